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
  /** The requested URL; the next fields are the final URL and the redirects. */
  asked: string;
  url: string;
  redirects: string[];
  /** HTTP status of the document. */
  status: number;
  /** SHA-256 of the document as received; the document's chain entry has its headers and certificate. */
  documentSha256: string;
  /** Browser name and version. */
  browser: string;
  /** In CSS pixels. `height`: height of the whole page. `shown`: height of the picture. */
  view: { width: number; height: number; shown: number };
  /** Requests other than the document. `refused`: not allowed, or over a limit. */
  requests: { answered: number; refused: number; failed: number };
  /** Parts that were too large or not finished in time. */
  leftOut: SnapshotPart[];
}

export interface Snapshot {
  at: Instant;
  facts: SnapshotFacts;
  parts: { part: SnapshotPart; bytes: Buffer }[];
}

export type SnapshotResult = { kind: 'taken'; snapshot: Snapshot } | { kind: 'failed'; reason: Reason };
