import type { CollectionAnswer } from '../collection.types';
import { COLLECTION_LIMITS } from '../collections.thresholds';

export const SCAN_ENDS = ['all-read', 'empty-batches', 'more-than-told', 'fault'] as const;
export type ScanEnd = (typeof SCAN_ENDS)[number];

/** State of a scan; stored after each batch so that it can be resumed. */
export interface ScanState extends Pick<CollectionAnswer, 'after' | 'narrowed'> {
  batches: number;
  /** Consecutive batches without new documents. */
  empty: number;
  read: number;
  end: ScanEnd | null;
}

export const NEW_SCAN: ScanState = { after: null, batches: 0, empty: 0, read: 0, end: null };

/** Batch size: the default for small results, larger for large results, up to the maximum. */
export function batchSize(total: number | null): number {
  if (total === null || total <= COLLECTION_LIMITS.batchMost) return COLLECTION_LIMITS.batch;
  return total <= 10 * COLLECTION_LIMITS.batchMost ? 2 * COLLECTION_LIMITS.batch : COLLECTION_LIMITS.batchMost;
}

export interface ScanPlan {
  needsFullScan: boolean;
  documents: number;
  batches: number;
  calls: number;
  costUsd: number;
}

/** Estimated cost of reading all documents, announced before the scan. */
export function planScan(total: number, seen: number, priceUsd: number): ScanPlan {
  const size = batchSize(total);
  const calls = Math.ceil(total / Math.min(size, COLLECTION_LIMITS.page));
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
 * State after one more batch. A server that sends more than twice the number of documents it announced would never be
 * finished, so the scan ends and is not marked complete.
 */
export function advanceScanState(state: ScanState, batch: BatchRead, total: number | null): ScanState {
  const narrowed = batch.narrowed ?? state.narrowed;
  const next = {
    ...(narrowed ? { narrowed } : {}),
    after: batch.after,
    batches: state.batches + 1,
    empty: batch.fresh === 0 ? state.empty + 1 : 0,
    read: state.read + batch.fresh,
  };
  return { ...next, end: findScanEnd(next, batch, total) };
}

/**
 * How the last page ends a scan. A scan of some dates is not complete, because the server could not answer for the
 * others.
 */
function lastPageEnd({ narrowed, read }: Omit<ScanState, 'end'>, total: number | null): ScanEnd {
  if (narrowed) return 'fault';
  return total !== null && read < total ? 'empty-batches' : 'all-read';
}

function findScanEnd(
  next: Omit<ScanState, 'end'>,
  { hasMore, after }: BatchRead,
  total: number | null,
): ScanEnd | null {
  if (!hasMore || after === null) return lastPageEnd(next, total);
  if (next.empty >= COLLECTION_LIMITS.emptyBatches) return 'empty-batches';
  if (total !== null && next.batches > 2 * Math.ceil(total / batchSize(total)) + COLLECTION_LIMITS.emptyBatches)
    return 'more-than-told';
  return null;
}
