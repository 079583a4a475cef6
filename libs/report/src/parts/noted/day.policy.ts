import type { SourceView } from '@corroborate/domain';
import type { PageNotes } from '@corroborate/reading';
import { lexicon } from '@corroborate/text';

const WEEKDAYS = lexicon('en', 'calendar', 'weekdays').words;
const DAY_MS = 86_400_000;
/** Before this hour (UTC), it may still be the previous day where the page was written. */
const MAX_EARLY_HOUR_UTC = 12;

const toIsoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** `page`: the page gives no day for the statement, so the page's own date is used. */
export type DatedBy = 'statement' | 'page';

/**
 * Day of a statement: the day the reader noted, unless the quote names another weekday; otherwise the page's local
 * publication day.
 */
export function statementDay(
  { day, quote }: Pick<PageNotes['statements'][number], 'day' | 'quote'>,
  view: SourceView,
  notes: Pick<PageNotes, 'events'>,
): { day: string | null; datedBy: DatedBy } {
  const published = pageDay(view, notes);
  const own = (published && weekdayBefore(quote, day ?? published)) ?? day;
  return own ? { day: own, datedBy: 'statement' } : { day: published, datedBy: 'page' };
}

/**
 * Local publication day: the day before if the page appeared early in the UTC day and its last event is on the day
 * before.
 */
function pageDay({ published }: SourceView, { events }: Pick<PageNotes, 'events'>): string | null {
  if (!published) return null;
  const day = published.value.slice(0, 10);
  const isEarly =
    ['second', 'minute', 'hour'].includes(published.precision) && hourOf(published.value) < MAX_EARLY_HOUR_UTC;
  const before = toIsoDay(Date.parse(day) - DAY_MS);
  const last = events
    .map(({ when }) => when.slice(0, 10))
    .toSorted()
    .at(-1);
  return isEarly && last === before ? before : day;
}

const hourOf = (value: string): number => Number(value.slice(11, 13));

/** The given day or the day before, if its weekday is the only one named in the text; null if neither matches. */
function weekdayBefore(text: string, day: string): string | null {
  const named = new Set((text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => WEEKDAYS.includes(word)));
  const [only] = named;
  if (named.size !== 1 || only === undefined) return null;
  const back = (new Date(day).getUTCDay() - WEEKDAYS.indexOf(only) + WEEKDAYS.length) % WEEKDAYS.length;
  return back <= 1 ? toIsoDay(Date.parse(day) - back * DAY_MS) : null;
}
