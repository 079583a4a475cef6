import { DAY_MS, createReason, type Article } from '@corroborate/domain';
import type { EventMatch } from './event-match.policy';

/** Tolerance for inaccurate clocks and next-day editions. */
const MAX_AHEAD_MS = 2 * DAY_MS;

/** Why a page dated in the future cannot report a past event; null if its date is not in the future. */
export function findFutureDate(article: Article, now: Date): EventMatch | null {
  const published = article.published ? Date.parse(article.published.value) : Number.NaN;
  if (!(published > now.getTime() + MAX_AHEAD_MS)) return null;
  return {
    same: false,
    reasons: [createReason('event.future-date')],
    details: 0,
    dated: false,
    anchored: false,
    near: false,
    deniable: false,
    engineDated: false,
  };
}
