import { parse } from 'tldts';

/**
 * Hosts on which strangers publish under a name of their own, and which the public suffix list does not know as such.
 */
export const SHARED_HOSTS: ReadonlySet<string> = new Set(
  (
    'substack.com medium.com wordpress.com tumblr.com livejournal.com typepad.com beehiiv.com ghost.io weebly.com ' +
    'squarespace.com over-blog.com jimdofree.com jimdosite.com hubpages.com carrd.co neocities.org wixsite.com ' +
    'blogger.com blog.hu telegra.ph wattpad.com patreon.com buttondown.email write.as godaddysites.com ' +
    'mystrikingly.com blogs.com wordpress.org newsvine.com'
  ).split(' '),
);

/**
 * The domain that answers for an address or host: its registrable domain. Authors on shared hosts answer for
 * themselves (`a.substack.com` and `b.substack.com` are two sites). An IP or unknown host is its own site;
 * '' for what has no host. One definition for the whole product, since independence is counted by it.
 */
export function siteOf(addressOrHost: string): string {
  const { domain, hostname } = parse(addressOrHost.trim(), { allowPrivateDomains: true });
  const host = (hostname ?? '').toLowerCase();
  const site = (domain ?? host).toLowerCase();
  return isShared(site) ? authorHost(host, site) : site;
}

/** Blogger is under many country suffixes, of which the public suffix list knows only some. */
const isShared = (site: string) => SHARED_HOSTS.has(site) || /^blogspot\.[a-z.]{2,6}$/.test(site);

/** `www.a.substack.com` → `a.substack.com`; the platform's own pages stay the platform's. */
function authorHost(host: string, site: string): string {
  const author = host
    .slice(0, -site.length - 1)
    .split('.')
    .at(-1);
  return author && author !== 'www' ? `${author}.${site}` : site;
}
