import { createReason, type StanceJudgement } from '@corroborate/domain';
import type { Reading } from '../reading.types';
import type { ClaimReadings, ClaimsToRead } from '../reasoner.port';
import { REASONING } from '../reasoning.thresholds';
import { shuffleStatements } from '../guards/vouching/controls.policy';
import type { ModelSession } from './model.session';
import { askReader, toShownPage } from './page.reading';

/** Sends one request per page about all claims; pages without an answer are left out. */
export async function readClaims(
  session: ModelSession,
  { topic, claims, pages }: ClaimsToRead,
): Promise<ClaimReadings> {
  const statements = shuffleStatements(
    claims.map(({ id, text }) => ({ text, claimId: id })),
    session.secret,
  );
  const readPage = async ({ sourceId, article }: ClaimsToRead['pages'][number]) => {
    const { passages, marked } = toShownPage({ topic, claims, article });
    session.tally.withheld += marked.length;
    const found = await askReader(session, 'first', { topic, statements, passages, task: 'source-claims' });
    return (
      found &&
      ([sourceId, statements.flatMap(({ id, claimId }) => toClaimJudgments(claimId, found.readings.get(id)))] as const)
    );
  };
  const all = await Promise.all(pages.map(readPage));
  return new Map(all.filter((one) => one !== null));
}

function toClaimJudgments(
  claimId: string,
  reading: Reading | undefined,
): { claimId: string; judgement: StanceJudgement }[] {
  if (!reading || reading.stance === 'unrelated' || !reading.passage) return [];
  const { name, stance, passage, differs } = reading;
  const reason = {
    supports: createReason('model.vouches', { names: [name] }),
    disputes: differs
      ? createReason('model.other-value', { name, value: differs })
      : createReason('model.reads-denial', { name }),
    mentions: createReason('detail.touched'),
  }[stance];
  const strength = stance === 'mentions' ? 0 : REASONING.vouchedStrength;
  return [{ claimId, judgement: { stance, strength, passage, reasons: [reason], ...(differs ? { differs } : {}) } }];
}
