import { DAY_MS, hasReason, isCredible, type SourceView, type Topic } from '@corroborate/domain';
import { EVENT_LIMITS } from '@corroborate/reading';

/** Properties of the event that emerge from all sources together. */
export interface EventSignals {
  /** Whether a credible report places the event in another town of the same name. */
  namesakes: boolean;
  /** Whether at least one supporting page shows its date. */
  dated: boolean;
}

export const detectEventSignals = (sources: readonly SourceView[], topic: Topic): EventSignals => ({
  namesakes: sources.some((one) => isNamesake(one, topic)),
  dated: datedSupport(sources, topic),
});

/** Whether a credible report from the same days places a town of this name in another state or country. */
function isNamesake(source: SourceView, topic: Topic): boolean {
  if (!source.readable || !isCredible(source.tier) || !hasReason(source.stance.reasons, 'event.placed-elsewhere'))
    return false;
  if (!topic.eventDate || !source.published) return false;
  return (
    Math.abs(Date.parse(source.published.value) - Date.parse(topic.eventDate)) <= EVENT_LIMITS.namesakeDays * DAY_MS
  );
}

/**
 * Whether any supporting page, credible or not, shows its date or the day of the event. True if the topic has no event
 * date. Undated pages may report an older event, so even several of them are not enough.
 */
function datedSupport(sources: readonly SourceView[], topic: Topic): boolean {
  if (!topic.eventDate) return true;
  return sources.some(
    (one) =>
      one.stance.stance === 'supports' &&
      !one.isTopicPage &&
      (one.published !== null || hasReason(one.stance.reasons, 'event.day-agrees')),
  );
}
