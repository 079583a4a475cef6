import type { Mode, PlannedQuery } from '@corroborate/domain';
import type { EngineManifest } from '../engines/engine.types';
import { MODE_LIMITS, type ModeLimits } from '../search.thresholds';
import { scheduleCalls, type PlannedCall } from './schedule-calls.policy';

export interface PaidState {
  /** Planned calls not made yet, the best first. */
  left: PlannedCall[];
  /** Relevant results so far, and all calls made for them, free ones too. */
  relevant: number;
  made: number;
  /** True before the first paid call of a search. */
  first: boolean;
}

/**
 * The paid calls to be made at once: none when enough was found, else as many as are needed at the rate at which calls
 * have brought relevant results so far. At first at most one an engine, since these may do better than the free ones.
 *
 * In four made-up worlds of 178 topics this paid for 33 calls more than one by one, a tenth of a cent an investigation.
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

/** What a search for these queries may pay at most, US dollars: it stops earlier where enough is found. */
export function paidAtMost(manifests: EngineManifest[], queries: PlannedQuery[], mode: Mode): number {
  const priced = manifests.filter(({ priceUsd }) => priceUsd > 0);
  const calls = scheduleCalls(priced, queries, MODE_LIMITS[mode].paidCalls);
  return calls.reduce((sum, { engine }) => sum + (priced.find(({ name }) => name === engine)?.priceUsd ?? 0), 0);
}
