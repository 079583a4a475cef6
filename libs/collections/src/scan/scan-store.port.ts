import type { CollectedDocument, CollectionFinding, CollectionName } from '../collection.types';
import type { ScanState } from './scan.policy';

/** A finding with its document. */
export interface KeptFinding {
  finding: CollectionFinding;
  document: CollectedDocument;
}

/** A document that a model can be shown, with its relevance to the question for which it was scanned. */
export interface NearDocument {
  document: CollectedDocument;
  /** 0–1. */
  nearness: number;
}

/** One scan of one collection for one investigation. */
export interface ScanKey extends CollectionName {
  investigationId: number;
  /** Digest of the request: a different request is a different scan. */
  request: string;
}

export interface OpenScan {
  id: number;
  state: ScanState;
  kept: KeptFinding[];
  near: NearDocument[];
}

/** Stores the progress of scans, so that they resume instead of restarting. */
export interface ScanStore {
  /** Returns the scan, creating it if necessary. */
  open(key: ScanKey): Promise<OpenScan>;
  /**
   * Marks ids as seen and stores the new state in one transaction: only ids not seen before count
   * as read, however often an interrupted scan repeats a batch.
   */
  advance(scanId: number, batch: SeenBatch): Promise<ScanState>;
}

export interface SeenBatch extends Pick<OpenScan, 'kept' | 'near'> {
  ids: string[];
  /** State after `fresh` more IDs that were not seen before. */
  stateOf: (fresh: number) => ScanState;
}
