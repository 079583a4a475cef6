import type { AccessRequest } from './access.policy';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
export const isSafeMethod = (method: string): boolean => SAFE_METHODS.has(method);

/**
 * Whether a request with a session cookie comes from our own origin. Requests without an Origin or Sec-Fetch-Site
 * header are not trusted.
 * @param publicOrigin origin that browsers use, if a proxy changes the Host header
 */
export function isFromOurPages({ method, headers }: AccessRequest, publicOrigin: string | null): boolean {
  if (isSafeMethod(method)) return true;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const origin = headers['origin'];
  if (typeof origin !== 'string') return false;
  return origin === publicOrigin || hostOf(origin) === headers['host'];
}

/**
 * Whether the headers mark the request as cross-origin, for any method. Programs do not send these headers. `trusted`
 * lists the allowed origins, including the public one behind a proxy.
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
