import {
  isAnswered,
  createReason,
  points,
  type Points,
  type Reason,
  type CoverageEntry,
  type RuleTrace,
  type SourceView,
} from '@corroborate/domain';
import type { CountedGroup } from '../counting/counting.types';
import type { SourceTally } from './counting.policy';
import type { DecideInput } from './decide.types';
import { findPartialRunReason } from './partial-run.policy';
import { CONFIDENCE as C } from '../verification.thresholds';

const TIER_CREDIBILITY = { 1: 95, 2: 80, 3: 40, 4: 5 } as const;

/**
 * Mean credibility, from 0 to 100, of the counted independent sources, each by its representative page. If none counts,
 * uses the neutral or undated ones; 0 if there are none.
 */
export function computeCredibility({ counted, neutral, undated }: SourceTally): number {
  const best = (counted.length > 0 ? counted : [...neutral, ...undated]).flatMap((voice) => {
    const speaker = leadSource(voice);
    return speaker ? [TIER_CREDIBILITY[speaker.tier]] : [];
  });
  return best.length === 0 ? 0 : Math.round(best.reduce((sum, one) => sum + one, 0) / best.length);
}

/**
 * The original report represents the group. An agency that only relays a newspaper's report does not raise its
 * credibility.
 */
const leadSource = ({ sources }: CountedGroup): SourceView | undefined => sources[0];

export interface Confidence {
  value: Points;
  reasons: Reason[];
}

/**
 * Confidence, from 0 to 100, that the recommended level is correct. Starts from the measured accuracy of similar cases
 * (see thresholds) and is reduced for disagreement, unresolved issues and coverage gaps. It is not the probability that
 * the story is true: "unverified" with 75 means that little evidence supports a higher level.
 */
export function computeConfidence(input: DecideInput, count: SourceTally, held: boolean): Confidence {
  const start = startingConfidence(input, count, held);
  const steps = stepsOf(input, count);
  const value = steps.reduce((sum, step) => sum + step.by, start.value);
  const silent = count.counted.length + count.disputing.length + count.neutral.length === 0;
  // If nothing was found, confidence depends on how many searches were answered.
  const adjusted = silent ? value * computeCoverage(input.coverage).share : value;
  return {
    value: points(Math.round(Math.min(C.maxPoints, adjusted))),
    reasons: [
      start.reason,
      ...steps.map((step) => step.reason),
      ...(adjusted < value ? [createReason('confidence.could-not-look')] : []),
    ],
  };
}

function startingConfidence(input: DecideInput, count: SourceTally, held: boolean) {
  const [pro, contra] = [count.counted.length, count.disputing.length];
  if (pro > 0 && contra > 0)
    return { value: C.contradicted, reason: createReason('confidence.both-sides', { points: C.contradicted }) };
  if (contra > 0) return { value: C.refuted, reason: createReason('confidence.only-disputed', { points: C.refuted }) };
  if (pro > 0 && count.counted.every((voice) => voice.own))
    return { value: C.ownWord, reason: createReason('confidence.own-word', { points: C.ownWord }) };
  if (pro > 0) {
    const value = C.byIndependentSources[Math.min(pro, C.byIndependentSources.length) - 1] ?? C.maxPoints;
    const capped = held ? Math.min(value, C.held) : value;
    return { value: capped, reason: createReason('confidence.voices', { points: capped, voices: pro, open: held }) };
  }
  if (count.neutral.length > 0)
    return { value: C.neutralQuorum, reason: createReason('confidence.neutral', { points: C.neutralQuorum }) };
  const carried = input.sources.some((one) => one.stance.stance === 'supports' && !one.isTopicPage);
  return carried
    ? { value: C.lowTierOnly, reason: createReason('confidence.low-tier-only', { points: C.lowTierOnly }) }
    : { value: C.nothingFound, reason: createReason('confidence.nothing-found', { points: C.nothingFound }) };
}

function stepsOf(input: DecideInput, count: SourceTally): Step[] {
  if (count.counted.length === 0 || count.disputing.length > 0) return [];
  const { share, asked, answeredCount } = computeCoverage(input.coverage);
  const primary = count.counted.some((voice) => leadSource(voice)?.tier === 1);
  const steps = [
    step(primary ? C.primary : 0, (by) => createReason('confidence.primary-source', { by })),
    step(input.origin?.authoritative ? C.authoritativeOrigin : 0, (by) =>
      createReason('confidence.authoritative-origin', { by }),
    ),
    step(input.consistencyScore < C.consistent ? -C.inconsistent : 0, (by) =>
      createReason('confidence.inconsistent', { by, agreement: input.consistencyScore }),
    ),
    step(areAllUnnamed(input, count) ? -C.unnamed : 0, (by) => createReason('confidence.unnamed-sources', { by })),
    step(-C.coverage * (1 - share), (by) => createReason('confidence.unanswered', { by, heard: answeredCount, asked })),
    step(findPartialRunReason(input, count) === null ? 0 : -C.partial, (by) =>
      createReason('confidence.something-missing', { by }),
    ),
  ];
  return steps.filter(({ by }) => Math.round(by) !== 0);
}

interface Step {
  by: number;
  reason: Reason;
}
/** Rounds adjustments to whole points for display. */
const step = (by: number, reasonOf: (by: number) => Reason): Step => ({ by, reason: reasonOf(Math.round(by)) });

/** Whether no page of a counted source names a speaker or reports on the source's own affairs. */
function areAllUnnamed({ unnamed = [] }: DecideInput, count: SourceTally): boolean {
  const without = new Set(unnamed);
  return count.counted.length > 0 && count.counted.every((voice) => voice.sources.every((one) => without.has(one.id)));
}

/** Share of searches that were answered, without engines that are not configured. */
export function computeCoverage(coverage: CoverageEntry[]): { asked: number; answeredCount: number; share: number } {
  const asked = coverage.filter((one) => one.outcome !== 'not-configured');
  const answeredCount = asked.filter((one) => isAnswered({ kind: one.outcome })).length;
  return { asked: asked.length, answeredCount, share: asked.length === 0 ? 1 : answeredCount / asked.length };
}

export const confidenceTrace = ({ value, reasons }: Confidence): RuleTrace => ({
  rule: 'confidence',
  passed: value >= C.minReliable,
  inputs: { confidence: value },
  reasons,
});

/** Results per engine, and whether most searches failed. Unanswered searches are not evidence of absence. */
export function coverageTrace({ coverage }: DecideInput): RuleTrace {
  const { asked, answeredCount, share } = computeCoverage(coverage);
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
      answered: answeredCount,
      blocked: coverage.filter((one) => one.outcome === 'blocked').length,
      limited: coverage.filter((one) => one.outcome === 'limited').length,
      failed: coverage.filter((one) => one.outcome === 'failed').length,
      notConfigured: of('not-configured').join(', ') || null,
      neverAnswered: mute.slice(0, 10).join(', ') || null,
    },
    reasons: [
      asked === 0
        ? createReason('coverage.nobody-asked')
        : createReason('coverage.answered', { heard: answeredCount, asked, mute: mute.slice(0, 5) }),
    ],
  };
}
