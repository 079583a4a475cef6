import { loadSettings } from '@corroborate/config';
import { openDatabase, type Database } from '@corroborate/db';
import { CorroborateError, many } from '@corroborate/domain';
import { OriginalReader, openOriginalStore } from '@corroborate/evidence';
import { FailedCapturesFinder, isLoss, type FailedCapture } from '@corroborate/investigation';
import { print } from '@corroborate/terminal';

interface Options {
  json?: boolean;
}

/** Of one case, or of all that have a chain; ends with 1 where bytes are lost or changed. */
export async function findFailedCaptures(id: number | undefined, { json = false }: Options): Promise<void> {
  const settings = loadSettings(undefined, {}, { LOG_LEVEL: 'error' });
  const db = await openDatabase(settings);
  try {
    await db.prepare();
    const finder = new FailedCapturesFinder(db, new OriginalReader(db.evidence, openOriginalStore(settings)));
    for await (const one of id === undefined ? allCases(db) : [await known(db, id)]) {
      const failed = await finder.find(one);
      print(json ? `${JSON.stringify({ investigationId: one, failed })}\n` : capturesInWords(one, failed));
      if (failed.some(isLoss)) process.exitCode = 1;
    }
  } finally {
    await db.close();
  }
}

async function known(db: Database, id: number): Promise<number> {
  if (await db.investigations.get(id)) return id;
  throw new CorroborateError('not-found', `There is no investigation ${id}.`, {
    hint: 'See which there are: corroborate list',
  });
}

const AT_ONCE = 500;

async function* allCases(db: Database): AsyncGenerator<number> {
  for (let ids = await db.evidence.casesAfter(0, AT_ONCE); ids.length > 0;) {
    yield* ids;
    ids = await db.evidence.casesAfter(ids.at(-1)!, AT_ONCE);
  }
}

const WORDS: Record<FailedCapture['failure'], string> = {
  unread: 'could not be read',
  'not-kept': 'was read, and no answer of its address is kept',
  'let-go': 'was kept, and its bytes were let go',
  lost: 'its bytes are not there',
  changed: 'its bytes are not those that were received',
};

export function capturesInWords(id: number, failed: readonly FailedCapture[]): string {
  if (failed.length === 0) return `Every page of investigation ${id} can be shown as it was received.\n`;
  return [
    `Of investigation ${id}, ${many(failed.length, 'page')} cannot be shown as received:`,
    ...failed.map(({ url, failure, verdict }) => {
      const how = failure === 'unread' ? ` (${verdict})` : '';
      return `  ${url}: ${WORDS[failure]}${how}`;
    }),
    '',
  ].join('\n');
}
