import ipaddr from 'ipaddr.js';
import { UPSTREAM } from './upstream.thresholds';

export interface Refusal {
  ok: false;
  reason: string;
}
export type AddressVerdict = { ok: true; url: URL } | Refusal;
export interface AddressRules {
  /** For closed test networks: only the format of the URL is checked. */
  allowPrivate: boolean;
}

const refuse = (reason: string): Refusal => ({ ok: false, reason });

/** Name endings that never belong to the public web. */
const PRIVATE_SUFFIXES = [
  'localhost',
  'local',
  'localdomain',
  'internal',
  'intranet',
  'lan',
  'home',
  'corp',
  'private',
  'home.arpa',
  'arpa',
  'onion',
];
/** Host names of cloud metadata services, and names that resolve to an embedded address. */
const REFUSED_NAMES = [
  'metadata.goog',
  'nip.io',
  'sslip.io',
  'xip.io',
  'localtest.me',
  'lvh.me',
  'vcap.me',
  'lacolhost.com',
];
/** Metadata services that cloud providers put on ordinary unicast addresses. */
const METADATA_ADDRESSES = new Set(['168.63.129.16']);

/**
 * Whether the gateway may request this URL, judged by its text: scheme, credentials, port, host name and literal IP
 * address in any notation. `checkIp` checks resolved addresses on connection. `base`: for relative redirects.
 */
export function checkAddress(raw: string, rules: AddressRules, base?: URL): AddressVerdict {
  if (raw.length > UPSTREAM.maxAddressLength) return refuse('the URL is too long');
  if (!URL.canParse(raw, base?.href)) return refuse('the URL is invalid');
  const url = new URL(raw, base);
  url.hash = '';
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return refuse('only http and https are allowed');
  if (url.username !== '' || url.password !== '') return refuse('the URL contains credentials');
  if (rules.allowPrivate) return { ok: true, url };
  if (!(UPSTREAM.ports as readonly string[]).includes(url.port)) return refuse(`port ${url.port} is not allowed`);
  const reason = hostRefusalReason(url, raw, base);
  return reason === null ? { ok: true, url } : refuse(reason);
}

/**
 * Whether the URL, judged by its text, is a public web URL without credentials, regardless of port and settings.
 * Non-public URLs are never disclosed to third parties.
 */
export function isPublicAddress(raw: string): boolean {
  if (raw.length > UPSTREAM.maxAddressLength || !URL.canParse(raw)) return false;
  const url = new URL(raw);
  return (
    url.username === '' && url.password === '' && url.hostname !== '' && hostRefusalReason(url, raw, undefined) === null
  );
}

function hostRefusalReason({ hostname }: URL, raw: string, base: URL | undefined): string | null {
  const bare = hostname.replace(/^\[|\]$/g, '');
  if (!mayBeIp(hostname) || !ipaddr.isValid(bare)) return nameRefusalReason(hostname);
  // The URL parser normalizes 0x7f.1, 017700000001 and 2130706433, which are used only to disguise an address.
  const own = hostname !== base?.hostname;
  if (own && !hostname.startsWith('[') && !raw.includes(`//${hostname}`))
    return 'the IP address is written in a disguised form';
  return checkIp(bare);
}

/** IP literals are in brackets or end in a number; skips the expensive library call for names. */
const mayBeIp = (hostname: string): boolean =>
  hostname.startsWith('[') || /(?:^|\.)(?:\d+|0x[\da-f]*)\.*$/i.test(hostname);

/** Reason why a host name is refused, or null. */
function nameRefusalReason(hostname: string): string | null {
  const name = hostname.toLowerCase().replace(/\.+$/, '');
  if (name === '' || !name.includes('.')) return 'a host name without a dot is not public';
  const under = (suffix: string) => name === suffix || name.endsWith(`.${suffix}`);
  if (PRIVATE_SUFFIXES.some(under)) return 'the host name belongs to a private network';
  if (REFUSED_NAMES.some(under)) return 'the host name resolves to private addresses';
  return null;
}

/** Reason why an IP address (v4 or v6, textual) is refused, or null when it is an ordinary public one. */
export function checkIp(address: string): string | null {
  if (!ipaddr.isValid(address)) return 'the URL is invalid';
  const ip = ipaddr.parse(address);
  if (METADATA_ADDRESSES.has(ip.toString())) return 'the address is a metadata service';
  const range = ip.range();
  if (range !== 'unicast') return `the address is not public (${range})`;
  // Only 2000::/3 is public; other ranges embed IPv4 addresses (::a.b.c.d, local NAT64) or are unassigned.
  const firstByte = ip.kind() === 'ipv6' ? (ip.toByteArray()[0] ?? 0) : 0x20;
  return firstByte >> 5 === 1 ? null : 'the address is not public (unassigned)';
}
