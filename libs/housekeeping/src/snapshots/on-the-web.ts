import { isHandedIn } from '@corroborate/domain';

/** Whether others can open this URL: imported posts and submitted text have none. */
export function isOnTheWeb(url: string): boolean {
  const { protocol = '', hostname = '' } = URL.parse(url) ?? {};
  return /^https?:$/.test(protocol) && !isHandedIn(hostname);
}
