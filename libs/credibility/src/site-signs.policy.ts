import { createReason, type Article, type AboutPageKind, type Reason } from '@corroborate/domain';
import { lexicon } from '@corroborate/text';
import { OLD_CLAIM_YEARS, SIGN_POINTS } from './credibility.thresholds';
import { hostToSite } from './host';

/**
 * Signals of journalistic practice on a site's pages. Any template can print these, so they only
 * rank unknown sites and never make one credible.
 */
export interface SiteSigns {
  /** Links to the site's own rules: ethics, standards, publishing principles. */
  standards?: boolean;
  /** Links to a corrections page or publishes a correction. */
  corrections?: boolean;
  /** Says who runs the site: about, masthead, staff, imprint. */
  masthead?: boolean;
  /** States who owns or funds the site. */
  ownership?: boolean;
  /** Gives contact details: contact page, imprint. */
  reachable?: boolean;
  /** An article has an author with first and last name. */
  namedWriter?: boolean;
  /** Articles are marked up as news. */
  newsMarkup?: boolean;
  /** Claimed founding year. Not a signal by itself: it is compared with the age of the domain. */
  founded?: number;
  /** Paths of the pages about the site that were seen, to be named in the reason. */
  seen?: readonly string[];
}
type Sign = Exclude<keyof SiteSigns, 'founded' | 'seen'>;

type PageSignals = Pick<Article, 'host' | 'links' | 'byline' | 'notices' | 'schemaTypes' | 'house'>;

const PATH_BY_SIGN = {
  standards: lexicon('any', 'site-pages', 'standards').pattern,
  corrections: lexicon('any', 'site-pages', 'corrections').pattern,
  masthead: lexicon('any', 'site-pages', 'masthead').pattern,
} as const;

/** Signals indicated by each kind of page about the outlet. */
const SIGNS_BY_PAGE: Record<AboutPageKind, Sign[]> = {
  standards: ['standards'],
  corrections: ['corrections'],
  masthead: ['masthead'],
  about: ['masthead'],
  imprint: ['masthead', 'reachable'],
  ownership: ['ownership'],
  contact: ['reachable'],
};

/** Signals on one page of a site; empty if the page was read and has none. */
export function readSigns(article: PageSignals): SiteSigns {
  const site = hostToSite(article.host);
  const paths = article.links.slice(0, 500).flatMap(({ url }) => ownPath(url, site) ?? []);
  const links = (pattern: RegExp) => paths.some((path) => pattern.test(path));
  const pages = (article.house?.pages ?? []).slice(0, 12).filter(({ url }) => ownPath(url, site) !== null);
  const shown = new Set(pages.flatMap(({ kind }) => SIGNS_BY_PAGE[kind] ?? []));
  const signs: Record<Sign, boolean> = {
    standards: shown.has('standards') || links(PATH_BY_SIGN.standards),
    corrections: shown.has('corrections') || links(PATH_BY_SIGN.corrections) || article.notices.length > 0,
    masthead: shown.has('masthead') || links(PATH_BY_SIGN.masthead),
    ownership: shown.has('ownership'),
    reachable: shown.has('reachable'),
    namedWriter: isNamed(article.byline),
    newsMarkup: article.schemaTypes.some((type) => /^(?:\w+)?NewsArticle$/.test(type)),
  };
  const seen = pages.flatMap(({ url }) => ownPath(url, site) ?? []);
  return {
    ...(Object.fromEntries(Object.entries(signs).filter(([, value]) => value)) as SiteSigns),
    ...(article.house?.founded ? { founded: article.house.founded } : {}),
    ...(seen.length > 0 ? { seen } : {}),
  };
}

/** Merges the signals of several pages of a site. */
export function addSigns(a: SiteSigns | null | undefined, b: SiteSigns | null | undefined): SiteSigns | null {
  if (!a || !b) return a ?? b ?? null;
  const merged = Object.entries({ ...withoutEmptySigns(a), ...withoutEmptySigns(b) }) as [keyof SiteSigns, never][];
  const seen = [...new Set([...(a.seen ?? []), ...(b.seen ?? [])])].slice(0, 12);
  return { ...Object.fromEntries(merged), ...(seen.length > 0 ? { seen } : {}) };
}
const withoutEmptySigns = (signs: SiteSigns): SiteSigns =>
  Object.fromEntries(Object.entries(signs).filter(([, value]) => value !== false && value !== undefined));

/** Path on the site itself; long paths are excluded, because they are articles. */
function ownPath(url: string, site: string): string | null {
  const address = URL.parse(url);
  if (!address || hostToSite(address.hostname) !== site) return null;
  const path = address.pathname.toLowerCase();
  return path.length <= 60 && path.split('/').filter(Boolean).length <= 3 ? path : null;
}

const ANONYMOUS_BYLINE = lexicon('any', 'outlet-names', 'nobody').pattern;

function isNamed(byline: string | null): boolean {
  const name = (byline ?? '')
    .slice(0, 200)
    .replace(/^by\s+/i, '')
    .trim();
  return (
    /^\p{Lu}[\p{L}\p{M}'’.-]*(?:\s+[\p{L}\p{M}'’.-]+){0,3}\s+\p{Lu}[\p{L}\p{M}'’.-]+/u.test(name) &&
    !ANONYMOUS_BYLINE.test(name)
  );
}

const TRANSPARENCY_SIGNS: readonly Sign[] = [
  'standards',
  'corrections',
  'masthead',
  'ownership',
  'reachable',
  'namedWriter',
  'newsMarkup',
];

/** Points for an unknown site, with the reason; null if no page was read. */
export function scoreSigns(signs: SiteSigns | null | undefined): { points: number; reason: Reason } | null {
  if (!signs) return null;
  const shown = TRANSPARENCY_SIGNS.filter((sign) => signs[sign] === true);
  if (shown.length === 0) return { points: SIGN_POINTS.none, reason: createReason('outlet.no-signs') };
  const points = shown.reduce((sum, sign) => sum + SIGN_POINTS[sign], 0);
  const pages = (signs.seen ?? []).slice(0, 5);
  return { points, reason: createReason('outlet.signs', { signs: shown, points, pages }) };
}

/**
 * Whether an outlet claims to be much older than its domain. It may have moved to a new domain, so this costs points
 * but does not lower the tier.
 */
export function domainAgeMismatch(signs: SiteSigns | null | undefined, registeredAt: Date): Reason | null {
  const founded = signs?.founded;
  const registered = registeredAt.getUTCFullYear();
  return founded && founded <= registered - OLD_CLAIM_YEARS
    ? createReason('outlet.invented-past', { founded, registered })
    : null;
}
