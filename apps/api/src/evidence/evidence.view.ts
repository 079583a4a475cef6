import { sentenceOf } from '@corroborate/domain';
import type { CaseEvidence, SourceEvidence } from '@corroborate/housekeeping';
import type {
  CaseEvidenceAnswer,
  OriginalAnswer,
  PeerAnswer,
  PublicCopyAnswer,
  ReceivedAnswer,
  SnapshotAnswer,
  SnapshotShownAnswer,
  SourceEvidenceAnswer,
} from './evidence.answers';

type Received = SourceEvidence['received'][number];
type Snapshot = SourceEvidence['snapshots'][number];

export const toCaseEvidence = ({ seal, faults, originals, failed, ...same }: CaseEvidence): CaseEvidenceAnswer => ({
  ...same,
  seal: seal && { at: seal.at, key_id: seal.keyId },
  faults: faults.map(({ seq, code }) => ({ seq, code })),
  originals: { kept: originals.kept, let_go: originals.letGo, bytes: originals.bytes },
  failed: failed.map(({ sourceId, url, failure, verdict }) => ({ source_id: sourceId, url, failure, verdict })),
});

export const toSourceEvidence = (kept: SourceEvidence): SourceEvidenceAnswer => ({
  source_id: kept.sourceId,
  failure: kept.failure,
  received: kept.received.map(toReceived),
  snapshots: kept.snapshots.map(toSnapshot),
  snapshot_mode: kept.mode,
  public_copies: kept.publicCopies.copies.map(toPublicCopy),
  public_copy_mode: kept.publicCopies.mode,
  chain: kept.chain,
});

const toOriginal = ({
  sha256,
  size,
  mediaType,
}: {
  sha256: string;
  size: number;
  mediaType: string;
}): OriginalAnswer => ({
  sha256,
  size,
  media_type: mediaType,
});

const toReceived = ({ entrySha256, fromCache, peer, original, ...same }: Received): ReceivedAnswer => ({
  ...same,
  entry_sha256: entrySha256,
  from_cache: fromCache,
  peer: peer && toPeer(peer),
  original: { ...toOriginal(original), state: original.state },
});

const toPeer = ({ validFrom, validTo, ...same }: NonNullable<Received['peer']>): PeerAnswer => ({
  ...same,
  valid_from: validFrom,
  valid_to: validTo,
});

const toSnapshot = ({ id, state, wantedBy, createdAt, reason, shown, parts }: Snapshot): SnapshotAnswer => ({
  id,
  state,
  wanted_by: wantedBy,
  created_at: createdAt,
  reason: reason && sentenceOf(reason),
  reason_code: reason,
  shown: shown && toShown(shown),
  parts: parts.map(({ part, seq, sealed, ...original }) => ({ ...toOriginal(original), part, seq, sealed })),
});

const toPublicCopy = (copy: SourceEvidence['publicCopies']['copies'][number]): PublicCopyAnswer => {
  const { id, state, wantedBy, createdAt, url, at, reason } = copy;
  const why = { reason: reason && sentenceOf(reason), reason_code: reason };
  return { id, state, wanted_by: wantedBy, created_at: createdAt, url, at, ...why };
};

const toShown = (shown: NonNullable<Snapshot['shown']>): SnapshotShownAnswer => {
  const { at, url, status, documentSha256, browser, view, requests, leftOut } = shown;
  return { at, url, status, document_sha256: documentSha256, browser, view, requests, left_out: leftOut };
};
