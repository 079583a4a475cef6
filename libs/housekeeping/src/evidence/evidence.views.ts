import type {
  PublicCopyEntity,
  SnapshotEntity,
  ChainEntryEntity,
  OriginalEntity,
  ChainSealEntity,
} from '@corroborate/db';
import type { Instant, TlsPeer, CachedAnswer } from '@corroborate/domain';
import type { EvidenceVerdict, OriginalState, SnapshotContent, SnapshotPart } from '@corroborate/evidence';
import type { FailedCapture, CaptureFailure } from '@corroborate/casework';

/** When snapshots are taken; `no-browser` if none is available. */
export type SnapshotMode = 'decided' | 'asked' | 'off' | 'no-browser';

/** Evidence of a case in numbers. */
export interface CaseEvidence {
  entries: number;
  /** Number of entries by kind; kinds without entries are omitted. */
  kinds: Record<string, number>;
  /** Number of entries covered by a valid seal. */
  sealed: number;
  seal: Pick<ChainSealEntity, 'at' | 'keyId'> | null;
  /** Faults of chain and seals; the bytes are not checked. */
  faults: EvidenceVerdict['faults'];
  originals: { kept: number; letGo: number; bytes: number };
  /** Pages that cannot be shown in the form in which they were received. */
  failed: FailedCapture[];
  snapshots: { mode: SnapshotMode; taken: number; waiting: number; failed: number };
}

/** A chain entry for display. */
export interface EntryView extends Pick<ChainEntryEntity, 'seq' | 'at' | 'sha256'> {
  kind: string;
  sealed: boolean;
  original: string | null;
  /** The URL that responded, or whose page was captured in a snapshot. */
  url: string | null;
  /** Detail on the kind of entry: `page`, `brave`, `picture`, `decided` … */
  what: string | null;
}

/** A response received from the URL of a source. */
export interface ReceivedView extends Pick<CachedAnswer, 'url' | 'redirects' | 'status' | 'headers'> {
  seq: number;
  entrySha256: string;
  sealed: boolean;
  at: Instant;
  /**
   * `read`: when it was read for the case. `snapshot`: when a browser loaded it. `watch`: when it
   * was checked again.
   */
  when: 'read' | 'snapshot' | 'watch';
  asked: string;
  peer: TlsPeer | null;
  /** True if it was stored for an earlier call, whose entry has the connection details. */
  fromCache: boolean;
  original: OriginalView;
}

export interface OriginalView extends Pick<OriginalEntity, 'sha256' | 'size' | 'mediaType'> {
  state: OriginalState;
}

export interface SnapshotView extends Pick<SnapshotEntity, 'id' | 'state' | 'wantedBy' | 'createdAt' | 'reason'> {
  /** Null if the snapshot has not been taken yet. */
  shown: (Omit<SnapshotContent['snapshot'], 'id' | 'sourceId' | 'part'> & { at: Instant }) | null;
  parts: (Omit<OriginalView, 'state'> & Pick<EntryView, 'sealed'> & { part: SnapshotPart; seq: number })[];
}

/** A copy of a page in a public archive, finished or requested. */
export interface PublicCopyView extends Pick<PublicCopyEntity, 'id' | 'state' | 'wantedBy' | 'createdAt' | 'reason'> {
  /** Public URL of the copy; null if none yet. */
  url: string | null;
  /** Time of the copy according to the archive. */
  at: Instant | null;
}

/** All stored evidence of one source. */
export interface SourceEvidence {
  sourceId: number;
  /** Why it cannot be shown as received; null if it can. */
  failure: CaptureFailure | null;
  /** Responses, oldest first; the page was assessed on the last one. */
  received: ReceivedView[];
  snapshots: SnapshotView[];
  mode: SnapshotMode;
  /** Latest first. */
  publicCopies: { mode: 'decided' | 'asked' | 'off'; copies: PublicCopyView[] };
  chain: Pick<CaseEvidence, 'entries' | 'sealed'>;
}
