import type { AccessRequest } from './access.policy';

/** Credentials of a request. */
export interface Credential {
  kind: 'key' | 'token' | 'session';
  text: string;
}

type RequestHeaders = AccessRequest['headers'];

/** Maximum length of our keys and of providers' tokens. */
const MAX_CREDENTIAL_LENGTH = 8_192;
const BEARER = /^bearer +([^\s]+)$/i;

/** Reads the credential; the Authorization header takes precedence over the cookie. */
export function findCredential(headers: RequestHeaders, cookieName: string): Credential | null {
  const header = headers['authorization'];
  // Other schemes, such as Basic, are meant for a proxy in front of the API.
  if (typeof header === 'string' && /^bearer\b/i.test(header))
    return toCredential((header.length <= MAX_CREDENTIAL_LENGTH && BEARER.exec(header)?.[1]) || '');
  const named = headers['x-api-key'];
  if (typeof named === 'string') return { kind: 'key', text: named.slice(0, MAX_CREDENTIAL_LENGTH) };
  const cookie = readCookie(headers, cookieName);
  return cookie === null ? null : { kind: 'session', text: cookie };
}

/** Provider tokens consist of three parts separated by dots; our keys contain no dots. */
export const toCredential = (text: string): Credential => ({
  kind: text.split('.').length === 3 ? 'token' : 'key',
  text,
});

export function readCookie(headers: RequestHeaders, name: string): string | null {
  const header = headers['cookie'];
  if (typeof header !== 'string') return null;
  const pair = header.split(';').find((each) => each.trimStart().startsWith(`${name}=`));
  return pair === undefined ? null : pair.slice(pair.indexOf('=') + 1).trim();
}
