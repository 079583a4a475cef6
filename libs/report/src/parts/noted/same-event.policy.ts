import { contentStems } from '@corroborate/text';
import type { TimelineEvent } from './timeline.types';

/** Minimum share of the shorter sentence's words, and minimum number of words, shared by two sentences on one event. */
const SAME_EVENT_THRESHOLDS = { share: 0.7, words: 3 };
const DAY_MS = 86_400_000;

/** Merges events that several pages report in nearly the same words on the same day; keeps the more precise time. */
export function mergeEvents(events: readonly TimelineEvent[]): TimelineEvent[] {
  return events.reduce<TimelineEvent[]>((kept, event) => {
    const at = kept.findIndex((one) => isSameEvent(one, event));
    const known = kept[at];
    return known ? kept.with(at, mergeTwoEvents(known, event)) : [...kept, event];
  }, []);
}

function isSameEvent(a: TimelineEvent, b: TimelineEvent): boolean {
  if (a.quote === b.quote) return daysApart(a, b) <= 1;
  return isPrefixOfOther(a.date.value, b.date.value) && (sharesWords(a.text, b.text) || sharesWords(a.quote, b.quote));
}

/** “Overnight” events are noted with two days but are one event. */
function daysApart({ date: a }: TimelineEvent, { date: b }: TimelineEvent): number {
  if (a.value.length < DAY_LENGTH || b.value.length < DAY_LENGTH) return a.value === b.value ? 0 : Infinity;
  return Math.abs(Date.parse(a.value.slice(0, DAY_LENGTH)) - Date.parse(b.value.slice(0, DAY_LENGTH))) / DAY_MS;
}
const DAY_LENGTH = 10;

const isPrefixOfOther = (a: string, b: string): boolean => a.startsWith(b) || b.startsWith(a);

function sharesWords(a: string, b: string): boolean {
  const [left, right] = [new Set(contentStems(a)), new Set(contentStems(b))];
  const shared = [...left].filter((stem) => right.has(stem)).length;
  return (
    shared >= SAME_EVENT_THRESHOLDS.words && shared >= SAME_EVENT_THRESHOLDS.share * Math.min(left.size, right.size)
  );
}

function mergeTwoEvents(a: TimelineEvent, b: TimelineEvent): TimelineEvent {
  const isSameQuote = a.quote === b.quote;
  const earlier = a.date.value <= b.date.value ? a : b;
  const precise = a.date.value.length >= b.date.value.length ? a : b;
  const first = isSameQuote ? earlier : precise;
  return {
    ...first,
    sourceIds: [...new Set([...first.sourceIds, ...a.sourceIds, ...b.sourceIds])],
    entities: [...new Set([...a.entities, ...b.entities])],
    conflicting: [...a.conflicting, ...b.conflicting],
  };
}
