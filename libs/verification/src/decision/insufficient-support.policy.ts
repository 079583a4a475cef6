import { createReason, hasReason, isCredibleElsewhere, type Reason, type SourceView } from '@corroborate/domain';
import { isOfficialOnOwnAction } from '../counting/own-matter.policy';
import type { CountedGroup } from '../counting/counting.types';
import { FEW_SOURCES } from '../verification.thresholds';
import type { DecideInput } from './decide.types';

/**
 * Why one or two sources are not enough: credible pages on other sites report the event without supporting the topic.
 * In held-out worlds, two in five claims with a single source were false. An authority that reports its own action
 * needs no other source.
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
