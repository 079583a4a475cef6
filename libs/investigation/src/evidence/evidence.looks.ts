import type { Settings } from '@corroborate/config';
import type { Database } from '@corroborate/db';
import { CorroborateError } from '@corroborate/domain';
import { OriginalReader, openOriginalStore } from '@corroborate/evidence';
import { ParsePool } from '@corroborate/pages';
import { caseToReport } from '../report.reader';
import { FailedCapturesFinder } from './captures/failed-captures.finder';
import type { FailedCapture } from './captures/failed-captures.policy';
import { QuoteVerifier } from './quotes/quote.verifier';
import type { CheckedQuote } from './quotes/quotes.policy';

type LooksDb = Pick<Database, 'evidence' | 'sources' | 'investigations'> & Parameters<typeof caseToReport>[0];

/** Every quote of a decided case, looked for in what was received. @throws CorroborateError `not-found` */
export async function quotesLookedFor(db: LooksDb, settings: Settings, id: number): Promise<CheckedQuote[]> {
  const found = await caseToReport(db, id);
  if (!found)
    throw new CorroborateError('not-found', `Investigation ${id} does not exist or is not decided.`, {
      hint: 'Check the ID; quotes can be checked after the decision.',
    });
  // Of its own: what is read anew is hostile, and must not hold up whoever waits for this process.
  const pool = new ParsePool(1);
  try {
    return await new QuoteVerifier(db.evidence, readerOf(db, settings), pool).verify(found);
  } finally {
    await pool.close();
  }
}

/** Pages of a case that cannot be shown as they were received. @throws CorroborateError `not-found` */
export async function capturesLookedFor(db: LooksDb, settings: Settings, id: number): Promise<FailedCapture[]> {
  if (await db.investigations.get(id)) return new FailedCapturesFinder(db, readerOf(db, settings)).find(id);
  throw new CorroborateError('not-found', `There is no investigation ${id}.`, { hint: 'Check the ID.' });
}

const readerOf = ({ evidence }: Pick<Database, 'evidence'>, settings: Settings): OriginalReader =>
  new OriginalReader(evidence, openOriginalStore(settings));
