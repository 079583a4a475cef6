import { lexiconSections } from '../lexicon';
import type { Calendar } from './calendars';
import { DATE_LANGUAGES } from './date-languages';

/** A month by its number in a calendar. */
export interface NamedMonth {
  calendar: Calendar;
  /** 1-based. */
  month: number;
}

/** Meaning of a name in a language. */
type MonthReading = readonly [language: string, month: NamedMonth];

const PRINTED_MONTHS = [...lexiconSections('any', 'months').values()].flatMap(({ words }, index) =>
  words.map((name) => [name, { calendar: 'gregory', month: index + 1 }] as [string, NamedMonth]),
);
/** Language of names without a specified language. */
const ANY_LANGUAGE = '';
/** Calendars with the languages that name their months. */
const CALENDARS: [Calendar, readonly string[]][] = [
  ['persian', ['fa', 'fa-AF', 'ps', 'ckb', 'en']],
  ['islamic-umalqura', ['ar', 'fa', 'ur', 'tr', 'id', 'en']],
  ['ethiopic', ['am', 'en']],
  ['gregory', DATE_LANGUAGES],
];
const DAY_MS = 86_400_000;
const YEAR_START = Date.UTC(2024, 0, 1);
const MIN_LETTERS = 2;

/**
 * Month named by a word; null if none. "Listopada" is October in Croatian and November in Polish,
 * so such names match only if the page language is known.
 */
export function monthNamed(word: string, languages: readonly string[] = []): NamedMonth | null {
  const readings = monthNames().get(word.toLowerCase()) ?? monthNames().get(keyOf(word));
  if (!readings) return null;
  const own = readings.filter(([language]) =>
    languages.some((tag) => tag === language || tag.startsWith(`${language}-`)),
  );
  return uniqueMonth((own.length > 0 ? own : readings).map(([, month]) => month));
}

function uniqueMonth([first, ...others]: NamedMonth[]): NamedMonth | null {
  const isSame = others.every(({ calendar, month }) => calendar === first?.calendar && month === first.month);
  return first && isSame ? first : null;
}

/** 1–12 in the Gregorian calendar, or null. */
export function monthOf(word: string): number | null {
  const found = monthNamed(word);
  return found?.calendar === 'gregory' ? found.month : null;
}

/** Names that are not a single word of several letters: "ربيع الأول", "มี.ค.", "دی". */
export const irregularMonthNames = (): string[] =>
  [...monthNames().keys()].filter((name) => !/^[\p{L}\p{M}]{3,14}$/u.test(name));

function keyOf(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ł/g, 'l')
    .replace(/ı/g, 'i')
    .replace(/\.$/, '');
}

let cachedMonthNames: ReadonlyMap<string, MonthReading[]> | undefined;
const monthNames = (): ReadonlyMap<string, MonthReading[]> => (cachedMonthNames ??= readMonthNames());

/** Month names from newspapers and from the runtime. */
function readMonthNames(): Map<string, MonthReading[]> {
  const found = new Map<string, MonthReading[]>();
  const add = (language: string, given: readonly [string, NamedMonth][]): void => {
    for (const [name, month] of given) {
      const readings = found.get(name) ?? [];
      readings.push([language, month]);
      found.set(name, readings);
    }
  };
  add(ANY_LANGUAGE, PRINTED_MONTHS);
  for (const [calendar, languages] of CALENDARS) {
    const days = daysOf(calendar);
    for (const language of languages) add(language, monthNamesIn(language, calendar, days));
  }
  return found;
}

/** Next to a day, a month may be in another grammatical case. */
const MONTH_FORMATS: Intl.DateTimeFormatOptions[] = [
  { month: 'long' },
  { month: 'short' },
  { month: 'long', day: 'numeric' },
  { month: 'short', day: 'numeric' },
];

/** Days in each month, with the month. Only months of the Gregorian calendar begin on known days. */
function daysOf(calendar: Calendar): [time: number, month: number][] {
  if (calendar === 'gregory') return [...Array(12).keys()].map((month) => [Date.UTC(2024, month, 15), month + 1]);
  const number = new Intl.DateTimeFormat(`en-u-ca-${calendar}-nu-latn`, { month: 'numeric', timeZone: 'UTC' });
  const times = [...Array(25).keys()].map((step) => YEAR_START + step * 15 * DAY_MS);
  return times.map((time) => [time, Number(number.format(time))]);
}

function monthNamesIn(language: string, calendar: Calendar, days: ReturnType<typeof daysOf>): [string, NamedMonth][] {
  const formats = MONTH_FORMATS.map(
    (form) => new Intl.DateTimeFormat(`${language}-u-ca-${calendar}`, { ...form, timeZone: 'UTC' }),
  );
  return days.flatMap(([time, month]) =>
    formats.flatMap((format) =>
      findNameAt(format, time).map((name): [string, NamedMonth] => [name, { calendar, month }]),
    ),
  );
}

function findNameAt(format: Intl.DateTimeFormat, time: number): string[] {
  const parts = format.formatToParts(time);
  const name = (parts.find(({ type }) => type === 'month')?.value ?? '').toLowerCase();
  return name.length < MIN_LETTERS || /\p{N}/u.test(name) || !/\p{L}/u.test(name) ? [] : [keyOf(name), name];
}
