import type { SourceView } from '@corroborate/domain';

const UNRELIABLE = 4;

/** Listed as unreliable, and not merely in no list. */
export const isUnreliable = ({ tier }: Pick<SourceView, 'tier'>): boolean => tier === UNRELIABLE;

/** “is known to be unreliable”: of sources that are not credible, by the words that all places share. */
export function standingOf(views: readonly Pick<SourceView, 'name' | 'tier'>[]): string {
  const one = new Set(views.map(({ name }) => name)).size === 1;
  const be = one ? 'is' : 'are';
  if (views.every(isUnreliable)) return `${be} known to be unreliable`;
  const ordinary = one ? 'an ordinary or unknown outlet' : 'ordinary or unknown outlets';
  return views.some(isUnreliable) ? `${be} ${ordinary}, or known to be unreliable` : `${be} ${ordinary}`;
}
