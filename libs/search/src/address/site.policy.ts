import { parse } from 'tldts';

/** Hosts of many authors that the public suffix list does not know as such. */
const SHARED_HOSTS = new Set(
  'substack.com medium.com tumblr.com livejournal.com typepad.com beehiiv.com ghost.io weebly.com squarespace.com over-blog.com jimdofree.com hubpages.com carrd.co'.split(
    ' ',
  ),
);

/**
 * Registrable domain of an address or host, with shared hosts counted (`a.substack.com` and
 * `b.substack.com` are two sites). An IP or unknown host is its own site; '' for what has no host.
 */
export function siteOf(url: string): string {
  const { domain, hostname } = parse(url.trim(), { allowPrivateDomains: true });
  const host = (hostname ?? '').toLowerCase();
  const site = (domain ?? host).toLowerCase();
  return SHARED_HOSTS.has(site) ? authorHost(host, site) : site;
}

/** `www.a.substack.com` → `a.substack.com`; the platform's own pages stay the platform's. */
function authorHost(host: string, site: string): string {
  const author = host
    .slice(0, -site.length - 1)
    .split('.')
    .at(-1);
  return author && author !== 'www' ? `${author}.${site}` : site;
}
