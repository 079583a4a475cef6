import type { CollectionAnswer } from '../collection.types';
import { COLLECTIONS } from '../collections.thresholds';

export const SCAN_ENDS = ['all-read', 'empty-batches', 'more-than-told', 'fault'] as const;
export type ScanEnd = (typeof SCAN_ENDS)[number];

/** Where a scan stands; kept after each batch, so that it goes on there after a kill. */
export interface ScanState extends Pick<CollectionAnswer, 'after' | 'narrowed'> {
  batches: number;
  /** Batches in a row that brought nothing new. */
  empty: number;
  read: number;
  end: ScanEnd | null;
}

export const NEW_SCAN: ScanState = { after: null, batches: 0, empty: 0, read: 0, end: null };

/** Small answers in the usual batch, large ones in larger, up to the ceiling. */
export function batchSize(total: number | null): number {
  if (total === null || total <= COLLECTIONS.batchMost) return COLLECTIONS.batch;
  return total <= 10 * COLLECTIONS.batchMost ? 2 * COLLECTIONS.batch : COLLECTIONS.batchMost;
}

export interface ScanPlan {
  needsFullScan: boolean;
  documents: number;
  batches: number;
  calls: number;
  costUsd: number;
}

/** What reading all would take, told before it is begun. */
export function planScan(total: number, seen: number, priceUsd: number): ScanPlan {
  const size = batchSize(total);
  const calls = Math.ceil(total / Math.min(size, COLLECTIONS.page));
  return {
    needsFullScan: total > seen,
    documents: total,
    batches: Math.ceil(total / size),
    calls,
    costUsd: calls * priceUsd,
  };
}

export interface BatchRead extends Pick<CollectionAnswer, 'after' | 'hasMore' | 'narrowed'> {
  fresh: number;
}

/**
 * The state after one more batch. A server that keeps bringing documents beyond twice what it told has no end of them:
 * the scan ends there, and is not called complete.
 */
export function afterBatch(state: ScanState, batch: BatchRead, total: number | null): ScanState {
  const narrowed = batch.narrowed ?? state.narrowed;
  const next = {
    ...(narrowed ? { narrowed } : {}),
    after: batch.after,
    batches: state.batches + 1,
    empty: batch.fresh === 0 ? state.empty + 1 : 0,
    read: state.read + batch.fresh,
  };
  return { ...next, end: endOf(next, batch, total) };
}

/** All of some days is not all: the server could not answer for the others. */
function lastPage({ narrowed, read }: Omit<ScanState, 'end'>, total: number | null): ScanEnd {
  if (narrowed) return 'fault';
  return total !== null && read < total ? 'empty-batches' : 'all-read';
}

function endOf(next: Omit<ScanState, 'end'>, { hasMore, after }: BatchRead, total: number | null): ScanEnd | null {
  if (!hasMore || after === null) return lastPage(next, total);
  if (next.empty >= COLLECTIONS.emptyBatches) return 'empty-batches';
  if (total !== null && next.batches > 2 * Math.ceil(total / batchSize(total)) + COLLECTIONS.emptyBatches)
    return 'more-than-told';
  return null;
}
