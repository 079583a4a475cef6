import { createReason } from '@corroborate/domain';
import type { PageNotes } from '@corroborate/reading';
import { listContentStems } from '@corroborate/text';
import type { EventDate, EventTimeline, PersonOverTime, TimelineEvent } from './timeline.types';
import { collectNotedActors } from './actors.policy';
import { groupFoundItems, listIds, findNames, countSourceGroups, type FoundItem, type NotedCase } from './noted.types';
import { upcomingEvents } from './upcoming.policy';

type FoundEvent = FoundItem<PageNotes['events'][number]>;

const TIMELINE_LIMITS = { events: 60, people: 20 };

/** Timeline from page notes; quick investigations have none. */
export function buildNotedTimeline(data: NotedCase): EventTimeline {
  if (data.mode === 'quick') return { events: [], people: [], undated: 0, skipped: createReason('timeline.quick') };
  const events = groupFoundItems(data, 'events')
    .map((group) => group.filter((one) => !PAGE_TIMESTAMP.test(one.item.quote) && !isSecondDay(one, data)))
    .filter((group) => group.length > 0)
    .slice(0, TIMELINE_LIMITS.events)
    .map((group) => eventOf(group, data));
  const inOrder = mergeEvents([...events, ...upcomingEvents(data)]).sort((a, b) =>
    orderKey(a.date).localeCompare(orderKey(b.date)),
  );
  return { events: inOrder, people: peopleIn(data), undated: 0, skipped: null };
}

/** Within a day, events with a time come first, because those without one mostly happened afterwards. */
const orderKey = ({ value, precision }: EventDate): string => (precision === 'day' ? `${value}Z` : value);

/** “Date posted: 10/17/2026 12:30 p.m.” is not an event; “The siren was sounded at 5.52.” is. */
const PAGE_TIMESTAMP =
  /^[\p{L} ]{1,40}(?::\s?\d|\s\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}\b)[\s\d/.:,-]{0,40}(?:[ap]\.?m\.?)?$/u;

/** “Overnight” events are noted for two days with one quote; only the first day is used. */
function isSecondDay({ item, view }: FoundEvent, { notes }: NotedCase): boolean {
  const others = notes.get(view.id)?.events ?? [];
  return others.some(({ quote, when }) => quote === item.quote && isDayBefore(when, item.when));
}

const isDayBefore = (a: string, b: string): boolean =>
  a.length === DAY_LENGTH && b.length === DAY_LENGTH && Date.parse(b) - Date.parse(a) === DAY_MS;
const DAY_LENGTH = 10;
const DAY_MS = 86_400_000;

function eventOf(group: FoundEvent[], { notes }: NotedCase): TimelineEvent {
  const date = chosenDate(group);
  const agreeing = group.filter(({ item }) => !contradicts(dateOf(item), date));
  const chosen = agreeing.find(({ item }) => item.when === date.value) ?? agreeing[0];
  if (!chosen) throw new RangeError('an event has at least one source');
  const { what, quote, start, end } = chosen.item;
  return {
    ...{ date, text: what, quote, start, end, sourceIds: listIds([chosen, ...agreeing]) },
    entities: findNames(quote, notes.get(chosen.view.id)),
    conflicting: otherDates(group, date),
  };
}

const dateOf = ({ when, precision }: FoundEvent['item']): EventDate => ({ value: when, precision });

/** A less precise version of the same date does not conflict. */
const contradicts = (a: EventDate, b: EventDate): boolean =>
  !a.value.startsWith(b.value) && !b.value.startsWith(a.value);

/** The date given by the most independent sources; the most precise one if tied. */
function chosenDate(group: readonly FoundEvent[]): EventDate {
  const countGroups = (date: EventDate) =>
    countSourceGroups(group.filter(({ item }) => !contradicts(dateOf(item), date)));
  return group
    .map(({ item }) => dateOf(item))
    .reduce((best, date) => {
      const more = countGroups(date) - countGroups(best);
      return more > 0 || (more === 0 && date.value.length > best.value.length) ? date : best;
    });
}

function otherDates(group: readonly FoundEvent[], date: EventDate): TimelineEvent['conflicting'] {
  const others = group.filter(({ item }) => contradicts(dateOf(item), date));
  return [...new Set(others.map(({ item }) => item.when))].flatMap((value) => {
    const giving = others.filter(({ item }) => item.when === value);
    return giving[0] ? [{ date: dateOf(giving[0].item), sourceIds: listIds(giving) }] : [];
  });
}

/** People with their roles on pages of different dates. */
const peopleIn = (data: NotedCase): PersonOverTime[] =>
  collectNotedActors(data)
    .filter(({ kind, roles }) => kind === 'person' && roles.length > 0)
    .map(({ name, roles }) => ({ person: name, roles }))
    .slice(0, TIMELINE_LIMITS.people);

/** Minimum share of the shorter sentence's words, and minimum number of words, shared by two sentences on one event. */
const SAME_EVENT_THRESHOLDS = { share: 0.7, words: 3 };

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

const isPrefixOfOther = (a: string, b: string): boolean => a.startsWith(b) || b.startsWith(a);

function sharesWords(a: string, b: string): boolean {
  const [left, right] = [new Set(listContentStems(a)), new Set(listContentStems(b))];
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
