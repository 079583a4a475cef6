import type { CollectedDocument, CollectionFinding, CollectionName } from '../collection.types';
import type { ScanState } from './scan.policy';

/** A finding with the document that it stands in. */
export interface KeptFinding {
  finding: CollectionFinding;
  document: CollectedDocument;
}

/** A document that a reader may be shown, and how near it is to the question that it was scanned for. */
export interface NearDocument {
  document: CollectedDocument;
  /** 0–1. */
  nearness: number;
}

/** One scan of one collection for one investigation. */
export interface ScanKey extends CollectionName {
  investigationId: number;
  /** Of what was asked for: another question is another scan. */
  request: string;
}

export interface OpenScan {
  id: number;
  state: ScanState;
  kept: KeptFinding[];
  near: NearDocument[];
}

/** How far scans came, so that none begins again what it has read. */
export interface ScanStore {
  /** Returns the scan, creating it if necessary. */
  open(key: ScanKey): Promise<OpenScan>;
  /**
   * Marks ids as seen and keeps where the scan stands then, both or neither: what is counted as read is what was never
   * seen before, however often a killed scan begins a batch anew.
   */
  advance(scanId: number, batch: SeenBatch): Promise<ScanState>;
}

export interface SeenBatch extends Pick<OpenScan, 'kept' | 'near'> {
  ids: string[];
  /** The state that so many ids not seen before lead to. */
  stateOf: (fresh: number) => ScanState;
}
