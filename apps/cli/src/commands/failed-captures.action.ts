import type { Settings } from '@corroborate/config';
import { openDatabase, type Database } from '@corroborate/db';
import { CorroborateError, pluralize } from '@corroborate/domain';
import { OriginalReader, openOriginalStore } from '@corroborate/evidence';
import { FailedCapturesFinder, isLoss, type FailedCapture } from '@corroborate/casework';
import { print } from '@corroborate/terminal';
import { loadCommandSettings } from '../investigations/investigations.opener';
import { RemoteEvidence } from '../remote/remote.evidence';
import type { Server } from '../remote/server';
import { resolveServer, type JsonOptions } from '../remote/server.options';
import { notFoundError } from './investigations.messages';

/** Checks one case, or all with a chain. Exit code 1 if bytes are missing or changed. */
export async function findFailedCaptures(
  id: number | undefined,
  { json = false, ...where }: JsonOptions,
): Promise<void> {
  const settings = loadCommandSettings();
  const server = resolveServer(where, settings);
  for await (const [one, failed] of server ? listRemote(server, id) : listLocal(settings, id)) {
    print(json ? `${JSON.stringify({ investigationId: one, failed })}\n` : formatCaptures(one, failed));
    if (failed.some(isLoss)) process.exitCode = 1;
  }
}

type FailedOfCase = readonly [id: number, failed: FailedCapture[]];

async function* listRemote(server: Server, id: number | undefined): AsyncGenerator<FailedOfCase> {
  if (id === undefined)
    throw new CorroborateError('invalid-input', 'With --server, only one case can be checked at a time.', {
      hint: 'Give an investigation ID, or run the command without --server where the database is.',
    });
  yield [id, await new RemoteEvidence(server).failedCaptures(id)];
}

async function* listLocal(settings: Settings, id: number | undefined): AsyncGenerator<FailedOfCase> {
  const db = await openDatabase(settings);
  try {
    await db.prepare();
    const finder = new FailedCapturesFinder(db, new OriginalReader(db.evidence, openOriginalStore(settings)));
    if (id !== undefined && !(await db.investigations.get(id))) throw notFoundError(id, {});
    for await (const one of id === undefined ? allCases(db) : [id]) yield [one, await finder.find(one)];
  } finally {
    await db.close();
  }
}

const BATCH_SIZE = 500;

async function* allCases(db: Database): AsyncGenerator<number> {
  for (let ids = await db.evidence.listCases(0, BATCH_SIZE); ids.length > 0;) {
    yield* ids;
    ids = await db.evidence.listCases(ids.at(-1)!, BATCH_SIZE);
  }
}

const FAILURE_TEXT: Record<FailedCapture['failure'], string> = {
  unread: 'could not be read',
  'not-kept': 'was read, but no response from its URL is stored',
  'let-go': 'was stored, but its bytes have been deleted',
  lost: 'its bytes are missing',
  changed: 'its bytes differ from those received',
};

export function formatCaptures(id: number, failed: readonly FailedCapture[]): string {
  if (failed.length === 0) return `All pages of investigation ${id} are available as received.\n`;
  return [
    `${pluralize(failed.length, 'page')} of investigation ${id} not available as received:`,
    ...failed.map(({ url, failure, verdict }) => {
      const how = failure === 'unread' ? ` (${verdict})` : '';
      return `  ${url}: ${FAILURE_TEXT[failure]}${how}`;
    }),
    '',
  ].join('\n');
}
