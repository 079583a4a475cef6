import { createReason, isCredible, toReasonText, type Reason, type RuleTrace } from '@corroborate/domain';
import { countIndependentSources } from '../counting/count-independent-sources.policy';
import type { CountedGroup, SourceCount } from '../counting/counting.types';
import type { DecideInput } from './decide.types';
import { countNeutralSources, findInsufficientSupport } from './neutral.policy';
import { selectRecommendedUndatedSources } from './undated.policy';

/** Counted and disputing independent sources, and supporting sources that are not counted, each with the reason. */
export interface SourceTally extends SourceCount {
  /** Neutral sources that support the topic, if no credible source counts and the operator allows them. */
  neutral: CountedGroup[];
  trace: RuleTrace;
}

/** Rule 2: determines which sources count, and whether one or two sources are enough. */
export function tallySources(input: DecideInput): SourceTally {
  const count = withCoverageModel(input, countIndependentSources(input));
  const neutral = count.counted.length > 0 ? [] : countNeutralSources(input, count.disputing.length > 0);
  return { ...count, neutral, undated: selectRecommendedUndatedSources(input, count) };
}

/**
 * Excludes one or two independent sources if too many other pages on the event do not support the topic. Companies on
 * their own affairs are not affected.
 */
function withCoverageModel(input: DecideInput, tally: SourceCount): Omit<SourceTally, 'neutral'> {
  const [own, others] = [tally.counted.filter((voice) => voice.own), tally.counted.filter((voice) => !voice.own)];
  const reason = findInsufficientSupport(input, others);
  if (!reason) return { ...tally, trace: countingTrace(input, tally.counted, tally.excluded) };
  const excluded = [
    ...tally.excluded,
    ...others.flatMap(({ sources }) => sources.map((source) => ({ source, reason }))),
  ];
  return { ...tally, counted: own, excluded, trace: { ...countingTrace(input, own, excluded), reasons: [reason] } };
}

function countingTrace(input: DecideInput, counted: CountedGroup[], excluded: SourceTally['excluded']): RuleTrace {
  const own = counted.filter((voice) => voice.own);
  const supporting = input.sources.filter((one) => one.stance.stance === 'supports');
  return {
    rule: 'what-counts',
    passed: counted.length > 0,
    inputs: {
      sources: input.sources.length,
      readable: input.sources.filter((one) => one.readable).length,
      supporting: supporting.length,
      supportingCredible: supporting.filter((one) => isCredible(one.tier)).length,
      independentCredible: counted.length,
      passedOver: excluded.length,
    },
    reasons: [
      ...(counted.length === 0
        ? [createReason('count.none'), ...sharedExclusionReasons(excluded)]
        : [createReason('count.voices', { voices: counted.length, names: listNames(counted) })]),
      ...(own.length > 0 ? [createReason('count.own-matter', { names: listNames(own) })] : []),
    ],
  };
}

/** The exclusion reason shared by all credible supporting pages; empty if their reasons differ. */
function sharedExclusionReasons(excluded: SourceTally['excluded']): Reason[] {
  const reasons = excluded
    .filter(({ source }) => isCredible(source.tier) && !source.isTopicPage)
    .map(({ reason }) => reason);
  const same = new Set(reasons.map(toReasonText));
  return same.size === 1 ? reasons.slice(0, 1) : [];
}

export const listNames = (groups: readonly CountedGroup[]): string[] =>
  groups.map(({ sources }) => sources[0]?.name ?? '');
