import { isSubmittedHost } from '@corroborate/domain';

/** Whether others can open this URL: imported posts and submitted text have none. */
export function isPublicWebUrl(url: string): boolean {
  const { protocol = '', hostname = '' } = URL.parse(url) ?? {};
  return /^https?:$/.test(protocol) && !isSubmittedHost(hostname);
}
