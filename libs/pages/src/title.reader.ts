import { allMatches, firstNonEmptyText, collapseWhitespace } from '@corroborate/text';
import { getHost } from './address';
import { parseDateText } from './dates/date.parse';
import { readNodeText, readNodeTexts, type PageMarkup } from './markup/json-ld.reader';
import { findMeta } from './markup/meta.reader';
import type { PageScan } from './markup/scan.types';
import { PAGE_LIMITS, TITLE_RULES } from './pages.thresholds';

export interface TitleSource extends Pick<PageMarkup, 'scan' | 'main'> {
  outlet: string | null;
  finalUrl: string;
}

/** A text that may be the headline, and its weight in support of matching candidates. */
interface TitleCandidate {
  text: string;
  key: string;
  weight: number;
}

/**
 * The headline: the text most of the page's titles agree on. A title followed by the outlet's name matches the heading
 * it begins with; a separate social title, a description or the outlet's name matches none.
 */
export function readTitle(source: TitleSource): string {
  const names = new Set([...outletKeys(source), ...listBrandKeys(source.scan)]);
  const all = candidatesOf(source).filter(({ key }) => key !== '' && !names.has(key));
  const best = pickMostAgreed(all);
  const chosen = best ? pickShortest(all.filter((one) => one === best || isWithin(one, best))) : undefined;
  const text =
    chosen?.text ?? collapseWhitespace((source.scan.headings[0]?.text ?? source.scan.title).slice(0, MAX_TITLE_CHARS));
  return firstNonEmptyText([withoutOutlet(text, names, sectionKeys(source))], PAGE_LIMITS.maxTitleChars) ?? '';
}

const MAX_TITLE_CHARS = 1_000;

function candidatesOf({ scan, main }: TitleSource): TitleCandidate[] {
  const { declared, name, social, window, twitter } = TITLE_RULES.weights;
  return [
    ...headingsOf(scan),
    createCandidate(main ? readNodeText(main.headline) : null, declared),
    createCandidate(findMeta(scan, 'og:title'), social),
    createCandidate(scan.title, window),
    createCandidate(main ? readNodeText(main.name) : null, name),
    createCandidate(findMeta(scan, 'twitter:title', 'headline', 'dc.title', 'sailthru.title'), twitter),
    ...lowerHeadings(scan),
  ];
}

const mainHeadings = ({ headings }: PageScan): PageScan['headings'] =>
  headings.filter(({ level, hidden, region }) => level === 1 && !hidden && !SIDE_REGIONS.has(region));

/** Without a main heading, others only confirm a part of another title. */
const lowerHeadings = (scan: PageScan): TitleCandidate[] =>
  mainHeadings(scan).length > 0
    ? []
    : scan.headings
        .filter(
          ({ text, hidden, region }) =>
            !hidden && !SIDE_REGIONS.has(region) && titleKey(text).length >= TITLE_RULES.leastHeading,
        )
        .slice(0, TITLE_RULES.mostHeadings)
        .map(({ text }) => createCandidate(text, 0));

/** Main headings; those outside the article count only if it has none, because they may be the site name. */
function headingsOf(scan: PageScan): TitleCandidate[] {
  const { heading, outside } = TITLE_RULES.weights;
  const all = mainHeadings(scan);
  const inArticle = all.filter(({ region }) => region === 'article' || region === 'main');
  const headings = (inArticle.length > 0 ? inArticle : all).slice(0, TITLE_RULES.mostCompared);
  const unlike = new Map(headings.map((one) => [titleKey(one.text.slice(0, MAX_TITLE_CHARS)), one]));
  return [...unlike.values()]
    .slice(0, TITLE_RULES.mostHeadings)
    .map(({ text }) => createCandidate(text, inArticle.length > 0 ? heading : outside));
}

/** Main headings outside the article that are the name of the site. */
const listBrandKeys = (scan: PageScan): string[] =>
  mainHeadings(scan)
    .slice(0, TITLE_RULES.mostHeadings)
    .flatMap(({ text, region }) =>
      region !== 'article' && region !== 'main' && isPossibleBrand(text, scan) ? [titleKey(text)] : [],
    );

/**
 * Whether the heading is much shorter than the social title, or is one end of the window title with another heading as
 * the rest.
 */
function isPossibleBrand(heading: string, scan: PageScan): boolean {
  const social = collapseWhitespace(findMeta(scan, 'og:title') ?? '');
  if (heading.length < social.length * TITLE_RULES.brandShare && !social.startsWith(heading)) return true;
  const title = collapseWhitespace(scan.title.slice(0, MAX_TITLE_CHARS));
  const at = title.indexOf(heading);
  if (at < 0 || title.length === heading.length) return false;
  // "Headline - Site"
  if (at > heading.length / 2 && at + heading.length === title.length && /\s[|–—«»-]\s$/u.test(title.slice(0, at)))
    return true;
  const rest = titleKey(title.slice(0, at) + title.slice(at + heading.length));
  const others = scan.headings
    .slice(0, TITLE_RULES.mostCompared)
    .filter(({ hidden, text }) => !hidden && text !== heading)
    .map(({ text }) => titleKey(text.slice(0, MAX_TITLE_CHARS)));
  // Headlines are longer than site names.
  const least = Math.max(TITLE_RULES.leastHeading, titleKey(heading).length + 1);
  return others.some((other) => other.length >= least && rest.includes(other));
}

