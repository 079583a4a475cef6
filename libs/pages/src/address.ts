import { memoize, siteOf } from '@corroborate/domain';
import { lexicon } from '@corroborate/text';

export { siteOf };

/** Host of an address in lower case, or the empty string. */
export const hostOf = memoize((url) => parseAddress(url)?.hostname.toLowerCase() ?? '', 100);

/** An http(s) address, or null. `base` makes relative ones absolute. */
export function parseAddress(address: string | null | undefined, base?: string): URL | null {
  if (!address || address.length > 4000) return null;
  const url = URL.parse(address.trim(), base);
  return url && (url.protocol === 'http:' || url.protocol === 'https:') && url.hostname ? url : null;
}

const TRACKING = lexicon('any', 'tracking-parameters', 'of-pages').pattern;

/** Absolute address without fragment and without parameters that only say where the reader came from. */
export function cleanAddress(url: URL): string {
  const copy = new URL(url.href);
  copy.hash = '';
  copy.username = '';
  copy.password = '';
  for (const name of [...copy.searchParams.keys()]) if (TRACKING.test(name)) copy.searchParams.delete(name);
  return copy.href;
}

/** Hosts whose job is to show other publishers' articles: a canonical address may point from or to them. */
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
 * The canonical address a page declares, when it is plausible: http(s), and on the same site or, for a page
 * shown by a syndicator, on the publisher's. A page must not be able to call itself somebody else's.
 */
export function plausibleCanonical(declared: string | null, finalUrl: string): string {
  const own = parseAddress(finalUrl);
  if (!own) return finalUrl;
  const target = parseAddress(declared, finalUrl);
  if (!target) return cleanAddress(own);
  const isFront = target.pathname === '/' && own.pathname !== '/';
  if (isFront) return cleanAddress(own);
  const ownSite = siteOf(own.hostname);
  const sameSite = siteOf(target.hostname) === ownSite;
  return sameSite || SYNDICATORS.includes(ownSite) ? cleanAddress(target) : cleanAddress(own);
}
