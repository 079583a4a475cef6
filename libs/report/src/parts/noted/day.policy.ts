import type { SourceView } from '@corroborate/domain';
import type { PageNotes } from '@corroborate/reading';
import { lexicon } from '@corroborate/text';

const WEEKDAYS = lexicon('en', 'calendar', 'weekdays').words;
const DAY_MS = 86_400_000;

const toIsoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** `page`: the page gives no day for the statement, so the page's own date is used. */
export type DatedBy = 'statement' | 'page';

/**
 * Day of a statement: the day the reader noted, unless the quote names another weekday; otherwise the page's day in the
 * source list.
 */
export function statementDay(
  { day, quote }: Pick<PageNotes['statements'][number], 'day' | 'quote'>,
  { published }: SourceView,
): { day: string | null; datedBy: DatedBy } {
  const reported = published?.value.slice(0, 10) ?? null;
  const own = (reported && weekdayBefore(quote, day ?? reported)) ?? day;
  return own ? { day: own, datedBy: 'statement' } : { day: reported, datedBy: 'page' };
}

/** The given day or the day before, if its weekday is the only one named in the text; null if neither matches. */
function weekdayBefore(text: string, day: string): string | null {
  const named = new Set((text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => WEEKDAYS.includes(word)));
  const [only] = named;
  if (named.size !== 1 || only === undefined) return null;
  const back = (new Date(day).getUTCDay() - WEEKDAYS.indexOf(only) + WEEKDAYS.length) % WEEKDAYS.length;
  return back <= 1 ? toIsoDay(Date.parse(day) - back * DAY_MS) : null;
}
