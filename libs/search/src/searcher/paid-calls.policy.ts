import type { Mode, PlannedQuery } from '@corroborate/domain';
import type { EngineManifest } from '../engines/engine.types';
import { MODE_LIMITS, type ModeLimits } from '../search.thresholds';
import { scheduleCalls, type PlannedCall } from './schedule-calls.policy';

export interface PaidState {
  /** Planned calls not made yet, best first. */
  left: PlannedCall[];
  /** Relevant results so far, and all calls made to find them, including free ones. */
  relevant: number;
  made: number;
  /** True before the first paid call of a search. */
  first: boolean;
}

/**
 * The paid calls to make at once: none if enough was found, otherwise as many as are needed at the
 * rate at which calls have found relevant results so far. At first at most one per engine, since
 * these may do better than the free ones. In four simulated worlds with 178 topics this made 33
 * more paid calls than a strictly sequential search, a tenth of a cent per investigation.
 */
export function nextPaidCalls(
  { left, relevant, made, first }: PaidState,
  { enough }: Pick<ModeLimits, 'enough'>,
): PlannedCall[] {
  if (relevant >= enough) return [];
  const needed = relevant > 0 ? Math.ceil(((enough - relevant) * made) / relevant) : Infinity;
  const open = first ? left.filter(({ engine }, at) => left.findIndex((call) => call.engine === engine) === at) : left;
  return open.slice(0, Math.max(1, needed));
}

/** Maximum cost of a search for these queries in US dollars; the search stops earlier if enough is found. */
export function maxPaidCostUsd(manifests: EngineManifest[], queries: PlannedQuery[], mode: Mode): number {
  const priced = manifests.filter(({ priceUsd }) => priceUsd > 0);
  const calls = scheduleCalls(priced, queries, MODE_LIMITS[mode].paidCalls);
  return calls.reduce((sum, { engine }) => sum + (priced.find(({ name }) => name === engine)?.priceUsd ?? 0), 0);
}
