import { isSecretName } from './redaction.policy';

export interface Hop {
  method: string;
  url: URL;
  headers: Record<string, string>;
  body: string | Uint8Array | undefined;
}

export type RedirectStep = { follow: true; hop: Hop } | { follow: false; reason: string };

const REDIRECT_STATUSES = new Set([301, 302, 303, 307, 308]);
export const isRedirect = (status: number, location: string | undefined): boolean =>
  REDIRECT_STATUSES.has(status) && location !== undefined && location !== '';

/**
 * The request after a redirect: method rules of RFC 9110; secrets are not sent to another origin. A redirect that would
 * send the body to another site is refused.
 */
export function followRedirect(from: Hop, status: number, target: URL): RedirectStep {
  const method = methodAfter(status, from.method);
  const keepsBody = method === from.method && from.body !== undefined;
  const leaves = !isSameOrUpgraded(from.url, target);
  if (keepsBody && leaves)
    return { follow: false, reason: 'the redirect would carry the request body to another site' };
  const isDroppedHeader = (name: string) =>
    (leaves && isPersonalHeader(name)) || (!keepsBody && name.startsWith('content-'));
  const headers = Object.fromEntries(Object.entries(from.headers).filter(([name]) => !isDroppedHeader(name)));
  return { follow: true, hop: { method, url: target, headers, body: keepsBody ? from.body : undefined } };
}

function methodAfter(status: number, method: string): string {
  if (status === 303) return method === 'HEAD' ? 'HEAD' : 'GET';
  return (status === 301 || status === 302) && method === 'POST' ? 'GET' : method;
}

/** Same origin, or an upgrade from http to https on the same host. */
function isSameOrUpgraded(from: URL, to: URL): boolean {
  const moved = from.protocol === 'http:' && to.protocol === 'https:' && from.port + to.port === '';
  return from.origin === to.origin || (moved && from.hostname === to.hostname);
}

const isPersonalHeader = (name: string) => isSecretName(name) || name === 'referer' || name === 'origin';

/**
 * Undici decodes headers as latin1, but servers send UTF-8 in `Location`. Decoded as UTF-8 if valid, otherwise
 * unchanged.
 */
export function readLocation(location: string): string {
  if (/^[\x00-\x7f]*$/.test(location)) return location;
  const utf8 = Buffer.from(location, 'latin1').toString('utf8');
  return utf8.includes('\ufffd') ? location : utf8;
}
