import { toReasonData, toReasonText, toReasonTexts } from '@corroborate/domain';
import type { ClusterMerge, Decision, Reason, RuleTrace, FormattedReviewReason } from '@corroborate/domain';
import type { Ranking } from './case.types';
import type { InvestigationResult, ResultItem } from './result.schema';

/** Reasons as served: sentences for people, with code and parameters for programs. */
export const formatReasons = (reasons: readonly Reason[]) => ({
  reasons: toReasonTexts(reasons),
  reason_codes: reasons.map(toReasonData),
});

/** Null if the source did not come from a search or was not read. */
export const formatRanking = (ranking: Ranking | undefined): ResultItem<'additional_sources'>['ranking'] =>
  ranking ? { score: ranking.score, ...formatReasons(ranking.reasons) } : null;

export const formatMerge = ({ kind, a, b, why }: ClusterMerge): ResultItem<'clusters'>['merges'][number] => ({
  kind,
  a,
  b,
  detail: toReasonText(why),
  ...toReasonData(why),
});

export const formatRule = ({ rule, passed, inputs, reasons }: RuleTrace): ResultItem<'rules'> => ({
  rule,
  passed,
  inputs,
  reason: toReasonTexts(reasons).join(' '),
  reason_codes: reasons.map(toReasonData),
});

export const formatSuccess = ({ successful, criteria }: Decision['success']): InvestigationResult['success'] => ({
  successful,
  criteria: toReasonTexts(criteria),
  criteria_codes: criteria.map(toReasonData),
});

export const formatReviewReason = ({ reason, why }: Decision['review']['reasons'][number]): FormattedReviewReason => ({
  reason,
  detail: toReasonText(why),
  ...toReasonData(why),
});
