import { writeFile } from 'node:fs/promises';
import { loadSettings } from '@corroborate/config';
import { openDatabase } from '@corroborate/db';
import { CorroborateError } from '@corroborate/domain';
import { EvidenceService, PublicCopyOrders, SnapshotOrders } from '@corroborate/investigation';
import { print } from '@corroborate/terminal';
import { caseInWords, sourceInWords } from './evidence-look.words';

interface Options {
  json?: boolean;
}

/** What is kept of a case, or of one of its sources. */
export async function showEvidence(id: number, { source, json }: Options & { source?: number }): Promise<void> {
  await withEvidence(async (evidence) => {
    if (source === undefined) {
      const kept = await evidence.ofCase(id);
      return print(json ? `${JSON.stringify(kept)}\n` : caseInWords(id, kept));
    }
    const kept = await evidence.ofSource(id, source);
    print(json ? `${JSON.stringify(kept)}\n` : sourceInWords(kept));
  });
}

/** Wants a snapshot; a worker takes it within `RECONCILE_SECONDS` and a minute or two. */
export async function askForSnapshot(id: number, source: number): Promise<void> {
  await withEvidence(async (evidence) => {
    const { mode } = await evidence.askForSnapshot(id, source);
    print(
      mode === 'no-browser' || mode === 'off'
        ? 'Wanted; this process has no browser to take it with (BROWSER_PATH, SNAPSHOTS). A worker that has one will.\n'
        : `Wanted. What becomes of it: corroborate evidence show ${id} --source ${source}\n`,
    );
  });
}

/** Wants a public copy; a worker orders it within `RECONCILE_SECONDS`. */
export async function askForPublicCopy(id: number, source: number): Promise<void> {
  await withEvidence(async (evidence) => {
    const { publicCopies } = await evidence.askForPublicCopy(id, source);
    print(
      publicCopies.mode === 'off'
        ? 'Wanted; here no copies are ordered (PUBLIC_COPIES). A worker that may will order it.\n'
        : `Wanted. What becomes of it: corroborate evidence show ${id} --source ${source}\n`,
    );
  });
}

/** Bytes as strangers sent them, into a file. */
export async function takeOriginal(id: number, sha256: string, out: string): Promise<void> {
  const { bytes, mediaType } = await withEvidence((evidence) => evidence.original(id, sha256));
  await writeFile(out, bytes, { flag: 'wx' }).catch((cause: unknown) => {
    throw new CorroborateError('invalid-input', `${out} cannot be written.`, {
      cause,
      hint: 'It must not exist yet, and its folder must.',
    });
  });
  print(`Written: ${out} (${bytes.length} bytes, ${mediaType}). It is what strangers sent: open it with care.\n`);
}

/** The row is all that is written: the workers put what waits into their queue. */
const NO_QUEUE = { enqueueSnapshots: async () => undefined };
const NO_LOG = { warn: () => undefined };

async function withEvidence<T>(work: (evidence: EvidenceService) => Promise<T>): Promise<T> {
  const settings = loadSettings(undefined, {}, { LOG_LEVEL: 'error' });
  const db = await openDatabase(settings);
  try {
    await db.prepare();
    const snapshots = new SnapshotOrders({ db, hub: NO_QUEUE, settings, log: NO_LOG });
    const orders = { snapshots, copies: new PublicCopyOrders(db, settings) };
    return await work(new EvidenceService(db, orders, settings));
  } finally {
    await db.close();
  }
}
