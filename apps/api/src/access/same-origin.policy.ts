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

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}
