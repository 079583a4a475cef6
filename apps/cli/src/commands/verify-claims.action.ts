import type { Settings } from '@corroborate/config';
import type { Database } from '@corroborate/db';
import { withDatabase } from './with-database';
import { CorroborateError, pluralize, toReasonText, systemClock } from '@corroborate/domain';
import { OriginalReader, openOriginalStore } from '@corroborate/evidence';
import { CaseReportService, isFaulty, QuoteVerifier, type CheckedQuote } from '@corroborate/casework';
import { ParsePool } from '@corroborate/pages';
import { print } from '@corroborate/terminal';
import { loadCommandSettings } from '../investigations/investigations.opener';
import { RemoteEvidence } from '../remote/remote.evidence';
import { resolveServer, type JsonOptions } from '../remote/server.options';

/** Searches for every quote of a case in the stored evidence. Exit code 1 if one is missing. */
export async function verifyClaims(id: number, { json = false, ...where }: JsonOptions): Promise<void> {
  const server = resolveServer(where, loadCommandSettings());
  const quotes = await (server
    ? new RemoteEvidence(server).quotes(id)
    : withDatabase((db, own) => checkQuotes(id, db, own)));
  print(json ? `${JSON.stringify({ investigationId: id, quotes })}\n` : formatQuotes(id, quotes));
  if (quotes.some(isFaulty)) process.exitCode = 1;
}

async function checkQuotes(id: number, db: Database, settings: Settings): Promise<CheckedQuote[]> {
  const pool = new ParsePool(1);
  try {
    const found = await new CaseReportService(db, systemClock).loadCase(id);
    if (found)
      return await new QuoteVerifier(
        db.evidence,
        new OriginalReader(db.evidence, openOriginalStore(settings)),
        pool,
      ).verify(found);
    throw new CorroborateError('not-found', `Investigation ${id} does not exist or is not decided.`, {
      hint: 'List all investigations: corroborate list',
    });
  } finally {
    await pool.close();
  }
}

const LOOKED_IN_TEXT: Record<CheckedQuote['lookedIn'], string> = {
  bytes: 'in the bytes received',
  text: 'in the stored text; the original is not stored',
  nothing: 'page not stored',
};

export function formatQuotes(id: number, quotes: readonly CheckedQuote[]): string {
  if (quotes.length === 0) return `No quotes in the case and the report of investigation ${id}.\n`;
  const verified = quotes.filter(({ state }) => state === 'VERIFIED');
  const inBytes = verified.filter(({ lookedIn }) => lookedIn === 'bytes').length;
  const rest = verified.length - inBytes;
  return [
    `${pluralize(verified.length, 'quote')} of ${quotes.length} in investigation ${id} found verbatim: ` +
      `${inBytes} ${LOOKED_IN_TEXT.bytes}${rest > 0 ? `, ${rest} ${LOOKED_IN_TEXT.text}` : ''}.`,
    ...quotes.filter(({ state }) => state !== 'VERIFIED').flatMap(linesOf),
    '',
  ].join('\n');
}

const linesOf = ({ claimId, url, quote, state, lookedIn, action }: CheckedQuote): string[] => [
  '',
  `${state}: “${quote}”`,
  `  ${claimId ? `claim ${claimId}` : 'the report'}, ${url} (${LOOKED_IN_TEXT[lookedIn]})`,
  `  ${toReasonText(action)}`,
];
