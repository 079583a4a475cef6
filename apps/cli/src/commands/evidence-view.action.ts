import { writeNewFile } from './new.file';
import { withDatabase } from './with-database';
import { EvidenceService, PublicCopyRequests, SnapshotRequests } from '@corroborate/housekeeping';
import { print } from '@corroborate/terminal';
import { loadCommandSettings } from '../investigations/investigations.opener';
import { RemoteEvidence } from '../remote/remote.evidence';
import { formatCommand, resolveServer, type JsonOptions, type ServerOptions } from '../remote/server.options';
import { formatCase, formatSource } from './evidence-view.messages';

/** Evidence operations, local or on a server. */
interface EvidenceClient extends Pick<
  EvidenceService,
  'describeCase' | 'describeSource' | 'requestSnapshot' | 'requestPublicCopy'
> {
  /** Bytes of an original; servers return them without their media type. */
  original(id: number, sha256: string): Promise<{ bytes: Buffer; mediaType: string | null }>;
}

/** Prints the evidence of a case or of one of its sources. */
export async function showEvidence(
  id: number,
  { source, json, ...where }: JsonOptions & { source?: number },
): Promise<void> {
  await withEvidence(where, async (evidence) => {
    if (source === undefined) {
      const kept = await evidence.describeCase(id);
      return print(json ? `${JSON.stringify(kept)}\n` : formatCase(id, kept, where));
    }
    const kept = await evidence.describeSource(id, source);
    print(json ? `${JSON.stringify(kept)}\n` : formatSource(kept));
  });
}

/** Requests a snapshot; a worker takes it within `RECONCILE_SECONDS` plus one or two minutes. */
export async function requestSnapshot(id: number, source: number, where: ServerOptions): Promise<void> {
  await withEvidence(where, async (evidence) => {
    const { mode } = await evidence.requestSnapshot(id, source);
    print(
      mode === 'no-browser' || mode === 'off'
        ? `Requested, but ${where.server === undefined ? 'this process' : 'the API there'} has no browser ` +
            '(BROWSER_PATH, SNAPSHOTS). A worker with one will take it.\n'
        : `Requested. See the result: ${formatCommand(`evidence show ${id} --source ${source}`, where)}\n`,
    );
  });
}

/** Records a request for a public copy; a worker sends it within `RECONCILE_SECONDS`. */
export async function requestPublicCopy(id: number, source: number, where: ServerOptions): Promise<void> {
  await withEvidence(where, async (evidence) => {
    const { publicCopies } = await evidence.requestPublicCopy(id, source);
    print(
      publicCopies.mode === 'off'
        ? `Requested, but public copies are disabled ${where.server === undefined ? 'here' : 'there'} ` +
            '(PUBLIC_COPIES). A worker with them enabled will request it.\n'
        : `Requested. See the result: ${formatCommand(`evidence show ${id} --source ${source}`, where)}\n`,
    );
  });
}

/** Writes the untrusted original bytes to a file. */
export async function saveOriginal(
  id: number,
  sha256: string,
  { out, ...where }: ServerOptions & { out: string },
): Promise<void> {
  const { bytes, mediaType } = await withEvidence(where, (evidence) => evidence.original(id, sha256));
  await writeNewFile(out, bytes);
  const kind = mediaType === null ? '' : `, ${mediaType}`;
  print(
    `Written: ${out} (${bytes.length} bytes${kind}). The file comes from an untrusted source: open it ` +
      'with care.\n',
  );
}

/** Queue that does nothing: only the row is written here, and workers enqueue it. */
const NO_QUEUE = { enqueueSnapshots: async () => undefined };
const NO_LOG = { warn: () => undefined };

async function withEvidence<T>(where: ServerOptions, work: (evidence: EvidenceClient) => Promise<T>): Promise<T> {
  const settings = loadCommandSettings();
  const server = resolveServer(where, settings);
  if (server) return work(new RemoteEvidence(server));
  return withDatabase((db) => {
    const snapshots = new SnapshotRequests(db, NO_QUEUE, settings, NO_LOG);
    return work(new EvidenceService(db, snapshots, new PublicCopyRequests(db, settings), settings));
  }, settings);
}
