import {
  createReason,
  toReasonData,
  toReasonTexts,
  type ReasonData,
  type Decision,
  type Reason,
  type ReviewReason,
  type VerificationLevel,
} from '@corroborate/domain';

/** The parts of a decision that are compared. */
export interface DecisionDigest {
  recommended: VerificationLevel;
  independent_credible: number;
  confidence: number;
  held: boolean;
  review_reasons: ReviewReason[];
}

export interface DecisionDifference {
  before: DecisionDigest;
  after: DecisionDigest;
  /** One sentence per change; empty if nothing changed. */
  changes: string[];
  /** The same changes as codes. */
  change_codes: ReasonData[];
}

const digestDecision = ({ recommended, independentCredible, confidence, held, review }: Decision): DecisionDigest => ({
  recommended,
  independent_credible: independentCredible,
  confidence,
  held,
  review_reasons: [...new Set(review.reasons.map(({ reason }) => reason))],
});

/** The effect of a correction on the decision, as stored and displayed. */
export function compareDecisions(before: Decision, after: Decision): DecisionDifference {
  const changes = listChanges(before, after);
  return {
    before: digestDecision(before),
    after: digestDecision(after),
    changes: toReasonTexts(changes),
    change_codes: changes.map(toReasonData),
  };
}

/** One reason per change; empty if nothing changed. */
export function listChanges(before: Decision, after: Decision): Reason[] {
  const [was, is] = [digestDecision(before), digestDecision(after)];
  const fresh = is.review_reasons.filter((rule) => !was.review_reasons.includes(rule));
  const gone = was.review_reasons.filter((rule) => !is.review_reasons.includes(rule));
  return [
    ...(was.recommended === is.recommended
      ? []
      : [createReason('change.level', { from: was.recommended, to: is.recommended })]),
    ...(was.independent_credible === is.independent_credible
      ? []
      : [createReason('change.sources', { from: was.independent_credible, to: is.independent_credible })]),
    ...(was.confidence === is.confidence
      ? []
      : [createReason('change.confidence', { from: was.confidence, to: is.confidence })]),
    ...(was.held === is.held ? [] : [createReason(is.held ? 'change.now-held' : 'change.no-longer-held')]),
    ...fresh.map((rule) => createReason('change.new-review', { rule })),
    ...gone.map((rule) => createReason('change.no-longer-review', { rule })),
  ];
}
