import { toSite } from '@corroborate/domain';
import { getPublicSuffix } from 'tldts';
import { PLATFORMS, type Platform } from './registry/platforms';

const PLATFORM_BY_SITE = new Map(PLATFORMS.map((platform) => [platform.site, platform]));

/** Host in lowercase, without port, trailing dot and `www.`. URLs are accepted as well. */
export function normalizeHost(input: string): string {
  const text = input.trim().toLowerCase();
  const host = text.includes('/')
    ? (URL.parse(text.includes('://') ? text : `http://${text}`)?.hostname ?? '')
    : text.replace(/:\d+$/, '');
  return host.replace(/\.$/, '').replace(/^www\d?\./, '');
}

/** The domain responsible for a host or URL; see `toSite` in libs/domain. */
export function hostToSite(input: string): string {
  return toSite(normalizeHost(input));
}

/** The publishing platform a host belongs to; null for ordinary sites. */
export function findPlatform(host: string): Platform | null {
  const labels = host.split('.');
  for (let at = 0; at < labels.length - 1; at += 1) {
    const platform = PLATFORM_BY_SITE.get(labels.slice(at).join('.'));
    if (platform) return platform;
  }
  return blogspotCountry(host);
}

/** Recognizes `name.blogspot.de` and similar hosts: one platform with many country suffixes. */
function blogspotCountry(host: string): Platform | null {
  return /(?:^|\.)blogspot\.[a-z]{2,3}(?:\.[a-z]{2})?$/.test(host)
    ? { site: host.slice(host.lastIndexOf('blogspot')), name: 'Blogger', kind: 'blog', userHosts: true }
    : null;
}

export const getHostSuffix = (host: string): string => getPublicSuffix(host) ?? '';

/** The label right before the public suffix: `nytimes` of `www.nytimes.co.uk`. */
export function brandLabel(site: string): string {
  const suffix = getHostSuffix(site);
  const head = suffix && site.endsWith(`.${suffix}`) ? site.slice(0, -suffix.length - 1) : site;
  return head.slice(head.lastIndexOf('.') + 1);
}
