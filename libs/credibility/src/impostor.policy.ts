import { domainToUnicode } from 'node:url';
import { createReason, isCredible, type Reason } from '@corroborate/domain';
import { lexicon, removeAccents } from '@corroborate/text';
import { MIN_BRAND_LENGTH } from './credibility.thresholds';
import { brandLabel, getHostSuffix, hostToSite } from './host';
import { FAMOUS_OUTLETS } from './registry';

interface Brand {
  site: string;
  label: string;
  name: string;
}

/** Labels that are words or common names: many legitimate sites use them, so the label alone proves nothing. */
const COMMON_LABELS = new Set(lexicon('any', 'domain-words', 'common').words);

const BRANDS: Brand[] = FAMOUS_OUTLETS.filter((entry) => isCredible(entry.tier) && entry.kind !== 'academic').flatMap(
  (entry) => [entry.site, ...(entry.sites ?? [])].map((site) => ({ site, label: brandLabel(site), name: entry.name })),
);
const DISTINCT_BRANDS = BRANDS.filter(({ label }) => !COMMON_LABELS.has(label) && label.length >= MIN_BRAND_LENGTH);
/** Abbreviations that are too short to search inside words, but clear if they stand alone before a news word. */
const ACRONYM_BRANDS: Brand[] = BRANDS.filter(({ site }) =>
  ['bbc.co.uk', 'cnn.com', 'npr.org', 'afp.com', 'wsj.com', 'cbc.ca', 'nhk.or.jp'].includes(site),
);

const NEWS_WORDS = new Set(lexicon('any', 'domain-words', 'news').words);

/** Outlet that a host imitates; null if none. Only for hosts that are not listed, rated or official. */
export function impostorReason(host: string): Reason | null {
  const site = hostToSite(host);
  return (
    lookAlikeReason(site) ??
    wrongSuffixReason(site) ??
    embeddedSiteReason(host, site) ??
    extraWordReason(site) ??
    fakeGovernmentReason(host, site)
  );
}

const toBrandParams = ({ name, site }: Brand) => ({ name, site });

/** Maps look-alike letters of other scripts, and digits, to the letters that they imitate. */
const LOOKALIKES: Record<string, string> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ј: 'j',
  ѕ: 's',
  һ: 'h',
  ԁ: 'd',
  ԛ: 'q',
  ԝ: 'w',
  в: 'b',
  к: 'k',
  м: 'm',
  н: 'h',
  т: 't',
  г: 'r',
  п: 'n',
  ո: 'n',
  ս: 'u',
  α: 'a',
  β: 'b',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ħ: 'h',
  ɡ: 'g',
  ɑ: 'a',
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '5': 's',
  '8': 'b',
};

function confusableSkeleton(label: string): string {
  const letters = [...removeAccents(domainToUnicode(label))].map((c) => LOOKALIKES[c] ?? c).join('');
  return letters.replace(/rn/g, 'm').replace(/vv/g, 'w').replace(/cl/g, 'd').replace(/[il]/g, 'l');
}

const BRAND_LABELS: ReadonlySet<string> = new Set(BRANDS.map(({ label }) => label));
/**
 * First brand for each skeleton, without short brands, which resemble too many names. Reversed, because later entries
 * of a map replace earlier ones.
 */
const BRAND_BY_SKELETON: ReadonlyMap<string, Brand> = new Map(
  BRANDS.filter(({ label }) => label.length >= 4)
    .toReversed()
    .map((brand) => [confusableSkeleton(brand.label), brand]),
);

function lookAlikeReason(site: string): Reason | null {
  const label = brandLabel(site);
  // A brand does not imitate itself.
  const brand = BRAND_LABELS.has(label) ? undefined : BRAND_BY_SKELETON.get(confusableSkeleton(label));
  return brand ? createReason('outlet.look-alike', toBrandParams(brand)) : null;
}

const BORROWED_SUFFIX = lexicon('any', 'domain-words', 'suffix').pattern;

function wrongSuffixReason(site: string): Reason | null {
  const suffix = getHostSuffix(site);
  const label = brandLabel(site);
  const brand =
    DISTINCT_BRANDS.find((b) => b.label === label) ??
    ACRONYM_BRANDS.find((b) => b.label === label && BORROWED_SUFFIX.test(suffix));
  return brand ? createReason('outlet.other-suffix', { ...toBrandParams(brand), suffix }) : null;
}

/** A known host name as a prefix of another domain: `www.bbc.co.uk.example.net`. */
function embeddedSiteReason(host: string, site: string): Reason | null {
  const before = host.slice(0, -site.length);
  const inFront =
    before === '' ? null : BRANDS.find((b) => b.label.length >= 3 && `.${before}`.includes(`.${b.site}.`));
  // Dots replaced by dashes: `bbc-co-uk.example`, `nytimes-com.info`.
  const label = brandLabel(site);
  const dashed =
    inFront ??
    BRANDS.find(
      (b) =>
        label.includes('-') &&
        (label === b.site.replace(/\./g, '-') || label.startsWith(`${b.site.replace(/\./g, '-')}-`)),
    );
  return dashed ? createReason('outlet.address-inside', toBrandParams(dashed)) : null;
}

function extraWordReason(site: string): Reason | null {
  const label = brandLabel(site);
  const brand =
    DISTINCT_BRANDS.find((b) => isBrandWithWords(label, b.label)) ??
    ACRONYM_BRANDS.find((b) => isBrandWithWords(label, b.label));
  return brand ? createReason('outlet.added-word', toBrandParams(brand)) : null;
}

function isBrandWithWords(label: string, brand: string): boolean {
  if (label.length <= brand.length || !label.includes(brand)) return false;
  const rests = [
    label.startsWith(brand) ? label.slice(brand.length) : null,
    label.endsWith(brand) ? label.slice(0, -brand.length) : null,
  ];
  return rests.some((rest) => rest !== null && isOnlyNewsWords(rest));
}

function isOnlyNewsWords(rest: string): boolean {
  const parts = rest.split('-').filter(Boolean);
  return parts.length > 0 && parts.every((part) => NEWS_WORDS.has(part) || splitsIntoNewsWords(part));
}
function splitsIntoNewsWords(part: string): boolean {
  for (let at = 2; at <= part.length - 2; at += 1)
    if (NEWS_WORDS.has(part.slice(0, at)) && NEWS_WORDS.has(part.slice(at))) return true;
  return false;
}

/** A host that pretends to be a government: `gov` or `mil` is significant only at its end. */
function fakeGovernmentReason(host: string, site: string): Reason | null {
  const label = brandLabel(site);
  const before = host.slice(0, -site.length).split('.').filter(Boolean);
  const dashed = /(?:^|-)gov(?:-|$)/.test(label) && label !== 'gov';
  return dashed || before.some((part) => part === 'gov' || part === 'gouv' || part === 'mil')
    ? createReason('outlet.mock-government', { site })
    : null;
}
