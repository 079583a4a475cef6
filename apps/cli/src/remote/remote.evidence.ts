import type { CorroborateClient, Schemas } from '@corroborate/client';
import { CorroborateError, type Reason } from '@corroborate/domain';
import type {
  CaseEvidence,
  CheckedQuote,
  FailedCapture,
  SourceEvidence,
  WatchedSource,
} from '@corroborate/investigation';
import { byId, clientOf, told, type Server } from './server';

/** What a server elsewhere keeps of its cases, in the shapes that it has here. */
export class RemoteEvidence {
  private readonly client: CorroborateClient;

  constructor(server: Server) {
    this.client = clientOf(server);
  }

  async ofCase(id: number): Promise<CaseEvidence> {
    return toCase(await told(() => this.client.GET('/api/investigations/{id}/evidence', byId(id))));
  }

  async ofSource(id: number, source: number): Promise<SourceEvidence> {
    const path = '/api/investigations/{id}/evidence/sources/{source}';
    return toSource(await told(() => this.client.GET(path, bySource(id, source))));
  }

  async askForSnapshot(id: number, source: number): Promise<SourceEvidence> {
    const path = '/api/investigations/{id}/evidence/sources/{source}/snapshots';
    return toSource(await told(() => this.client.POST(path, bySource(id, source))));
  }

  /** Bytes leave a server as bytes alone: what they are is told of their source. */
  async original(id: number, sha256: string): Promise<{ bytes: Buffer; mediaType: string }> {
    const path = '/api/investigations/{id}/evidence/originals/{sha256}';
    const { bytes, mediaType } = await told(() => this.client.download(path, { params: { path: { id, sha256 } } }));
    return { bytes: Buffer.from(bytes), mediaType };
  }

  async archive(id: number): Promise<Buffer> {
    const path = '/api/investigations/{id}/evidence.wacz';
    const { bytes, name } = await told(() => this.client.download(path, byId(id)));
    if (name !== null) return Buffer.from(bytes);
    throw new CorroborateError('upstream-failed', 'What came is no archive of evidence.', {
      hint: 'Check the address: a proxy or a sign-in page may stand before the server.',
    });
  }

  async quotes(id: number): Promise<CheckedQuote[]> {
    const { quotes } = await told(() => this.client.GET('/api/investigations/{id}/evidence/quotes', byId(id)));
    return quotes.map(
      ({ claim_id: claimId, source_id: sourceId, looked_in: lookedIn, action: _, action_code: action, ...same }) =>
        ({ claimId, sourceId, lookedIn, action, ...same }) as CheckedQuote,
    );
  }

  async failedCaptures(id: number): Promise<FailedCapture[]> {
    const path = '/api/investigations/{id}/evidence/failed-captures';
    return (await told(() => this.client.GET(path, byId(id)))).captures.map(toFailed);
  }

  async changes(id: number): Promise<WatchedSource[]> {
    const { sources } = await told(() => this.client.GET('/api/investigations/{id}/changes', byId(id)));
    return sources.map(toWatched);
  }
}

const bySource = (id: number, source: number) => ({ params: { path: { id, source } } });

const toFailed = ({ source_id: sourceId, ...same }: Schemas['FailedCaptureAnswer']): FailedCapture => ({
  sourceId,
  ...same,
});

const toCase = ({ seal, originals, failed, ...same }: Schemas['CaseEvidenceAnswer']): CaseEvidence =>
  ({
    ...same,
    seal: seal && { at: seal.at, keyId: seal.key_id },
    originals: { kept: originals.kept, letGo: originals.let_go, bytes: originals.bytes },
    failed: failed.map(toFailed),
  }) as CaseEvidence;

const toSource = (kept: Schemas['SourceEvidenceAnswer']): SourceEvidence =>
  ({
    sourceId: kept.source_id,
    failure: kept.failure,
    received: kept.received.map(toReceived),
    snapshots: kept.snapshots.map(toSnapshot),
    mode: kept.snapshot_mode,
    chain: kept.chain,
  }) as SourceEvidence;

const toReceived = (one: Schemas['ReceivedAnswer']) => {
  const { entry_sha256: entrySha256, from_cache: fromCache, peer, original, ...same } = one;
  return { ...same, entrySha256, fromCache, peer: peer && toPeer(peer), original: toOriginal(original) };
};

const toOriginal = <T extends { media_type: string }>({ media_type: mediaType, ...same }: T) => ({
  ...same,
  mediaType,
});

const toPeer = ({ valid_from: validFrom, valid_to: validTo, ...same }: Schemas['PeerAnswer']) => ({
  ...same,
  validFrom,
  validTo,
});

const toSnapshot = (one: Schemas['SnapshotAnswer']) => {
  const { id, state, wanted_by: wantedBy, created_at: createdAt, reason_code: reason, shown, parts } = one;
  return { id, state, wantedBy, createdAt, reason, shown: shown && toShown(shown), parts: parts.map(toOriginal) };
};

const toShown = (shown: Schemas['SnapshotShownAnswer']) => {
  const { document_sha256: documentSha256, left_out: leftOut, ...same } = shown;
  return { ...same, documentSha256, leftOut };
};

const toWatched = (source: Schemas['WatchedSourceAnswer']): WatchedSource => {
  const { source_id: sourceId, next_look_at: nextLookAt, looks, ...same } = source;
  return { ...same, sourceId, nextLookAt, looks: looks.map(toLook) };
};

const toLook = ({
  look_id: id,
  http_status: httpStatus,
  final_url: finalUrl,
  reasons,
  ...same
}: Schemas['LookAnswer']) => ({
  ...same,
  id,
  httpStatus,
  finalUrl,
  reasons: reasons.map(({ code, params }) => ({ code, params }) as Reason),
});
