import { getClaimStatement, findMainClaim, HOUR_MS, isCredible, type SourceView } from '@corroborate/domain';
import type { PageNotes } from '@corroborate/reading';
import { listContentStems, getMonthNumber, findWrittenDays, type WrittenDay } from '@corroborate/text';
import { groupFoundItems, listIds, findNames, usableSources, type FoundItem, type NotedCase } from './noted.types';
import type { TimelineEvent } from './timeline.types';

type FoundClaim = FoundItem<PageNotes['claims'][number]>;

/**
 * A date without a year is taken as next year's only if it is at most this far ahead; otherwise it may be a past date
 * of this year.
 */
const MAX_DAYS_AHEAD = 92;
/** Genres that state what will happen as a matter of fact. */
const FACTUAL_GENRES: ReadonlySet<PageNotes['genre']> = new Set(['news', 'official', 'fact-check', 'live']);

/**
 * Hearings, deadlines and other upcoming dates that credible pages state as fact, because readers note only past
 * events. Excludes days with past events and the day of the main claim, which has a verdict.
 */
export function upcomingEvents(data: NotedCase): TimelineEvent[] {
  const past = new Set(usableSources(data).flatMap(({ notes }) => notes.events.map(({ when }) => when.slice(0, 10))));
  const main = findMainClaim(data.claims);
  const judged = new Set(main ? findWrittenDays(getClaimStatement(main)).map(keyOf) : []);
  const found = groupFoundItems(data, 'claims').flatMap((group): TimelineEvent[] => {
    const dated = group.flatMap((one) => {
      const day = isFactual(one, data) ? findDayAhead(one, judged) : null;
      return day && !past.has(day) ? [{ ...one, day }] : [];
    });
    const [first] = dated;
    if (!first) return [];
    const { view, day, item } = first;
    const { text, quote, start, end } = item;
    const sourceIds = listIds(dated.filter((one) => one.day === day));
    const names = { entities: findNames(quote, data.notes.get(view.id)), conflicting: [] };
    return [{ date: { value: day, precision: 'day' }, text, quote, start, end, sourceIds, ...names }];
  });
  return found.reduce<TimelineEvent[]>((kept, event) => {
    const at = kept.findIndex((one) => isSameDate(one, event));
    const known = kept[at];
    if (!known) return [...kept, event];
    return kept.with(at, { ...known, sourceIds: [...new Set([...known.sourceIds, ...event.sourceIds])] });
  }, []);
}

/**
 * Pages describe one upcoming date in different words; two sentences that share no word besides the date are two dates.
 */
function isSameDate(a: TimelineEvent, b: TimelineEvent): boolean {
  const words = new Set(wordsWithoutDay(a.quote));
  return a.date.value === b.date.value && wordsWithoutDay(b.quote).some((word) => words.has(word));
}

const wordsWithoutDay = (quote: string): string[] =>
  listContentStems(quote).filter((word) => !/\d/.test(word) && getMonthNumber(word) === null);

function isFactual({ view }: FoundClaim, { notes }: NotedCase): boolean {
  const { genre, status } = notes.get(view.id) ?? {};
  return isCredible(view.tier) && genre !== undefined && FACTUAL_GENRES.has(genre) && status?.kind !== 'retracted';
}

/** The only day that the claim and its quote name, if it is after the page's publication; null if it is uncertain. */
function findDayAhead({ item: { text, quote }, view }: FoundClaim, judged: ReadonlySet<string>): string | null {
  const [day, another] = new Map(findWrittenDays(quote).map((one) => [keyOf(one), one])).values();
  const isStated = findWrittenDays(text).some((one) => day && keyOf(one) === keyOf(day));
  return day && !another && isStated && !judged.has(keyOf(day)) ? resolveDay(day, view) : null;
}

const keyOf = ({ month, day }: WrittenDay): string => `${month}-${day}`;

function resolveDay({ year, month, day }: WrittenDay, view: SourceView): string | null {
  const page = Number(view.published?.value.slice(0, 4));
  const years = year === null ? [page, page + 1] : [year];
  const ahead = years.map((one) => isoDay(one, month, day)).find((one) => isAhead(one, view));
  return ahead !== undefined && (year !== null || hoursAfter(ahead, view) <= MAX_DAYS_AHEAD * 24) ? ahead : null;
}

const isoDay = (year: number, month: number, day: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** Whether a day is after the page's publication in every time zone. */
export const isAhead = (day: string, view: Pick<SourceView, 'published'>): boolean =>
  day.length >= DAY_LENGTH && hoursAfter(day, view) > MAX_HOURS_BEFORE_UTC;
const DAY_LENGTH = 10;
/** Hours that the earliest time zone is ahead of UTC. */
const MAX_HOURS_BEFORE_UTC = 14;

/** NaN if the page has no date. */
const hoursAfter = (day: string, { published }: Pick<SourceView, 'published'>): number =>
  (Date.parse(day.slice(0, DAY_LENGTH)) - Date.parse(published?.value ?? '')) / HOUR_MS;
