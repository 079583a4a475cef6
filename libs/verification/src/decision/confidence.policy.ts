import { answered, points, type Points } from '@corroborate/domain';
import type { CoverageEntry, RuleTrace } from '@corroborate/domain';
import type { Count } from './counting.policy';
import type { DecideInput } from './decide.types';
import { partialMatters } from './review.policy';
import { CONFIDENCE as C } from '../verification.thresholds';

const STANDING = { 1: 95, 2: 80, 3: 40, 4: 5 } as const;

/** Mean standing of the sources that count, 0–100; 0 when none does. */
export function credibilityOf(count: Count): number {
  const best = count.counted.map((voice) => Math.max(...voice.sources.map((one) => STANDING[one.tier])));
  return best.length === 0 ? 0 : Math.round(best.reduce((sum, one) => sum + one, 0) / best.length);
}

export interface Confidence {
  value: Points;
  reasons: string[];
}

/**
 * How sure we are that the recommended level is the right one, 0–100. It starts from how often that was so in cases of
 * the
 * same kind (see the thresholds) and goes down for what disagrees, what is unsettled and what could not be looked at.
 * It
 * is no likelihood of the story: "unverified" with 75 says that little speaks for a higher level, not that the story
 * holds.
 */
export function confidenceOf(input: DecideInput, count: Count, held: boolean): Confidence {
  const start = startOf(input, count, held);
  const steps = stepsOf(input, count);
  const value = steps.reduce((sum, step) => sum + step.by, start.value);
  const silent = count.counted.length + count.disputing.length === 0;
  // Where nothing was found, what was not looked at is all that could have spoken: silence is worth the share that was
  // heard.
  const heard = silent ? value * coverageOf(input.coverage).share : value;
  return {
    value: points(Math.round(Math.min(C.most, heard))),
    reasons: [
      start.reason,
      ...steps.map((step) => `${step.by > 0 ? '+' : ''}${Math.round(step.by)}: ${step.reason}`),
      ...(heard < value ? ['Less for what could not be looked at.'] : []),
    ],
  };
}

function startOf(input: DecideInput, count: Count, held: boolean): { value: number; reason: string } {
  const [pro, contra] = [count.counted.length, count.disputing.length];
  if (pro > 0 && contra > 0)
    return { value: C.contradicted, reason: `${C.contradicted}: credible voices stand on both sides.` };
  if (contra > 0) return { value: C.refuted, reason: `${C.refuted}: credible voices dispute it and none supports it.` };
  if (pro > 0) {
    const value = C.voices[Math.min(pro, C.voices.length) - 1] ?? C.most;
    const capped = held ? Math.min(value, C.held) : value;
    return {
      value: capped,
      reason: `${capped}: ${pro} independent credible voice(s)${held ? ', with an open question' : ''}.`,
    };
  }
  const carried = input.sources.some((one) => one.stance.stance === 'supports' && !one.isTopicPage);
  return carried
    ? { value: C.lowTierOnly, reason: `${C.lowTierOnly}: only sources that do not count carry it.` }
    : { value: C.nothingFound, reason: `${C.nothingFound}: nothing that was found speaks to it.` };
}

function stepsOf(input: DecideInput, count: Count): { by: number; reason: string }[] {
  if (count.counted.length === 0 || count.disputing.length > 0) return [];
  const { share, asked, heard } = coverageOf(input.coverage);
  const primary = count.counted.some((voice) => voice.sources.some((one) => one.tier === 1));
  const steps = [
    { by: primary ? C.primary : 0, reason: 'a primary, official or wire source is among them.' },
    {
      by: input.origin?.authoritative ? C.authoritativeOrigin : 0,
      reason: 'it leads back to an authoritative source.',
    },
    {
      by: input.consistencyScore < C.consistent ? -C.inconsistent : 0,
      reason: `the accounts agree to ${input.consistencyScore} of 100 only.`,
    },
    {
      by: allUnnamed(input, count) ? -C.unnamed : 0,
      reason: 'it rests on unnamed sources: every voice that counts has it from people without a name.',
    },
    { by: -C.coverage * (1 - share), reason: `${heard} of ${asked} questions were answered.` },
    {
      by: partialMatters(input, count) === null ? 0 : -C.partial,
      reason: 'what is missing could have changed the level.',
    },
  ];
  return steps.filter((step) => Math.round(step.by) !== 0);
}

/** No voice that counts has a page with a named speaker, or one that speaks for itself. */
function allUnnamed({ unnamed = [] }: DecideInput, count: Count): boolean {
  const without = new Set(unnamed);
  return count.counted.length > 0 && count.counted.every((voice) => voice.sources.every((one) => without.has(one.id)));
}

/** How much of what was asked was answered. What nobody configured was never asked. */
export function coverageOf(coverage: CoverageEntry[]): { asked: number; heard: number; share: number } {
  const asked = coverage.filter((one) => one.outcome !== 'not-configured');
  const heard = asked.filter((one) => answered({ kind: one.outcome })).length;
  return { asked: asked.length, heard, share: asked.length === 0 ? 1 : heard / asked.length };
}

export const confidenceTrace = ({ value, reasons }: Confidence): RuleTrace => ({
  rule: 'confidence',
  passed: value >= C.sure,
  inputs: { confidence: value },
  reason: reasons.join(' '),
});

/** Could-not-look is no evidence of nothing: what each engine came to, and whether most of the search was silent. */
export function coverageTrace({ coverage }: DecideInput): RuleTrace {
  const { asked, heard, share } = coverageOf(coverage);
  const of = (...kinds: string[]) => [
    ...new Set(coverage.filter((one) => kinds.includes(one.outcome)).map((one) => one.provider)),
  ];
  const mute = of('blocked', 'limited', 'failed').filter(
    (provider) => !of('found', 'nothing-found').includes(provider),
  );
  return {
    rule: 'coverage',
    passed: share >= 0.5,
    inputs: {
      asked,
      answered: heard,
      blocked: coverage.filter((one) => one.outcome === 'blocked').length,
      limited: coverage.filter((one) => one.outcome === 'limited').length,
      failed: coverage.filter((one) => one.outcome === 'failed').length,
      notConfigured: of('not-configured').join(', ') || null,
      neverAnswered: mute.slice(0, 10).join(', ') || null,
    },
    reason:
      asked === 0
        ? 'No engine was asked.'
        : `${heard} of ${asked} questions were answered${mute.length > 0 ? `; never an answer from ${mute.slice(0, 5).join(', ')}` : ''}.`,
  };
}
