import { isHandedIn } from '@corroborate/domain';

/** Whether others can open this address: posts that were taken over and what was handed in stand at none. */
export function isOnTheWeb(url: string): boolean {
  const { protocol = '', hostname = '' } = URL.parse(url) ?? {};
  return /^https?:$/.test(protocol) && !isHandedIn(hostname);
}
