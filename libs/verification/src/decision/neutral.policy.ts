import {
  createReason,
  type OutletKind,
  type RuleTrace,
  type SourceView,
  hasReason,
  isCredibleElsewhere,
  type Reason,
} from '@corroborate/domain';
import { detectEventSignals } from '../counting/event-signals.policy';
import { isInterested, completeClusters } from '../counting/count-independent-sources.policy';
import type { CountedGroup } from '../counting/counting.types';
import { isOfficialOnOwnAction } from '../counting/own-matter.policy';
import { NEUTRAL_LIMITS, FEW_SOURCES } from '../verification.thresholds';
import type { DecideInput } from './decide.types';

/** Kinds of source that do original reporting, and the unknown kind; all others relay, promote themselves or invent. */
const REPORTING_KINDS: readonly OutletKind[] = ['newspaper', 'broadcaster', 'magazine', 'wire', 'academic', 'unknown'];

/**
 * Independent neutral sources, if the operator allows them. Empty if any source that is not unreliable disputes the
 * topic, or if too many pages on the event do not support it.
 */
export function countNeutralSources(input: DecideInput, disputed: boolean): CountedGroup[] {
  const quorum = neutralQuorumOf(input);
  if (quorum === null || disputed || isDisputed(input)) return [];
  const groups = agreeingNeutralSources(input);
  return groups.length >= quorum && findInsufficientSupport(input, groups) === null ? groups : [];
}

/** Required number of neutral sources: at least two, because agreement requires two. */
function neutralQuorumOf({ thresholds: { neutralQuorum = 0 } }: DecideInput): number | null {
  return neutralQuorum > 0 ? Math.max(NEUTRAL_LIMITS.fewest, neutralQuorum) : null;
}

const isDisputed = ({ sources }: DecideInput): boolean =>
  sources.some((one) => one.readable && one.tier < 4 && !one.isTopicPage && one.stance.stance === 'disputes');

function agreeingNeutralSources(input: DecideInput): CountedGroup[] {
  const byId = new Map(input.sources.map((source) => [source.id, source]));
  if (!detectEventSignals(input.sources, input.topic).dated) return [];
  return completeClusters(input).flatMap((cluster) => {
    const members = cluster.sourceIds.flatMap((id) => byId.get(id) ?? []);
    if (isInterested(cluster, members) || members.some((one) => one.isTopicPage || one.tier === 4)) return [];
    if (cluster.reasons.some(({ kind }) => kind === 'citation')) return [];
    const sources = members.filter(isNeutral);
    return sources.length > 0 ? [{ cluster, sources }] : [];
  });
}

/** Whether the source is neutral: neither credible nor unreliable, on a site without warning signs. */
const isNeutral = ({ tier, kind, score, readable, published, stance }: SourceView): boolean =>
  readable &&
  tier === 3 &&
  REPORTING_KINDS.includes(kind) &&
  (score ?? 0) >= NEUTRAL_LIMITS.score &&
  published !== null &&
  stance.stance === 'supports' &&
  stance.passage !== null;

/** Trace of the rule on neutral sources; empty if the operator does not allow them. */
export function neutralTrace(input: DecideInput, groups: readonly CountedGroup[]): RuleTrace[] {
  const quorum = neutralQuorumOf(input);
  if (quorum === null) return [];
  const names = groups.map(({ sources }) => sources[0]?.name ?? '');
  return [
    {
      rule: 'neutral-quorum',
      passed: groups.length > 0,
      inputs: { quorum, neutral: groups.length },
      reasons: [
        groups.length > 0 ? createReason('neutral.agree', { names, quorum }) : createReason('neutral.none', { quorum }),
      ],
    },
  ];
}

/**
 * Why one or two sources are not enough: credible pages on other sites report the event without supporting the topic.
 * In held-out worlds, two in five claims with a single source were false. An authority that reports its own action
 * needs no other source.
 */
export function findInsufficientSupport({ sources, topic }: DecideInput, counted: CountedGroup[]): Reason | null {
  const few = counted.length > 0 && counted.length <= FEW_SOURCES;
  const countedSources = counted.flatMap((voice) => voice.sources);
  if (!few || !countedSources.every(({ stance }) => dependsOnWording(stance.reasons))) return null;
  if (countedSources.some((source) => isOfficialOnOwnAction(source, topic))) return null;
  const supporting = new Set(countedSources.map(({ site }) => site)).size;
  const others = sitesWithoutSupport(sources).size;
  return supporting > others ? null : createReason('count.others-speak-against', { supporting, others });
}

/** Sites with credible pages on the event, none of which supports the topic. */
function sitesWithoutSupport(sources: readonly SourceView[]): Set<string> {
  const supporting = new Set(sources.flatMap(({ site, stance }) => (stance.stance === 'supports' ? [site] : [])));
  return new Set(sources.flatMap((one) => (coversSameEvent(one) && !supporting.has(one.site) ? [one.site] : [])));
}

/** A mention must match by date and place, because a page that only shares names need not be about the same event. */
const coversSameEvent = (source: SourceView): boolean =>
  source.readable &&
  isCredibleElsewhere(source) &&
  (source.stance.stance === 'disputes' || (source.stance.stance === 'mentions' && source.stance.tied === true));

/**
 * Whether the stance was derived from wording. Ratings by fact checkers, and support confirmed by a model reader, were
 * not.
 */
const dependsOnWording = (reasons: readonly Reason[]): boolean =>
  !hasReason(reasons, 'stance.fact-check', 'model.vouches', 'model.confirms');
