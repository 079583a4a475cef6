import { toReasonTexts } from '@corroborate/domain';
import type { Outcome } from '../scores';
import type { JudgedTopic } from '../../../test/golden/judge-topic';

/** Converts a result into an outcome for the evaluation. Nothing was searched, so time and cost are zero. */
export const toOutcome = (externalId: string, { decision, origin }: JudgedTopic): Outcome => ({
  topic: externalId,
  applied: decision.applied,
  recommended: decision.recommended,
  originUrl: origin.url,
  originSite: origin.site,
  independent: decision.independentCredible,
  review: decision.review.required,
  confidence: decision.confidence,
  reasons: decision.rules.map(
    ({ rule, passed, reasons }) => `${passed ? 'pass' : 'no'} ${rule}: ${toReasonTexts(reasons).join(' ')}`,
  ),
  wallMs: 0,
  costUsd: 0,
  upstreamCalls: 0,
  investigated: true,
  failure: null,
  story: null,
});
