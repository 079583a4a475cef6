import {
  because,
  codeLine,
  sentencesOf,
  type CodeLine,
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
  change_codes: CodeLine[];
}

const digestOf = ({ recommended, independentCredible, confidence, held, review }: Decision): DecisionDigest => ({
  recommended,
  independent_credible: independentCredible,
  confidence,
  held,
  review_reasons: [...new Set(review.reasons.map(({ reason }) => reason))],
});

/** The effect of a correction on the decision, as stored and displayed. */
export function differenceOf(before: Decision, after: Decision): DecisionDifference {
  const changes = changesOf(before, after);
  return {
    before: digestOf(before),
    after: digestOf(after),
    changes: sentencesOf(changes),
    change_codes: changes.map(codeLine),
  };
}

/** One reason per change; empty if nothing changed. */
export function changesOf(before: Decision, after: Decision): Reason[] {
  const [was, is] = [digestOf(before), digestOf(after)];
  const fresh = is.review_reasons.filter((rule) => !was.review_reasons.includes(rule));
  const gone = was.review_reasons.filter((rule) => !is.review_reasons.includes(rule));
  return [
    ...(was.recommended === is.recommended
      ? []
      : [because('change.level', { from: was.recommended, to: is.recommended })]),
    ...(was.independent_credible === is.independent_credible
      ? []
      : [because('change.sources', { from: was.independent_credible, to: is.independent_credible })]),
    ...(was.confidence === is.confidence
      ? []
      : [because('change.confidence', { from: was.confidence, to: is.confidence })]),
    ...(was.held === is.held ? [] : [because(is.held ? 'change.now-held' : 'change.no-longer-held')]),
    ...fresh.map((rule) => because('change.new-review', { rule })),
    ...gone.map((rule) => because('change.no-longer-review', { rule })),
  ];
}
