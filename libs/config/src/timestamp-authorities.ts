import { z } from 'zod';

/** A configured timestamp authority (RFC 3161). */
export interface TimestampAuthoritySettings {
  /** URL without scheme, used as identifier. */
  name: string;
  url: string;
  /** OID of the requested timestamp policy; null = the authority's default. */
  policy: string | null;
  /** Basic authorization header from the credentials in the URL; null if there are none. */
  authorization: string | null;
}

const OID = /^[0-2](?:\.\d{1,20}){1,30}$/;

/** `TSA_URLS`: comma-separated URLs, each with an optional policy OID after `#`. */
export const timestampAuthorities = (meaning: string) =>
  z
    .string()
    .default('')
    .transform((text, context): TimestampAuthoritySettings[] => {
      const parts = text.split(',').map((part) => part.trim());
      const read = parts.filter((part) => part !== '').map(authorityIn);
      const named = new Set(read.map((one) => one?.name));
      if (read.every((one) => one !== null) && named.size === read.length) return read;
      const message = read.includes(null)
        ? 'must be a comma-separated list of http or https URLs, each with an optional #OID of the policy'
        : 'must not list an authority more than once';
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    })
    .describe(meaning);

function authorityIn(text: string): TimestampAuthoritySettings | null {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || /%(?![0-9a-f]{2})/i.test(url.username + url.password)) return null;
  const policy = url.hash.slice(1);
  if (policy !== '' && !OID.test(policy)) return null;
  const authorization = toAuthorization(url);
  Object.assign(url, { hash: '', username: '', password: '' });
  const name = `${url.host}${url.pathname}`.replace(/\/$/, '');
  return { name, url: url.href, policy: policy === '' ? null : policy, authorization };
}

function toAuthorization({ username, password }: URL): string | null {
  if (username === '') return null;
  const pair = [username, password].map(decodeURIComponent).join(':');
  return `Basic ${Buffer.from(pair).toString('base64')}`;
}
