import { lexicon } from '@corroborate/text';

const TRACKING = lexicon('any', 'tracking-parameters', 'of-pages').pattern;

/** Where a page stands, apart from what moves without meaning: scheme, `www.`, closing slash, fragment, tracking. */
export function addressKey(address: string): string {
  if (!URL.canParse(address)) return address;
  const { hostname, pathname, searchParams } = new URL(address);
  const parameters = [...searchParams].filter(([name]) => !TRACKING.test(name)).sort(([a], [b]) => (a < b ? -1 : 1));
  const host = hostname.replace(/^(?:www|m|amp|mobile)\./, '');
  const path = pathname.replace(/\/(?:index\.\w{3,5})?$/, '').replace(/\/amp$/, '');
  return `${host}${path}?${new URLSearchParams(parameters).toString()}`;
}
