import type { ModeLimits } from '../search.thresholds';
import type { PlannedCall } from './schedule-calls.policy';

export interface PaidState {
  /** Planned calls not made yet, the best first. */
  left: PlannedCall[];
  /** Relevant results so far. */
  relevant: number;
  /** True before the first paid call of a search. */
  first: boolean;
}

/**
 * The paid calls to be made at once. None when enough was found, one where little is missing: the next may not be needed.
 * Where much is missing, hardly ever does a single call make up for it: first each engine is asked once, and when
 * that changed nothing, everything left.
 */
export function nextPaidCalls({ left, relevant, first }: PaidState, { enough, few }: Pick<ModeLimits, 'enough' | 'few'>): PlannedCall[] {
  if (relevant >= enough) return [];
  if (relevant >= few) return left.slice(0, 1);
  return first ? left.filter(({ engine }, at) => left.findIndex((call) => call.engine === engine) === at) : left;
}
