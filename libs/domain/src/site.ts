import { parse } from 'tldts';

/** Shared hosts (many authors publish on them) that are missing from the public suffix list. */
export const SHARED_HOSTS: ReadonlySet<string> = new Set(
  (
    'substack.com medium.com wordpress.com tumblr.com livejournal.com typepad.com beehiiv.com ghost.io weebly.com ' +
    'squarespace.com over-blog.com jimdofree.com jimdosite.com hubpages.com carrd.co neocities.org wixsite.com ' +
    'blogger.com blog.hu telegra.ph wattpad.com patreon.com buttondown.email write.as godaddysites.com ' +
    'mystrikingly.com blogs.com wordpress.org newsvine.com'
  ).split(' '),
);

/**
 * Registrable domain of a URL or host. Authors on shared hosts are separate sites (`a.substack.com`, `b.substack.com`).
 * An IP address or unknown host is its own site; '' if there is no host. Sources with the same value are not
 * independent.
 */
export function toSite(addressOrHost: string): string {
  const { domain, hostname } = parse(addressOrHost.trim(), { allowPrivateDomains: true });
  const host = (hostname ?? '').toLowerCase();
  const site = (domain ?? host).toLowerCase();
  return isSharedHost(site) ? authorHost(host, site) : site;
}

/** Blogger uses many country suffixes, of which the public suffix list knows only some. */
const isSharedHost = (site: string) => SHARED_HOSTS.has(site) || /^blogspot\.[a-z.]{2,6}$/.test(site);

/** `www.a.substack.com` → `a.substack.com`; pages of the platform itself keep its domain. */
function authorHost(host: string, site: string): string {
  const author = host
    .slice(0, -site.length - 1)
    .split('.')
    .at(-1);
  return author && author !== 'www' ? `${author}.${site}` : site;
}
