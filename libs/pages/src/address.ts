import { memoize, toSite as registrableDomain } from '@corroborate/domain';
import { lexicon } from '@corroborate/text';

/** `toSite` of the domain, remembered: a page's links and structured data name few hosts. */
export const toSite = memoize(registrableDomain, 100);

/** Lower-case host of a URL; empty if it cannot be parsed. */
export const getHost = memoize((url) => parseAddress(url)?.hostname.toLowerCase() ?? '', 100);

/** Parses an http(s) URL; null if it is not one. `base` resolves relative URLs. */
export function parseAddress(address: string | null | undefined, base?: string): URL | null {
  if (!address || address.length > 4000) return null;
  const url = URL.parse(address.trim(), base);
  return url && (url.protocol === 'http:' || url.protocol === 'https:') && url.hostname ? url : null;
}

const TRACKING_PARAMETERS = lexicon('any', 'tracking-parameters', 'of-pages').pattern;

/** Absolute URL without fragment and tracking parameters. */
export function cleanAddress(url: URL): string {
  if (!/[#?@]/.test(url.href)) return url.href;
  const copy = new URL(url.href);
  copy.hash = '';
  copy.username = '';
  copy.password = '';
  for (const name of [...copy.searchParams.keys()]) if (TRACKING_PARAMETERS.test(name)) copy.searchParams.delete(name);
  return copy.href;
}

/** Hosts that republish other publishers' articles; a canonical URL may lead to another site from or to these hosts. */
const SYNDICATORS = [
  'msn.com',
  'yahoo.com',
  'aol.com',
  'newsbreak.com',
  'smartnews.com',
  'apple.news',
  'flipboard.com',
  'ampproject.org',
];

/**
 * The canonical URL a page declares, if plausible: http(s), and on the same site or, for a page shown by a syndicator,
 * on the publisher's. A page must not be able to pass itself off as another site's.
 */
export function plausibleCanonical(declared: string | null, finalUrl: string): string {
  const own = parseAddress(finalUrl);
  if (!own) return finalUrl;
  const target = parseAddress(declared, finalUrl);
  if (!target) return cleanAddress(own);
  const isFront = target.pathname === '/' && own.pathname !== '/';
  if (isFront) return cleanAddress(own);
  const ownSite = toSite(own.hostname);
  const sameSite = toSite(target.hostname) === ownSite;
  return sameSite || SYNDICATORS.includes(ownSite) ? cleanAddress(target) : cleanAddress(own);
}
