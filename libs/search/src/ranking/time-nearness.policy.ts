import { DAY_MS, createReason, type DateRecord, type Reason, type Topic } from '@corroborate/domain';
import { RANKING } from '../search.thresholds';

/** Neutral value if the date is unknown. */
const UNKNOWN_DATE_NEARNESS = 0.5;

/** 0–1: proximity to the event, or recency if the topic has no date. */
export function scoreTimeNearness(date: DateRecord | null, topic: Topic, now: Date): { value: number; reason: Reason } {
  if (date === null) return { value: UNKNOWN_DATE_NEARNESS, reason: createReason('rank.undated') };
  const event = topic.eventDate ?? topic.discoveryDate;
  const target = event ? Date.parse(event) : NaN;
  if (!Number.isFinite(target)) {
    const age = Math.max(0, now.getTime() - Date.parse(date.value)) / DAY_MS;
    return {
      value: 0.5 ** (age / RANKING.freshHalfLife),
      reason: createReason('rank.age', { days: Math.round(age) }),
    };
  }
  const distance = (Date.parse(date.value) - target) / DAY_MS;
  const value = 0.5 ** (Math.abs(distance) / RANKING.eventHalfLife);
  return {
    value,
    reason: createReason('rank.dated', {
      days: Math.round(Math.abs(distance)),
      side: distance < 0 ? 'before' : 'after',
      of: topic.eventDate ? 'event' : 'discovery',
    }),
  };
}
