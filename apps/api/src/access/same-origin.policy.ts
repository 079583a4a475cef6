import type { AccessRequest } from './access.policy';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
export const changesNothing = (method: string): boolean => SAFE.has(method);

/**
 * Was a request that a browser's cookie speaks for really made by a page of ours? Browsers say where a request comes
 * from; one that does not is not trusted with a cookie.
 * @param publicOrigin origin under which browsers reach us, where a proxy changes the Host header
 */
export function isFromOurPages({ method, headers }: AccessRequest, publicOrigin: string | null): boolean {
  if (changesNothing(method)) return true;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const origin = headers['origin'];
  if (typeof origin !== 'string') return false;
  return origin === publicOrigin || hostOf(origin) === headers['host'];
}

/**
 * Does a browser say that a page of another origin made the request, whatever its method? Programs send none of these
 * headers. `trusted`: origins whose pages may call, and the one under which browsers reach us behind a proxy.
 */
export function isCrossOrigin({ headers }: Pick<AccessRequest, 'headers'>, trusted: readonly string[]): boolean {
  const origin = headers['origin'];
  if (typeof origin === 'string' && trusted.includes(origin)) return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const from = origin ?? headers['referer'];
  if (typeof from !== 'string') return false;
  return hostOf(from) !== headers['host'] && !trusted.some((one) => hostOf(one) === hostOf(from));
}

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}
