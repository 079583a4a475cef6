import { DAY_MS } from '@corroborate/domain';
import {
  clockTimes,
  dateMentions,
  daysFrom,
  foreignDateMentions,
  foreignDays,
  foreignWeekdays,
  lexicon,
  newsroomDay,
  quantities,
  toldDays,
  weekdayMentions,
} from '@corroborate/text';
import type { SourceView } from '@corroborate/domain';
import { askedFor, type Asked } from './asked-for';
import { isoDay } from './by-value';

/** Words that somebody read out of a quote. */
export interface ReadWords {
  question: string;
  words: string;
  quote: string;
  /** When its page was published. */
  published: SourceView['published'];
}

const NOUGHT = lexicon('en', 'asked-for', 'nought').pattern;

/** The answer as rules would write it, where they know its kind and find exactly one of it: “Monday” is a day. */
export function readValue(read: ReadWords): string {
  const asked = askedFor(read.question);
  const once = new Set(asked ? valuesOf(asked, read) : plainValues(read));
  const [only] = once;
  return once.size === 1 && only ? only : read.words;
}

/** Words of an answer that is nothing but a day or an hour. */
const FEW_WORDS = 5;

/** A question that rules cannot read, in another language say, answered with a written day or hour and little else. */
const plainValues = (read: ReadWords): string[] =>
  read.words.split(' ').length > FEW_WORDS ? [] : [...writtenDays(read), ...hoursIn(read.words)];

function valuesOf({ kind, ahead }: Asked, read: ReadWords): string[] {
  const { words } = read;
  if (kind === 'hour') return hoursIn(words);
  if (kind === 'day') return daysOf(read, ahead);
  if (kind === 'number' && quantities(words).length === 0 && NOUGHT.test(words)) return ['0'];
  return [];
}

/** “17.40 Uhr”, “17h40”, “las 17:40”: hours of the whole day as other languages write them. */
const FOREIGN_HOUR = /(?<![\d.,:])(?<hour>[01]?\d|2[0-3])(?:[.:h]| h )(?<minute>[0-5]\d)(?![\d.,:]*\d)/giu;

/** As `17:40`. */
export function hoursIn(words: string): string[] {
  const known = clockTimes(words).map(({ value }) => value);
  if (known.length > 0) return known;
  return [...words.matchAll(FOREIGN_HOUR)].map(
    ({ groups }) => `${(groups?.hour ?? '').padStart(2, '0')}:${groups?.minute ?? ''}`,
  );
}

/** Days in the words: written ones in the nearest year, past ones as told, to come the next such weekday. */
export function daysOf(read: ReadWords, ahead: boolean): string[] {
  const written = writtenDays(read);
  if (written.length > 0) return written;
  return ahead ? weekdaysAhead(read) : toldDaysOf(read);
}

/** Days past, where they stand in the words; the quote around them tells whether they are still to come. */
function toldDaysOf({ words, quote, published }: ReadWords): string[] {
  const at = quote.indexOf(words);
  const told = [...toldDays(quote, published), ...foreignDays(quote, published)].filter(
    ({ start, end }) => start < at + words.length && end > at,
  );
  return told.map(({ from }) => isoDay(from));
}

/** In the year that is written, else in the one that brings it nearest to the day of publication. */
function writtenDays({ words, published }: ReadWords): string[] {
  const reference = published ? new Date(published.value) : null;
  return [...dateMentions(words), ...foreignDateMentions(words)].flatMap((mention) => {
    const { year, month, day } = mention;
    if (!month || !day) return [];
    if (year) return [isoDay(Date.UTC(year, month - 1, day) / DAY_MS)];
    const away = reference && daysFrom(mention, reference);
    return reference && away !== null ? [isoDay(Math.floor(reference.getTime() / DAY_MS) + away)] : [];
  });
}

/** A bare weekday; “next Friday” may be either of two. */
const BARE = /^(?:\p{L}{1,4} )?\p{L}+(?:[- ]\p{L}+)?$/u;

/** The first such weekday after publication. */
function weekdaysAhead({ words, published }: ReadWords): string[] {
  const today = newsroomDay(published);
  const [only, ...others] = [...new Set([...weekdayMentions(words), ...foreignWeekdays(words)])];
  if (today === null || only === undefined || others.length > 0 || !BARE.test(words) || NEXT.test(words)) return [];
  const ahead = (only - new Date(today * DAY_MS).getUTCDay() + 7) % 7;
  return [isoDay(today + (ahead === 0 ? 7 : ahead))];
}

const NEXT = lexicon('en', 'event-days', 'week-ahead').pattern;
