import { isAbove } from '@corroborate/domain';
import type { Decision, RuleTrace, VerificationLevel } from '@corroborate/domain';
import { confidenceOf, confidenceTrace, coverageOf, coverageTrace, credibilityOf } from './confidence.policy';
import { countVoices } from './counting.policy';
import type { Count } from './counting.policy';
import type { DecideInput } from './decide.types';
import { credibleDenials } from '../fact-checks/fact-checks.policy';
import { notesOf } from './notes';
import { reviewOf } from './review.policy';

/** Applies rules 2 to 5 of the house to what was found. Pure; every rule leaves its trace. */
export function decide(input: DecideInput): Decision {
  const count = countVoices(input);
  const before = input.topic.verificationStatus;
  const level = levelFor(count.counted.length, input);
  const recommended = higher(level, before);
  const review = reviewOf(input, count);
  const held = review.hold && isAbove(recommended, before);
  const applied = held ? before : recommended;
  const success = successOf(input, count);
  const confidence = confidenceOf(input, count, held);
  const decision: Omit<Decision, 'notes' | 'wouldLift'> = {
    recommended,
    applied,
    held,
    independentCredible: count.counted.length,
    counted: count.counted.flatMap(({ sources }) => sources.map(({ id }) => id)),
    review: { required: review.reasons.length > 0, reasons: review.reasons },
    success,
    confidence: confidence.value,
    credibilityScore: credibilityOf(count),
    consistencyScore: input.consistencyScore,
    rules: [
      count.trace,
      levelTrace(count, level, input),
      neverDown(level, before),
      ...review.traces,
      holdTrace(held, review.hold),
      factCheckTrace(input),
      coverageTrace(input),
      confidenceTrace(confidence),
      successTrace(success),
    ],
  };
  const wouldLift = wouldLiftOf(input, count, decision);
  return { ...decision, wouldLift, notes: notesOf(input, count, { ...decision, wouldLift }) };
}

const higher = (a: VerificationLevel, b: VerificationLevel): VerificationLevel => (isAbove(b, a) ? b : a);

function levelFor(voices: number, { thresholds }: DecideInput): VerificationLevel {
  if (voices >= thresholds.certifiedAt) return 'certified';
  return voices >= thresholds.verifiedAt ? 'verified' : 'unverified';
}

function levelTrace(count: Count, level: VerificationLevel, { thresholds }: DecideInput): RuleTrace {
  const n = count.counted.length;
  const strong = level === 'verified' && n >= thresholds.stronglyVerifiedAt;
  return {
    rule: 'tier-upgrade',
    passed: level !== 'unverified',
    inputs: {
      independentCredible: n,
      verifiedAt: thresholds.verifiedAt,
      stronglyVerifiedAt: thresholds.stronglyVerifiedAt,
      certifiedAt: thresholds.certifiedAt,
    },
    reason: `${n} independent credible supporting source(s) give “${level}”${strong ? ', strongly' : ''}.`,
  };
}

const neverDown = (level: VerificationLevel, before: VerificationLevel): RuleTrace => ({
  rule: 'never-downgrade',
  passed: !isAbove(before, level),
  inputs: { before, evidence: level },
  reason: isAbove(before, level)
    ? `The evidence gives “${level}”, but a topic is never lowered from “${before}”.`
    : 'The level does not fall.',
});

const holdTrace = (held: boolean, open: boolean): RuleTrace => ({
  rule: 'hold',
  passed: !held,
  inputs: { openQuestion: open },
  reason: held
    ? 'The upgrade is recommended and waits for a person.'
    : open
      ? 'A person must look, but there is no upgrade to hold.'
      : 'Nothing open holds the upgrade.',
});

/** Fact checks by others: a credible “false” speaks against, whatever else was found. */
function factCheckTrace({ factChecks = [] }: DecideInput): RuleTrace {
  const against = credibleDenials(factChecks);
  return {
    rule: 'fact-checks',
    passed: against.length === 0,
    inputs: { found: factChecks.length, credibleFalse: against.length },
    reason:
      against.length > 0
        ? `Rated false by ${against
            .map((one) => one.publisher)
            .slice(0, 4)
            .join(', ')}.`
        : factChecks.length > 0
          ? 'No credible checker rates it false.'
          : 'No fact check of this claim was found.',
  };
}

/** Rule 5: any one of these makes the investigation a success. */
function successOf(input: DecideInput, count: Count): Decision['success'] {
  const criteria: string[] = [];
  if (count.counted.length >= input.thresholds.stronglyVerifiedAt)
    criteria.push(`${count.counted.length} independent credible sources`);
  if (input.origin?.authoritative && count.disputing.length === 0) criteria.push('an original authoritative source');
  if ((input.contextDetails ?? 0) >= 5) criteria.push(`context with ${input.contextDetails} supporting details`);
  if ((input.social?.independentAccounts ?? 0) >= 10)
    criteria.push(`social evidence from ${input.social?.independentAccounts} independent accounts`);
  return { successful: criteria.length > 0, criteria };
}

const successTrace = (success: Decision['success']): RuleTrace => ({
  rule: 'success',
  passed: success.successful,
  inputs: { criteria: success.criteria.length },
  reason: success.successful ? `Success: ${success.criteria.join('; ')}.` : 'No criterion of success is met.',
});

/** Where nothing was found and most of the search was silent, asking again comes before any further source. */
function silentSearch({ coverage }: DecideInput, count: Count): string | null {
  const { asked, heard, share } = coverageOf(coverage);
  if (count.counted.length > 0 || asked === 0 || share >= 0.5) return null;
  return `Asking again when the engines answer: only ${heard} of ${asked} questions were heard, so that finding nothing says little.`;
}

function wouldLiftOf(
  input: DecideInput,
  count: Count,
  { applied, recommended, held }: Pick<Decision, 'applied' | 'recommended' | 'held'>,
): string | null {
  if (applied === 'certified') return null;
  if (held)
    return `A person settling the open ${count.disputing.length > 0 || credibleDenials(input.factChecks ?? []).length > 0 ? 'contradiction' : 'allegation'} would let “${recommended}” be applied.`;
  const unheard = silentSearch(input, count);
  if (unheard) return unheard;
  const n = count.counted.length;
  const next = n < input.thresholds.verifiedAt ? input.thresholds.verifiedAt : input.thresholds.certifiedAt;
  const goal = n < input.thresholds.verifiedAt ? 'verified' : 'certified';
  const more = Math.max(1, next - n);
  const what = count.disputing.length > 0 && n === 0 ? ' and an explanation of the credible denials' : '';
  return `${more} more independent credible source${more === 1 ? '' : 's'} with reporting of ${more === 1 ? 'its' : 'their'} own${what} would lift it to “${goal}”.`;
}
