import { toReasonData, toReasonText, type PrePublicationCheck, type Reason } from '@corroborate/domain';
import type { CaseData } from '../case.types';
import type { InvestigationResult } from '../result.schema';
import { replyLetter } from './reply-letter';

type Line = NonNullable<InvestigationResult['last_look']>;

/** The pre-publication check as served by the API; null if it did not run. */
export function prePublicationLine(data: Pick<CaseData, 'lastLook' | 'claims' | 'sources'>): Line | null {
  const { lastLook: look } = data;
  if (!look) return null;
  return {
    clear: look.clear,
    claims: look.claims.map(claimLine),
    questions: look.questions.map(({ why, sourceIds, ...one }) => ({
      ...one,
      ...reasonFields(why),
      source_ids: sourceIds,
    })),
    findings: look.findings.map(({ why, sourceIds, ...one }) => ({
      ...one,
      ...reasonFields(why),
      source_ids: sourceIds,
    })),
    risks: look.risks.map(({ why, sourceIds, ...one }) => ({ ...one, ...reasonFields(why), source_ids: sourceIds })),
    replies: look.replies.map((one) => replyLine(one, data)),
    notes: (look.clear ? look.notes : []).map(({ why, sourceIds }) => ({
      ...reasonFields(why),
      source_ids: sourceIds,
    })),
  };
}

const reasonFields = (why: Reason) => ({ reason: toReasonText(why), reason_code: toReasonData(why) });

const claimLine = ({
  claimId,
  state,
  action,
  quotes,
}: PrePublicationCheck['claims'][number]): Line['claims'][number] => ({
  claim_id: claimId,
  state,
  action: toReasonText(action),
  action_code: toReasonData(action),
  quotes: quotes.map(({ sourceId, ...one }) => ({ source_id: sourceId, ...one })),
});

const replyLine = (
  request: PrePublicationCheck['replies'][number],
  data: Pick<CaseData, 'claims' | 'sources'>,
): Line['replies'][number] => ({
  name: request.name,
  claim_id: request.claimId,
  state: request.state,
  quotes: request.quotes.map(({ sourceId, quote }) => ({ source_id: sourceId, quote })),
  source_ids: request.sourceIds,
  letter: replyLetter(request, data),
});
