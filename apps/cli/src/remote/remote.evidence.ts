import type { CorroborateClient, Schemas } from '@corroborate/client';
import { CorroborateError } from '@corroborate/domain';
import type { CaseEvidence, SourceEvidence, WatchedSource } from '@corroborate/housekeeping';
import type { CheckedQuote, FailedCapture } from '@corroborate/casework';
import { idParams, createServerClient, mapErrors, type Server } from './server';

/** Evidence on a remote server, with the local types. */
export class RemoteEvidence {
  private readonly client: CorroborateClient;

  constructor(server: Server) {
    this.client = createServerClient(server);
  }

  async describeCase(id: number): Promise<CaseEvidence> {
    const kept = await mapErrors(() => this.client.GET('/api/investigations/{id}/evidence', idParams(id)));
    return toCamelCase(kept) as CaseEvidence;
  }

  async describeSource(id: number, source: number): Promise<SourceEvidence> {
    const path = '/api/investigations/{id}/evidence/sources/{source}';
    return toSource(await mapErrors(() => this.client.GET(path, sourceParams(id, source))));
  }

  async requestSnapshot(id: number, source: number): Promise<SourceEvidence> {
    const path = '/api/investigations/{id}/evidence/sources/{source}/snapshots';
    return toSource(await mapErrors(() => this.client.POST(path, sourceParams(id, source))));
  }

  async requestPublicCopy(id: number, source: number): Promise<SourceEvidence> {
    const path = '/api/investigations/{id}/evidence/sources/{source}/public-copies';
    return toSource(await mapErrors(() => this.client.POST(path, sourceParams(id, source))));
  }

  /** Original bytes. The server returns them without media type, so it is taken from the source's data. */
  async original(id: number, sha256: string): Promise<{ bytes: Buffer; mediaType: string }> {
    const path = '/api/investigations/{id}/evidence/originals/{sha256}';
    const { bytes, mediaType } = await mapErrors(() =>
      this.client.download(path, { params: { path: { id, sha256 } } }),
    );
    return { bytes: Buffer.from(bytes), mediaType };
  }

  async archive(id: number): Promise<Buffer> {
    const path = '/api/investigations/{id}/evidence.wacz';
    const { bytes, name } = await mapErrors(() => this.client.download(path, idParams(id)));
    if (name !== null) return Buffer.from(bytes);
    throw new CorroborateError('upstream-failed', 'The response is not an evidence archive.', {
      hint: 'Check the address: a proxy or sign-in page may be in front of the server.',
    });
  }

  async quotes(id: number): Promise<CheckedQuote[]> {
    const { quotes } = await mapErrors(() => this.client.GET('/api/investigations/{id}/evidence/quotes', idParams(id)));
    const coded = quotes.map(({ action: _, action_code: action, ...same }) => ({ ...same, action }));
    return toCamelCase(coded) as CheckedQuote[];
  }

  async failedCaptures(id: number): Promise<FailedCapture[]> {
    const path = '/api/investigations/{id}/evidence/failed-captures';
    return toCamelCase((await mapErrors(() => this.client.GET(path, idParams(id)))).captures) as FailedCapture[];
  }

  async changes(id: number): Promise<WatchedSource[]> {
    const { sources } = await mapErrors(() => this.client.GET('/api/investigations/{id}/changes', idParams(id)));
    return toCamelCase(
      sources.map(({ looks, ...same }) => ({ ...same, looks: looks.map(toSourceCheck) })),
    ) as WatchedSource[];
  }
}

const sourceParams = (id: number, source: number) => ({ params: { path: { id, source } } });

/** Keys whose values have keys of their own that are data and must not be converted. */
const VERBATIM_FIELDS = new Set(['headers', 'kinds', 'params']);

/** Converts keys of an API response to camel case. */
function toCamelCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => toCamelCase(one));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries<unknown>({ ...value }).map(([name, inner]) => [
    name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()),
    VERBATIM_FIELDS.has(name) ? inner : toCamelCase(inner),
  ]);
  return Object.fromEntries(entries) as unknown;
}

const toSource = (kept: Schemas['SourceEvidenceResponse']): SourceEvidence => {
  const { snapshots, snapshot_mode: mode, public_copies, public_copy_mode, ...same } = kept;
  const publicCopies = { mode: public_copy_mode, copies: public_copies.map(withReasonCode) };
  return toCamelCase({ ...same, snapshots: snapshots.map(withReasonCode), mode, publicCopies }) as SourceEvidence;
};

/** Replaces a reason by its code, as in local results. */
const withReasonCode = <T extends { reason: unknown; reason_code: unknown }>({ reason_code, ...same }: T) => ({
  ...same,
  reason: reason_code,
});

const toSourceCheck = ({ look_id: id, reasons, ...same }: Schemas['SourceCheckResponse']) => ({
  ...same,
  id,
  reasons: reasons.map(({ code, params }) => ({ code, params })),
});
