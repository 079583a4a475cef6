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

/** When snapshots are taken here; or that no browser is there to take them. */
export type SnapshotMode = 'decided' | 'asked' | 'off' | 'no-browser';

/** What is kept of a case, in figures. */
export interface CaseEvidence {
  entries: number;
  /** Number of entries by kind; none of those of which there are none. */
  kinds: Record<string, number>;
  /** Entries that a seal covers which holds. */
  sealed: number;
  seal: Pick<ChainSealEntity, 'at' | 'keyId'> | null;
  /** Of chain and seals; the bytes are not looked at. */
  faults: EvidenceVerdict['faults'];
  originals: { kept: number; letGo: number; bytes: number };
  /** Pages that cannot be shown as they were received. */
  failed: FailedCapture[];
  snapshots: { mode: SnapshotMode; taken: number; waiting: number; failed: number };
}

/** An entry of a chain, for people. */
export interface EntryView extends Pick<ChainEntryEntity, 'seq' | 'at' | 'sha256'> {
  kind: string;
  sealed: boolean;
  original: string | null;
  /** The address that answered, or that a snapshot is of. */
  url: string | null;
  /** `page`, `brave`, `picture`, `decided` …: what of its kind it is. */
  what: string | null;
}

/** One answer that was received from the address of a source. */
export interface ReceivedView extends Pick<CachedAnswer, 'url' | 'redirects' | 'status' | 'headers'> {
  seq: number;
  entrySha256: string;
  sealed: boolean;
  at: Instant;
  /** `read`: when it was read. `snapshot`: when a browser showed it. `watch`: when it was looked at again. */
  when: 'read' | 'snapshot' | 'watch';
  asked: string;
  peer: TlsPeer | null;
  /** Kept from an earlier call: who answered stands there. */
  fromCache: boolean;
  original: OriginalView;
}

export interface OriginalView extends Pick<OriginalEntity, 'sha256' | 'size' | 'mediaType'> {
  state: OriginalState;
}

export interface SnapshotView extends Pick<SnapshotEntity, 'id' | 'state' | 'wantedBy' | 'createdAt' | 'reason'> {
  /** Null while it was not taken. */
  shown: (Omit<SnapshotContent['snapshot'], 'id' | 'sourceId' | 'part'> & { at: Instant }) | null;
  parts: (Omit<OriginalView, 'state'> & Pick<EntryView, 'sealed'> & { part: SnapshotPart; seq: number })[];
}

/** A copy of a page that a public archive keeps, or is to keep. */
export interface PublicCopyView extends Pick<PublicCopyEntity, 'id' | 'state' | 'wantedBy' | 'createdAt' | 'reason'> {
  /** Public URL; null if there is none yet. */
  url: string | null;
  /** When it was made, as the archive says. */
  at: Instant | null;
}

/** Everything that is kept of one source. */
export interface SourceEvidence {
  sourceId: number;
  /** Why it cannot be shown as it was received; null where it can. */
  failure: CaptureFailure | null;
  /** The latest last: by it the page was judged. */
  received: ReceivedView[];
  snapshots: SnapshotView[];
  mode: SnapshotMode;
  /** The latest first. */
  publicCopies: { mode: 'decided' | 'asked' | 'off'; copies: PublicCopyView[] };
  chain: Pick<CaseEvidence, 'entries' | 'sealed'>;
}
