import { parse } from 'tldts';

/**
 * Registrable domain of an address or host, with private suffixes counted (`a.substack.com` and
 * `b.substack.com` are two sites). An IP or unknown host is its own site; '' for what has no host.
 */
export function siteOf(url: string): string {
  const parsed = parse(url.trim(), { allowPrivateDomains: true });
  return (parsed.domain ?? parsed.hostname ?? '').toLowerCase();
}
