import { createReason, CorroborateError, type StanceJudgement } from '@corroborate/domain';
import type { PageJudgement } from '@corroborate/reading';
import type { Judge } from './judge.pool';
import type { PageQuestion } from './judge.tasks';

/** Stance of a page on the topic. A page that times out is reported as unjudged, with the reason. */
export async function judgePage(judge: Judge, question: PageQuestion): Promise<PageJudgement> {
  return judge.ask('page', question).catch((fault: unknown) => unjudgedPage(question, timeoutReason(fault)));
}

/** The reason, if one page timed out; all other errors are bugs and are rethrown. */
export function timeoutReason(fault: unknown): string {
  if (fault instanceof CorroborateError && fault.code === 'limit-exceeded') return fault.message;
  throw fault;
}

function unjudgedPage({ claims }: PageQuestion, reason: string): PageJudgement {
  const reasons = [createReason('page.unjudged', { detail: reason })];
  const judgement: StanceJudgement = { stance: 'unrelated', strength: 0, passage: null, reasons };
  return {
    overall: judgement,
    perClaim: claims.map(({ id }) => ({ claimId: id, judgement })),
    sameEvent: { same: false, reasons },
    unjudged: reason,
  };
}
