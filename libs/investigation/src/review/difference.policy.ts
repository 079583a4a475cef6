import type { Decision, VerificationLevel } from '@corroborate/domain';

/** A decision as far as people compare it. */
export interface DecisionDigest {
  recommended: VerificationLevel;
  independent_credible: number;
  confidence: number;
  held: boolean;
  review_reasons: string[];
}

export interface DecisionDifference {
  before: DecisionDigest;
  after: DecisionDigest;
  /** One sentence for each thing that changed; empty when nothing did. */
  changes: string[];
}

export const digestOf = ({ recommended, independentCredible, confidence, held, review }: Decision): DecisionDigest => ({
  recommended,
  independent_credible: independentCredible,
  confidence,
  held,
  review_reasons: [...new Set(review.reasons.map(({ reason }) => reason))],
});

/** What a correction does to the decision, in words. */
export function differenceOf(before: Decision, after: Decision): DecisionDifference {
  const [was, is] = [digestOf(before), digestOf(after)];
  const changes = [
    was.recommended === is.recommended
      ? ''
      : `The recommended level changes from “${was.recommended}” to “${is.recommended}”.`,
    was.independent_credible === is.independent_credible
      ? ''
      : `${is.independent_credible} instead of ${was.independent_credible} independent credible sources count.`,
    was.confidence === is.confidence ? '' : `Confidence ${is.confidence} instead of ${was.confidence}.`,
    was.held === is.held ? '' : is.held ? 'The upgrade is now held.' : 'The upgrade is no longer held.',
    ...is.review_reasons
      .filter((reason) => !was.review_reasons.includes(reason))
      .map((reason) => `New reason for review: ${reason}.`),
    ...was.review_reasons
      .filter((reason) => !is.review_reasons.includes(reason))
      .map((reason) => `No longer a reason for review: ${reason}.`),
  ];
  return { before: was, after: is, changes: changes.filter(Boolean) };
}
