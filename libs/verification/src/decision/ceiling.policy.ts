import { because, isAbove, points, type Decision, type RuleTrace } from '@corroborate/domain';

/**
 * The decision that language models took part in where their readings may only take away, held under the one that rules
 * alone come to on the same pages. Whatever a model said, the level is never higher, no more voices count, no hold is
 * lifted and no reason for review is lost.
 */
export function underCeiling(withModels: Decision, byRules: Decision): Decision {
  const over = rises(withModels, byRules);
  const base = over ? byRules : withModels;
  const reviews = [...withModels.review.reasons, ...byRules.review.reasons];
  const reasons = reviews.filter(({ reason }, index) => reviews.findIndex((one) => one.reason === reason) === index);
  return {
    ...base,
    confidence: points(Math.min(withModels.confidence, byRules.confidence)),
    credibilityScore: Math.min(withModels.credibilityScore, byRules.credibilityScore),
    review: { required: reasons.length > 0, reasons },
    rules: [...base.rules, trace(withModels, byRules, over)],
  };
}

const rises = (a: Decision, b: Decision): boolean =>
  isAbove(a.applied, b.applied) ||
  isAbove(a.recommended, b.recommended) ||
  a.independentCredible > b.independentCredible;

const trace = (withModels: Decision, byRules: Decision, over: boolean): RuleTrace => ({
  rule: 'models-under-rules',
  passed: !over,
  inputs: {
    withModels: withModels.recommended,
    byRules: byRules.recommended,
    voicesWithModels: withModels.independentCredible,
    voicesByRules: byRules.independentCredible,
  },
  reasons: [because(over ? 'models.over-rules' : 'models.within-rules')],
});
