import { isSubmittedHost } from '@corroborate/domain';

/** Whether other people can open this URL; imported posts and submitted texts have no such URL. */
export function isPublicWebUrl(url: string): boolean {
  const { protocol = '', hostname = '' } = URL.parse(url) ?? {};
  return /^https?:$/.test(protocol) && !isSubmittedHost(hostname);
}
