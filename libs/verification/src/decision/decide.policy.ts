import {
  createReason,
  hasNoCheckableClaim,
  isAbove,
  isRefuted,
  type Decision,
  type Reason,
  type RuleTrace,
  type VerificationLevel,
} from '@corroborate/domain';
import {
  computeConfidence,
  confidenceTrace,
  computeCoverage,
  coverageTrace,
  computeCredibility,
} from './confidence.policy';
import { tallySources, listNames, type SourceTally } from './counting.policy';
import type { DecideInput } from './decide.types';
import { selectCredibleDenials } from '../fact-checks/fact-checks.policy';
import { computeLevel, levelTrace } from './level.policy';
import { neutralTrace } from './neutral.policy';
import { composeNotes } from './notes';
import { isAllegationOpen, decideReview } from './review.policy';

/** Applies product rules 2 to 5 to the evidence. Pure. Each rule leaves a trace. */
export function decide(input: DecideInput): Decision {
  const count = tallySources(input);
  const before = input.topic.verificationStatus;
  const level = computeLevel(count, input);
  const recommended = higherLevel(level, before);
  const review = decideReview(input, count, recommended);
  const held = review.hold && isAbove(recommended, before);
  const applied = held || input.thresholds.upgrades === 'shadow' ? before : recommended;
  const success = successOf(input, count);
  const confidence = computeConfidence(input, count, held);
  const decision: Omit<Decision, 'notes' | 'wouldLift'> = {
    recommended,
    applied,
    held,
    independentCredible: count.counted.length,
    counted: count.counted.flatMap(({ sources }) => sources.map(({ id }) => id)),
    review: { required: review.reasons.length > 0, reasons: review.reasons },
    success,
    confidence: confidence.value,
    credibilityScore: computeCredibility(count),
    consistencyScore: input.consistencyScore,
    rules: [
      count.trace,
      levelTrace(count, level, input),
      ...neutralTrace(input, count.neutral),
      neverDowngradeTrace(level, before),
      ...review.traces,
      holdTrace(held, review.hold, recommended !== applied),
      factCheckTrace(input),
      coverageTrace(input),
      confidenceTrace(confidence),
      successTrace(success),
    ],
  };
  const wouldLift = upgradeConditionReason(input, count, decision);
  return { ...decision, wouldLift, notes: composeNotes(input, count, { ...decision, wouldLift }) };
}

const higherLevel = (a: VerificationLevel, b: VerificationLevel): VerificationLevel => (isAbove(b, a) ? b : a);

const neverDowngradeTrace = (level: VerificationLevel, before: VerificationLevel): RuleTrace => ({
  rule: 'never-downgrade',
  passed: !isAbove(before, level),
  inputs: { before, evidence: level },
  reasons: [
    isAbove(before, level) ? createReason('level.never-lowered', { level, before }) : createReason('level.not-lower'),
  ],
});

const holdTrace = (held: boolean, open: boolean, withheld: boolean): RuleTrace => ({
  rule: 'hold',
  passed: !withheld,
  inputs: { openQuestion: open },
  reasons: [holdReason(held, open, withheld)],
});

function holdReason(held: boolean, open: boolean, withheld: boolean): Reason {
  if (held) return createReason('hold.held');
  if (withheld) return createReason('hold.shadow');
  return createReason(open ? 'hold.nothing-to-hold' : 'hold.none');
}

/** A credible fact check that rates the main claim false disputes the topic, whatever else was found. */
function factCheckTrace({ factChecks = [] }: DecideInput): RuleTrace {
  const denials = selectCredibleDenials(factChecks);
  return {
    rule: 'fact-checks',
    passed: denials.length === 0,
    inputs: { found: factChecks.length, credibleFalse: denials.length },
    reasons: [factCheckReason(factChecks.length, denials)],
  };
}

function factCheckReason(found: number, denials: { publisher: string }[]): Reason {
  if (denials.length > 0)
    return createReason('fact-check.rated-false', { publishers: denials.map((one) => one.publisher).slice(0, 4) });
  return createReason(found > 0 ? 'fact-check.none-false' : 'fact-check.none');
}

/** Rule 5: the investigation is a success if any of these is true. */
function successOf(input: DecideInput, count: SourceTally): Decision['success'] {
  const [sources, details, accounts] = [
    count.counted.length,
    input.contextDetails ?? 0,
    input.social?.independentAccounts ?? 0,
  ];
  const criteria: Reason[] = [];
  if (sources >= input.thresholds.stronglyVerifiedAt) criteria.push(createReason('success.sources', { sources }));
  if (input.origin?.authoritative && count.disputing.length === 0)
    criteria.push(createReason('success.authoritative-origin'));
  if (details >= 5) criteria.push(createReason('success.context', { details }));
  if (accounts >= 10) criteria.push(createReason('success.social-accounts', { accounts }));
  return { successful: criteria.length > 0, criteria };
}

const successTrace = (success: Decision['success']): RuleTrace => ({
  rule: 'success',
  passed: success.successful,
  inputs: { criteria: success.criteria.length },
  reasons: [
    success.successful ? createReason('success.met', { criteria: success.criteria }) : createReason('success.none'),
  ],
});

/** Advises repeating the search before looking for more sources, if nothing was found and most searches failed. */
function failedSearchReason({ coverage }: DecideInput, count: SourceTally): Reason | null {
  const { asked, answeredCount, share } = computeCoverage(coverage);
  if (count.counted.length > 0 || asked === 0 || share >= 0.5) return null;
  return createReason('lift.ask-again', { heard: answeredCount, asked });
}

function upgradeConditionReason(
  input: DecideInput,
  count: SourceTally,
  { applied, recommended, held }: Pick<Decision, 'applied' | 'recommended' | 'held'>,
): Reason | null {
  if (applied === 'certified') return null;
  if (held) return createReason('lift.settle', { open: findOpenIssue(input, count), recommended });
  const unheard = failedSearchReason(input, count);
  if (unheard) return unheard;
  if (isDeniedByAll(input, count))
    return createReason('lift.denials-stand', { names: listNames(count.disputing).slice(0, MAX_NAMES) });
  const n = count.counted.length;
  const next = n < input.thresholds.verifiedAt ? input.thresholds.verifiedAt : input.thresholds.certifiedAt;
  return createReason('lift.more-sources', {
    more: Math.max(1, next - n),
    level: n < input.thresholds.verifiedAt ? 'verified' : 'certified',
    explainDenials: count.disputing.length > 0 && n === 0,
  });
}

const MAX_NAMES = 4;

/**
 * If credible independent sources deny the main claim and none supports it, additional sources would not change the
 * level.
 */
const isDeniedByAll = ({ claims = [], findings }: DecideInput, { counted, disputing }: SourceTally): boolean =>
  counted.length === 0 && disputing.length > 0 && isRefuted({ claims, findings });

function findOpenIssue(input: DecideInput, count: SourceTally) {
  const { claims, factChecks, look, unsettled = [] } = input;
  if (count.disputing.length > 0 || selectCredibleDenials(factChecks ?? []).length > 0) return 'contradiction';
  if (isAllegationOpen(input, count)) return 'allegation';
  if (unsettled.length > 0) return 'checkpoint';
  if (look && look.integrity.length + look.legal.length > 0) return 'look';
  if (count.undated.length > 0) return 'date';
  return hasNoCheckableClaim(claims ?? []) ? 'claim' : 'reading';
}