const SIDE_REGIONS: ReadonlySet<string> = new Set(['aside', 'dialog', 'comments', 'nav', 'footer']);

function createCandidate(raw: string | null, weight: number): TitleCandidate {
  const text = collapseWhitespace((raw ?? '').slice(0, MAX_TITLE_CHARS));
  return { text, key: titleKey(text), weight };
}

const titleKey = (text: string): string =>
  collapseWhitespace(
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' '),
  );

function pickMostAgreed(all: TitleCandidate[]): TitleCandidate | null {
  let best: TitleCandidate | null = null;
  let most = 0;
  for (const one of all) {
    const votes = all.reduce((sum, other) => sum + (areConsistent(one, other) ? other.weight : 0), 0);
    if (votes > most) [best, most] = [one, votes];
  }
  return best;
}

const areConsistent = (a: TitleCandidate, b: TitleCandidate): boolean =>
  a.key === b.key || isWithin(a, b) || isWithin(b, a);

/** Whether the longer title is the shorter one with a separated part before or after it. */
function isWithin(short: TitleCandidate, long: TitleCandidate): boolean {
  if (short.key === long.key) return true;
  if (short.text.length >= long.text.length || short.text.length < long.text.length * TITLE_RULES.leastShare)
    return false;
  const at = long.text.toLowerCase().indexOf(short.text.toLowerCase());
  if (at < 0) return false;
  const [before, behind] = [long.text.slice(0, at), long.text.slice(at + short.text.length)];
  return (before === '' || SEPARATOR_BEFORE.test(before)) && (behind === '' || SEPARATOR_AFTER.test(behind));
}

const SEPARATOR_BEFORE = /(?:\s[|–—·•»+-]{1,3}\s|[:：|｜ㅣ│?!.…]\s?|^["“”'‘’«»„])$/u;
const SEPARATOR_AFTER = /^(?:[_-](?=[\p{sc=Han}\p{sc=Kana}])|\s{0,2}[|｜ㅣ│：*]|\s[–—·•«»/:-](?=\s)|["“”'‘’«»]$)/u;

const pickShortest = (all: TitleCandidate[]): TitleCandidate | undefined =>
  all.toSorted((a, b) => a.key.length - b.key.length)[0];

/** Names of the outlet that can occur in a title, including its domain. */
function outletKeys({ scan, main, outlet, finalUrl }: TitleSource): ReadonlySet<string> {
  const host = getHost(finalUrl).replace(/^(?:www|m|amp|mobile|edition)\./, '');
  const labels = host.split('.');
  const names = [
    outlet,
    main ? readNodeText(main.publisher, 'name', 'alternateName') : null,
    findMeta(scan, 'application-name', 'apple-mobile-web-app-title'),
    findMeta(scan, 'twitter:site')?.replace(/^@/, '') ?? null,
    host,
    labels.slice(0, -1).join(' '),
    labels.at(-2) ?? null,
  ];
  return new Set(names.map((name) => titleKey((name ?? '').slice(0, MAX_TITLE_CHARS))).filter((key) => key.length > 1));
}

const sectionKeys = ({ scan, main }: TitleSource): ReadonlySet<string> =>
  new Set(
    [...readNodeTexts(main?.articleSection), findMeta(scan, 'article:section', 'section') ?? '']
      .map(titleKey)
      .filter((key) => key !== ''),
  );

const SEPARATOR = /\s+[|–—·•:»-]{1,2}\s+|\s?[｜ㅣ│：]\s?/gu;

/** Removes outlet, section and date from either end of "Headline | Section | Outlet". */
function withoutOutlet(title: string, names: ReadonlySet<string>, sections: ReadonlySet<string>): string {
  const cuts = allMatches(title, SEPARATOR);
  const first = cuts[0];
  if (!first) return title;
  for (const cut of cuts) {
    const tail = title.slice(cut.index + cut[0].length);
    const rest = title.slice(0, cut.index);
    const isLast = cut === cuts.at(-1);
    if (isOutlet(tail, names) || (isLast && (sections.has(titleKey(tail)) || isTrailingDate(tail, rest))))
      return withoutOutlet(rest, names, sections);
  }
  const head = title.slice(0, first.index);
  return isOutlet(head, names) ? title.slice(first.index + first[0].length) : title;
}

/** Whether the part is the outlet's name, without article and spaces, or followed by a country or kind. */
function isOutlet(part: string, names: ReadonlySet<string>): boolean {
  const bare = compactKey(titleKey(part));
  if (bare.length < 2) return false;
  return [...names].map(compactKey).some((name) => {
    if (name === bare) return true;
    return name.length >= TITLE_RULES.leastName && bare.length <= name.length * 2 && bare.startsWith(name);
  });
}
const compactKey = (key: string): string => key.replace(/^the /, '').replaceAll(' ', '');

/** Whether the part is a date after the headline; "14. – 20. May 2022" is a range and stays. */
const isTrailingDate = (part: string, before: string): boolean =>
  part.length <= 24 && /\d{4}/.test(part) && !/\d\.?$/.test(before) && parseDateText(part, true) !== null;
