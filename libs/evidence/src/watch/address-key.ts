import { lexicon } from '@corroborate/text';

const TRACKING_PARAMETERS = lexicon('any', 'tracking-parameters', 'of-pages').pattern;

/** Normalizes a URL for comparison: without scheme, `www.`, trailing slash, fragment and tracking parameters. */
export function addressKey(address: string): string {
  if (!URL.canParse(address)) return address;
  const { hostname, pathname, searchParams } = new URL(address);
  const parameters = [...searchParams]
    .filter(([name]) => !TRACKING_PARAMETERS.test(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const host = hostname.replace(/^(?:www|m|amp|mobile)\./, '');
  const path = pathname.replace(/\/(?:index\.\w{3,5})?$/, '').replace(/\/amp$/, '');
  return `${host}${path}?${new URLSearchParams(parameters).toString()}`;
}
