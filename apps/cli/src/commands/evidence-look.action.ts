import { writeNewFile } from './new.file';
import { withDatabase } from './with-database';
import { EvidenceService, PublicCopyOrders, SnapshotOrders } from '@corroborate/housekeeping';
import { print } from '@corroborate/terminal';
import { settingsOfCommand } from '../investigations/investigations.opener';
import { RemoteEvidence } from '../remote/remote.evidence';
import { asTyped, serverOf, type JsonOptions, type ServerOptions } from '../remote/server.options';
import { caseInWords, sourceInWords } from './evidence-look.words';

/** Evidence operations, local or on a server. */
interface KeptEvidence extends Pick<EvidenceService, 'ofCase' | 'ofSource' | 'askForSnapshot' | 'askForPublicCopy'> {
  /** Servers return plain bytes without their media type. */
  original(id: number, sha256: string): Promise<{ bytes: Buffer; mediaType: string | null }>;
}

/** Evidence of a case or of one source. */
export async function showEvidence(
  id: number,
  { source, json, ...where }: JsonOptions & { source?: number },
): Promise<void> {
  await withEvidence(where, async (evidence) => {
    if (source === undefined) {
      const kept = await evidence.ofCase(id);
      return print(json ? `${JSON.stringify(kept)}\n` : caseInWords(id, kept, where));
    }
    const kept = await evidence.ofSource(id, source);
    print(json ? `${JSON.stringify(kept)}\n` : sourceInWords(kept));
  });
}

/** Requests a snapshot; a worker takes it within `RECONCILE_SECONDS` plus one or two minutes. */
export async function askForSnapshot(id: number, source: number, where: ServerOptions): Promise<void> {
  await withEvidence(where, async (evidence) => {
    const { mode } = await evidence.askForSnapshot(id, source);
    print(
      mode === 'no-browser' || mode === 'off'
        ? `Requested, but ${where.server === undefined ? 'this process' : 'the API there'} has no browser ` +
            '(BROWSER_PATH, SNAPSHOTS). A worker with one will take it.\n'
        : `Requested. See the result: ${asTyped(`evidence show ${id} --source ${source}`, where)}\n`,
    );
  });
}

/** Requests a public copy; a worker requests it within `RECONCILE_SECONDS`. */
export async function askForPublicCopy(id: number, source: number, where: ServerOptions): Promise<void> {
  await withEvidence(where, async (evidence) => {
    const { publicCopies } = await evidence.askForPublicCopy(id, source);
    print(
      publicCopies.mode === 'off'
        ? `Requested, but public copies are disabled ${where.server === undefined ? 'here' : 'there'} ` +
            '(PUBLIC_COPIES). A worker with them enabled will request it.\n'
        : `Requested. See the result: ${asTyped(`evidence show ${id} --source ${source}`, where)}\n`,
    );
  });
}

/** Writes the untrusted original bytes to a file. */
export async function takeOriginal(
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

/** Only writes the row; workers enqueue it. */
const NO_QUEUE = { enqueueSnapshots: async () => undefined };
const NO_LOG = { warn: () => undefined };

async function withEvidence<T>(where: ServerOptions, work: (evidence: KeptEvidence) => Promise<T>): Promise<T> {
  const settings = settingsOfCommand();
  const server = serverOf(where, settings);
  if (server) return work(new RemoteEvidence(server));
  return withDatabase((db) => {
    const snapshots = new SnapshotOrders(db, NO_QUEUE, settings, NO_LOG);
    return work(new EvidenceService(db, snapshots, new PublicCopyOrders(db, settings), settings));
  }, settings);
}
