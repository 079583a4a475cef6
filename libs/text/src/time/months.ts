import { lexiconSections } from '../lexicon';
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
export function findMonth(word: string, languages: readonly string[] = []): NamedMonth | null {
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
export function getMonthNumber(word: string): number | null {
  const found = findMonth(word);
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

/** A calendar used by newspapers, by its runtime name. */
export type Calendar = 'gregory' | 'buddhist' | 'roc' | 'persian' | 'islamic-umalqura' | 'ethiopic';

/** Year, month and day in a calendar. */
interface CalendarDay {
  year: number;
  /** 1-based. */
  month: number;
  day: number;
}
/** Calendars with Gregorian months and their year offset. */
const YEAR_OFFSETS: Partial<Record<Calendar, number>> = { gregory: 0, buddhist: 543, roc: -1911 };
/** Approximate start of the first year, and mean length of a year and month in days. */
const CALENDAR_EPOCHS: Partial<Record<Calendar, { start: number; year: number; month: number }>> = {
  persian: { start: Date.UTC(622, 2, 22), year: 365.2422, month: 30.5 },
  'islamic-umalqura': { start: Date.UTC(622, 6, 19), year: 354.367, month: 29.53 },
  ethiopic: { start: Date.UTC(8, 7, 29), year: 365.25, month: 30 },
};
/** Maximum error of an estimate in days. */
const ESTIMATE_MARGIN_DAYS = 8;

/** The date as milliseconds since 1970 in UTC; null if it does not exist in the calendar. */
export function toGregorian(calendar: Calendar, day: CalendarDay): number | null {
  const ahead = YEAR_OFFSETS[calendar];
  return ahead === undefined ? searchDay(calendar, day) : gregorianTime({ ...day, year: day.year - ahead });
}

function gregorianTime({ year, month, day }: CalendarDay): number | null {
  if (year < 1800 || year > 2200 || month < 1 || month > 12 || day < 1 || day > 31) return null;
  const time = Date.UTC(year, month - 1, day);
  return new Date(time).getUTCDate() === day ? time : null;
}

/** The runtime can format dates of a calendar but not parse them, so the matching date is found by search. */
function searchDay(calendar: Calendar, { year, month, day }: CalendarDay): number | null {
  const counted = CALENDAR_EPOCHS[calendar];
  if (!counted || year < 1200 || year > 2200) return null;
  const days = (year - 1) * counted.year + (month - 1) * counted.month + day - 1;
  const near = Math.floor(counted.start / DAY_MS + days);
  for (let at = near - ESTIMATE_MARGIN_DAYS; at <= near + ESTIMATE_MARGIN_DAYS; at += 1)
    if (isCalendarDay(calendar, at * DAY_MS, { year, month, day })) return at * DAY_MS;
  return null;
}

const formats = new Map<Calendar, Intl.DateTimeFormat>();

function isCalendarDay(calendar: Calendar, time: number, wanted: CalendarDay): boolean {
  const format = formats.get(calendar) ?? numericFormat(calendar);
  formats.set(calendar, format);
  const parts = new Map(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
  return (['year', 'month', 'day'] as const).every((part) => parts.get(part) === wanted[part]);
}

const numericFormat = (calendar: Calendar): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(`en-u-ca-${calendar}-nu-latn`, {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    timeZone: 'UTC',
  });

/** First years of the eras in East Asian dates: 令和 is 2019, 民國 is 1912. */
export const eraYears = (): ReadonlyMap<string, number> => (cachedEras ??= readEras());
let cachedEras: ReadonlyMap<string, number> | undefined;

const ERA_CALENDARS = ['ja-u-ca-japanese', 'zh-Hant-u-ca-roc', 'zh-u-ca-roc'];

function readEras(): Map<string, number> {
  const found = new Map<string, number>();
  for (const locale of ERA_CALENDARS) {
    const format = new Intl.DateTimeFormat(locale, { year: 'numeric', era: 'long', timeZone: 'UTC' });
    for (let year = 1915; year <= new Date().getUTCFullYear(); year += 1) {
      const parts = new Map(format.formatToParts(Date.UTC(year, 11, 31)).map(({ type, value }) => [type, value]));
      const counted = parts.get('year') ?? '';
      const name = parts.get('era') ?? '';
      if (name !== '') found.set(name, year + 1 - (counted === '元' ? 1 : Number(counted)));
    }
  }
  return found;
}

/** Thai abbreviation for the Buddhist era. */
export const buddhistEra = (): string =>
  new Intl.DateTimeFormat('th-u-ca-buddhist', { year: 'numeric', era: 'short' })
    .formatToParts(0)
    .find(({ type }) => type === 'era')?.value ?? '';
