import { DAY_MS } from '@corroborate/domain';
import {
  clockTimes,
  dateMentions,
  daysFrom,
  foreignDateMentions,
  foreignDays,
  isAhead,
  lexicon,
  newsroomDay,
  toldDays,
  toldMonths,
  weekdayMentions,
  type PublishedAt,
  type ToldMonth,
} from '@corroborate/text';
import type { EventDate } from './timeline.types';

/** When a sentence says that something happened. */
export interface ToldDate {
  date: EventDate;
  /** Whole days since 1970 that it may be; equal for a day. */
  from: number;
  to: number;
  /** The words that say so, to be left out where words of two sentences are compared. */
  quotes: string[];
}

const words = (section: string): RegExp => lexicon('en', 'timeline', section).pattern;
const SPOKEN_THEN = words('spoken-then');
const PAGE_DAY = words('page-day');
const IN_YEAR = words('in-year');

const isoDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** What a date is read against. */
export interface DateContext {
  published: PublishedAt | null;
  /** The day that the text gave last, for sentences that say the hour alone. */
  before: number | null;
  /** The day on which somebody says it may stand for the day on which it happened. */
  announced?: boolean;
  /** The page is not in English. */
  foreign?: boolean;
}

/** The date of what a sentence tells; null where it gives none that is past. */
export function toldDate(sentence: string, context: DateContext): ToldDate | null {
  const { published, before, announced } = context;
  if (context.foreign) return foreignDate(sentence, published);
  if (PAGE_DAY.test(sentence)) return null;
  const days = toldDays(sentence, published).filter(
    ({ start }) => announced || !SPOKEN_THEN.test(sentence.slice(0, start)),
  );
  const [first] = days.sort((a, b) => a.start - b.start);
  const hour = hourIn(sentence);
  if (first && !isLater(first.from, published)) return dayOf(first, first.quote, hour);
  if (first) return null;
  if (hour && before !== null && !namesDay(sentence)) return dayOf({ from: before, to: before }, '', hour);
  return monthOrYear(sentence, published);
}

/** A day with its month, else a weekday or “yesterday”; hours of other languages are not read. */
function foreignDate(sentence: string, published: PublishedAt | null): ToldDate | null {
  const reference = published && new Date(published.value);
  for (const mention of foreignDateMentions(sentence)) {
    if (mention.year === null && !reference) continue;
    const origin = reference ?? new Date(Date.UTC(mention.year ?? 1970, 0, 1));
    const from = Math.floor(origin.getTime() / DAY_MS) + (daysFrom(mention, origin) ?? 0);
    if (!isLater(from, published)) return dayOf({ from, to: from }, mention.quote, null);
  }
  const [near] = foreignDays(sentence, published);
  return near ? dayOf(near, near.quote, null) : null;
}

/** A day of its own, if only ahead: the hour is not of the day before. */
const namesDay = (sentence: string): boolean =>
  weekdayMentions(sentence).length > 0 || dateMentions(sentence).some(({ day }) => day !== null);

interface Hour {
  value: string;
  quote: string;
}

function dayOf({ from, to }: { from: number; to: number }, quote: string, hour: Hour | null): ToldDate {
  const day = isoDay(from);
  const date: EventDate = hour
    ? { value: `${day}T${hour.value}`, precision: 'time' }
    : { value: day, precision: 'day' };
  return { date, from, to, quotes: [quote, hour?.quote ?? ''].filter(Boolean) };
}

/** Of several hours nobody knows which one it was. */
function hourIn(sentence: string): Hour | null {
  const [only, ...others] = clockTimes(sentence);
  if (!only || others.length > 0 || isAhead(sentence, only.start)) return null;
  return { value: only.value, quote: only.quote };
}

const isLater = (day: number, published: PublishedAt | null): boolean => {
  const today = newsroomDay(published);
  return today !== null && day > today + 1;
};

function monthOrYear(sentence: string, published: PublishedAt | null): ToldDate | null {
  const limit = published?.value.slice(0, 7) ?? '9999-99';
  for (const { year, month, day, quote, start, end } of dateMentions(sentence)) {
    if (year === null || day !== null || isAhead(sentence, start)) continue;
    const at = sentence.slice(0, end - (month === null ? 4 : quote.length));
    if (!IN_YEAR.test(at)) continue;
    const found = monthOf({ year, month, quote });
    if (found.date.value > limit.slice(0, found.date.value.length)) continue;
    return found;
  }
  const [told] = toldMonths(sentence, published);
  return told ? monthOf(told) : null;
}

function monthOf({ year, month, quote }: Pick<ToldMonth, 'year' | 'month' | 'quote'>): ToldDate {
  const value = month === null ? String(year) : `${year}-${String(month).padStart(2, '0')}`;
  return { date: { value, precision: month === null ? 'year' : 'month' }, ...span(year, month), quotes: [quote] };
}

function span(year: number, month: number | null): { from: number; to: number } {
  const first = Date.UTC(year, (month ?? 1) - 1, 1);
  const next = month === null ? Date.UTC(year + 1, 0, 1) : Date.UTC(year, month, 1);
  return { from: first / DAY_MS, to: next / DAY_MS - 1 };
}
