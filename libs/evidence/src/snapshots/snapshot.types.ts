import type { Instant, Reason } from '@corroborate/domain';

/** `picture`: full page as PNG. `print`: as PDF. `dom`: HTML after scripts ran, in UTF-8. */
export const SNAPSHOT_PARTS = ['picture', 'print', 'dom'] as const;
export type SnapshotPart = (typeof SNAPSHOT_PARTS)[number];

export const PART_TYPES: Record<SnapshotPart, string> = {
  picture: 'image/png',
  print: 'application/pdf',
  dom: 'text/html; charset=utf-8',
};

/** How a page was rendered. */
export interface SnapshotFacts {
  /** The requested URL, and the final one after redirects. */
  asked: string;
  url: string;
  redirects: string[];
  /** HTTP status of the document. */
  status: number;
  /** SHA-256 of the document as received; its own chain entry has headers and certificate. */
  documentSha256: string;
  /** Browser name and version. */
  browser: string;
  /** CSS pixels; `height`: of the whole page, `shown`: of the picture. */
  view: { width: number; height: number; shown: number };
  /** Requests besides the document. `refused`: not allowed, or over the limit. */
  requests: { answered: number; refused: number; failed: number };
  /** Parts that were not finished in time or are too large. */
  leftOut: SnapshotPart[];
}

export interface Snapshot {
  at: Instant;
  facts: SnapshotFacts;
  parts: { part: SnapshotPart; bytes: Buffer }[];
}

export type SnapshotResult = { kind: 'taken'; snapshot: Snapshot } | { kind: 'failed'; reason: Reason };
