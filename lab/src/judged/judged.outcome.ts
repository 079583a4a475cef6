import { reasonTexts } from '@corroborate/domain';
import type { Outcome } from '../scores';
import type { JudgedTopic } from '../../../test/golden/judge-topic';

/** A judgement in the terms of the evaluation; nothing was searched for, so that it took no time and no money. */
export const outcomeOf = (externalId: string, { decision, origin }: JudgedTopic): Outcome => ({
  topic: externalId,
  applied: decision.applied,
  recommended: decision.recommended,
  originUrl: origin.url,
  originSite: origin.site,
  independent: decision.independentCredible,
  review: decision.review.required,
  confidence: decision.confidence,
  reasons: decision.rules.map(
    ({ rule, passed, reasons }) => `${passed ? 'pass' : 'no'} ${rule}: ${reasonTexts(reasons).join(' ')}`,
  ),
  wallMs: 0,
  costUsd: 0,
  upstreamCalls: 0,
  investigated: true,
  failure: null,
  story: null,
});
