import { createReason, hasReason, isCredibleElsewhere, type Reason, type SourceView } from '@corroborate/domain';
import { isOfficialOnOwnAction } from '../counting/own-matter.policy';
import type { CountedGroup } from '../counting/voices.types';
import { FEW_SOURCES } from '../verification.thresholds';
import type { DecideInput } from './decide.types';

/**
 * Why one or two sources do not count: other sites with credible pages on the event do not support the topic. In
 * held-out worlds, two in five claims with a single source were false. An authority reporting its own action needs no
 * other source.
 */
export function insufficientSupportReason({ sources, topic }: DecideInput, counted: CountedGroup[]): Reason | null {
  const few = counted.length > 0 && counted.length <= FEW_SOURCES;
  const countedSources = counted.flatMap((voice) => voice.sources);
  if (!few || !countedSources.every(({ stance }) => dependsOnWording(stance.reasons))) return null;
  if (countedSources.some((source) => isOfficialOnOwnAction(source, topic))) return null;
  const supporting = new Set(countedSources.map(({ site }) => site)).size;
  const others = sitesWithoutSupport(sources).size;
  return supporting > others ? null : createReason('count.others-speak-against', { supporting, others });
}

/** Sites with credible pages on the event, none of which support it. */
function sitesWithoutSupport(sources: readonly SourceView[]): Set<string> {
  const supporting = new Set(sources.flatMap(({ site, stance }) => (stance.stance === 'supports' ? [site] : [])));
  return new Set(sources.flatMap((one) => (coversSameEvent(one) && !supporting.has(one.site) ? [one.site] : [])));
}

/** A mention must match by date and place; a page that only shares names is no evidence about the event. */
const coversSameEvent = (source: SourceView): boolean =>
  source.readable &&
  isCredibleElsewhere(source) &&
  (source.stance.stance === 'disputes' || (source.stance.stance === 'mentions' && source.stance.tied === true));

/** Whether the stance depends on wording. Fact-check ratings, and support that a reader confirmed, do not. */
const dependsOnWording = (reasons: readonly Reason[]): boolean =>
  !hasReason(reasons, 'stance.fact-check', 'model.vouches', 'model.confirms');
