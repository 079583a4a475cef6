import { DAY_MS } from '@corroborate/domain';
import {
  allMatches,
  toAsciiDigits,
  buddhistEra,
  toGregorian,
  eraYears,
  findMonth,
  irregularMonthNames,
  findWeekdayMentions,
  type Calendar,
} from '@corroborate/text';
import type { ParsedDate } from './date.types';
import {
  applyClockTime,
  buildClockTime,
  parseClockAtStart,
  parseClockAtEnd,
  OFFSET,
  type ClockTime,
} from './clock.parse';
import { ZONE_WORDS } from './zone';

interface DateFields {
  year: number;
  month: number;
  day: number;
  time?: ClockTime | null;
  precision?: 'month' | 'year';
  /** True if day and month may be swapped. */
  doubtful?: boolean;
  /** Calendar of year, month and day; Gregorian if absent. */
  calendar?: Calendar;
}
const ISO_TIME = String.raw`(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,:](\d{1,9}))?)?\s?(${OFFSET}|${ZONE_WORDS})?`;
const ISO = new RegExp(String.raw`(?<![\d.])(\d{4})-(\d{1,2})-(\d{1,2})(?:(?:T|\s{1,2})${ISO_TIME})?(?!\d)`, 'i');
const COMPACT = /^(\d{4})(\d{2})(\d{2})(?:T?(\d{2})(\d{2})(\d{2})?(Z)?)?$/;
const YMD = /(?<![\d.\/-])(\d{4})[\/.](\d{1,2})[\/.](\d{1,2})(?![\d\/])/;
/** A two-digit year may run into a time from another box: “28.09.1912:44”. */
const YEAR = String.raw`(\d{4}(?![\d\/]|[.:]\d)|\d{2}(?=\d\d:\d\d(?!\d))|\d{2}(?![\d\/]|\.\d))`;
/** “R06.03.05” is a year of the Reiwa era. */
const DMY = new RegExp(String.raw`(?<!\d[.\/-]?|\b[RHS])(\d{1,2})([\/.-])\s?(\d{1,2})\2\s?${YEAR}`);
const ORDINAL_DAY = String.raw`(\d{1,2})(?:st|nd|rd|th|\.|er|º|ª)?\s{0,2}(?:de\s|of\s)?`;
/**
 * A letter or mark, as anything but blanks, digits and punctuation: `\p{L}` in a repetition takes a second to compile.
 */
const PUNCTUATION = [
  String.raw`\u0000-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7`,
  String.raw`\u060c\u061b\u061f\u066a-\u066d\u06d4\u0964\u0965\u2000-\u206f`,
  String.raw`\u3000-\u3004\u3007-\u3020\u30fb\uff00-\uff0f\uff1a-\uff20`,
].join('');
const LETTER = String.raw`[^\s\d${PUNCTUATION}]`;
const MONTH_WORD = `${LETTER}{3,14}`;
const buildDayMonthYear = (month: string, era = ''): RegExp =>
  new RegExp(
    String.raw`(?<!\d)${ORDINAL_DAY}[\s.\-\/]?(${month})\.?[,،]?[\s.\-\/]?\s?(?:de\s|del\s${era})?(\d{4})(?!\d)`,
    'gi',
  );
const DAY_MONTH_YEAR = buildDayMonthYear(MONTH_WORD);
const escapeRegExp = (text: string): string => text.replace(/[.*+?()]/g, '\\$&');
const NON_LATIN_SCRIPT = /[\u0500-\u1fff\u2e80-\uffff]/;
let anyScriptPattern: RegExp | undefined;
/** In texts with a non-Latin script, also matches month names of several words and Buddhist year marks. */
const selectDayMonthYear = (text: string): RegExp =>
  NON_LATIN_SCRIPT.test(text)
    ? (anyScriptPattern ??= buildDayMonthYear(
        [...irregularMonthNames().map(escapeRegExp), MONTH_WORD].join('|'),
        String.raw`|${escapeRegExp(buddhistEra())}\s?`,
      ))
    : DAY_MONTH_YEAR;
const MONTH_DAY_YEAR = new RegExp(
  String.raw`(?<!${LETTER})(${LETTER}{3,12})\.?\s{0,2}(\d{1,2})(?:st|nd|rd|th)?` +
    String.raw`(?:\s?[,،]\s?|\s{1,2}|\.\s)(\d{4})(?!\d)`,
  'g',
);
/** Fast prefilter for the patterns with a month name. */
const WORD_YEAR = /\d\D{3,60}\d{4}/;
const YEAR_WORD = /\d{4}\D{5,30}\d/;
const DAY_YEAR = /\d(?:st|nd|rd|th)?[,،.\s]\s?(?:[,،]\s?)?\d{4}/;
const CLOCK_YEAR = /:\d{2}\s(?:[A-Z]{1,5}\s)?\d{4}/;
/** “2024. március 5.”, “2024 m. kovo 5 d.”, “2024-Mar-05”. */
const YEAR_MONTH_DAY = new RegExp(
  String.raw`(?<![\d.\/-])(\d{4})(?:\.|\s(?:m|gada)\.?)?[\s-](${MONTH_WORD})\.?[\s-](\d{1,2})(?!\d)`,
  'g',
);
/** “Tue Mar 05 10:11:12 CET 2024”, as printed by programs. */
const MONTH_DAY_CLOCK_YEAR = /\b([A-Z][a-z]{2})\s{1,2}(\d{1,2})\s\d{2}:\d{2}:\d{2}\s(?:[A-Z]{1,5}\s)?(\d{4})(?!\d)/g;
const CJK = /(\d{4})\s?年\s?(\d{1,2})\s?月\s?(\d{1,2})\s?日/;
const KOREAN = /(\d{4})\s?년\s?(\d{1,2})\s?월\s?(\d{1,2})\s?일/;
/** “令和6年3月5日”, “民國113/03/05”: era years; year one may be written as a word. */
const ERA_DAY = new RegExp(
  String.raw`(${[...eraYears().keys()].join('|')})\s?(\d{1,3}|元)\s?[年.\/-]\s?(\d{1,2})\s?[月.\/-]\s?(\d{1,2})`,
);
/** Scripts used with two calendars, and patterns for numeric dates that may belong to either. */
const OTHER_CALENDARS = [
  { script: /\p{sc=Ethi}/u, doubtful: /(?<!\d)\d{1,4}([./-])\d{1,2}\1\d{1,4}(?!\d)/g },
  { script: /[\p{sc=Arab}\p{sc=Thai}]/u, doubtful: /(?<!\d)\d{1,2}([./-])\d{1,2}\1\d{2}(?!\d)/g },
];
const MONTH_YEAR = /(?<![\p{L}\d])(\p{L}{3,12})\.?,?\s(\d{4})(?!\d)/u;
/** Fast prefilter: a year and another number, digits with a separator, or a script with its own formats. */
export const couldContainDate = (text: string): boolean =>
  /\d[\/.-]\s?\d|[\u0500-\u1fff\u2e80-\uffff]/.test(text) || (/\d{4}/.test(text) && /\d\D+\d/.test(text));

/**
 * First full date in a short text in any common format; null if none. `dayFirst` resolves 03/04/2020; `languages`
 * resolve ambiguous month names. Input is cut to 200 characters, which bounds the time.
 */
export function parseDateText(text: string, dayFirst: boolean, languages?: readonly string[]): ParsedDate | null {
  const short = readableDigits(text.slice(0, 200));
  if (!couldContainDate(short)) return null;
  const fields = isoFields(short) ?? writtenFields(short, dayFirst, languages);
  return fields ? toParsedDate(fields) : null;
}

/** Converts digits of all scripts to ASCII, omitting dates whose calendar is ambiguous. */
function readableDigits(text: string): string {
  const read = toAsciiDigits(text);
  const other = OTHER_CALENDARS.find(({ script }) => script.test(text));
  return other ? read.replace(other.doubtful, '') : read;
}

/** A machine-written value: ISO, RFC 2822, compact digits, epoch, or anything `parseDateText` reads. */
export function parseMachineDate(value: string, dayFirst: boolean, languages?: readonly string[]): ParsedDate | null {
  const text = value.trim().slice(0, 200);
  if (/^\d{10}(?:\.\d{1,9})?$/.test(text)) return dateFromEpoch(Math.floor(Number(text)) * 1000);
  if (/^\d{13}(?:\.0+)?$/.test(text)) return dateFromEpoch(Number(text));
  const compact = COMPACT.exec(text);
  if (compact)
    return toParsedDate({
      ...toDateFields(compact[1], compact[2], compact[3]),
      time: compact[4] ? buildClockTime(compact[4], compact[5], compact[6], compact[7]) : null,
    });
  return parseDateText(text, dayFirst, languages) ?? monthOnly(text, languages);
}

function monthOnly(text: string, languages?: readonly string[]): ParsedDate | null {
  const iso = /^(\d{4})-(\d{2})$/.exec(text);
  if (iso) return toParsedDate({ year: Number(iso[1]), month: Number(iso[2]), day: 1, precision: 'month' });
  const named = MONTH_YEAR.exec(text);
  const found = named && findMonth(named[1]!, languages);
  if (found?.calendar !== 'gregory') return null;
  return toParsedDate({ year: Number(named![2]), month: found.month, day: 1, precision: 'month' });
}

function isoFields(text: string): DateFields | null {
  const m = ISO.exec(text);
  if (!m) return null;
  const time = m[4] ? buildClockTime(m[4], m[5], m[6], m[8]) : parseClockAtStart(text.slice(m.index + m[0].length));
  if (time && m[7]) time.millisecond = Number(m[7].slice(0, 3).padEnd(3, '0'));
  return { ...toDateFields(m[1], m[2], m[3]), time, calendar: calendarOf(Number(m[1]), text) };
}

function writtenFields(text: string, dayFirst: boolean, languages?: readonly string[]): DateFields | null {
  const found = [
    ...namedDays(text, languages),
    parseNumericDate(text, dayFirst),
    parseEraDate(text),
    parseYearFirst(text, YMD),
    parseYearFirst(text, CJK),
    parseYearFirst(text, KOREAN),
  ].filter((f) => f !== null);
  found.sort((a, b) => a.at - b.at);
  const first = found[0];
  if (!first) return null;
  return {
    ...first.fields,
    time: parseClockAtStart(text.slice(first.end)) ?? parseClockAtEnd(text.slice(0, first.at)),
  };
}

type GroupIndexes = Record<'day' | 'month' | 'year', number>;
type DateMatch = { at: number; end: number; fields: DateFields };

/** Dates with a month name and a four-digit year. */
function namedDays(text: string, languages?: readonly string[]): (DateMatch | null)[] {
  if (!/\d{4}/.test(text)) return [];
  const dated = (pattern: RegExp, places: GroupIndexes) => findNamedMonth(text, pattern, places, languages);
  return [
    WORD_YEAR.test(text) ? dated(selectDayMonthYear(text), { day: 1, month: 2, year: 3 }) : null,
    DAY_YEAR.test(text) ? dated(MONTH_DAY_YEAR, { day: 2, month: 1, year: 3 }) : null,
    YEAR_WORD.test(text) ? dated(YEAR_MONTH_DAY, { day: 3, month: 2, year: 1 }) : null,
    CLOCK_YEAR.test(text) ? dated(MONTH_DAY_CLOCK_YEAR, { day: 2, month: 1, year: 3 }) : null,
  ];
}

/** The first match whose word is a month: “Room 12 from 2019 on, 5 March 2024”. */
function findNamedMonth(
  text: string,
  pattern: RegExp,
  places: GroupIndexes,
  languages?: readonly string[],
): DateMatch | null {
  for (const m of allMatches(text, pattern)) {
    const found = findMonth(m[places.month]!, languages);
    if (found === null) continue;
    const year = Number(m[places.year]);
    const calendar = found.calendar === 'gregory' ? calendarOfYear(year) : found.calendar;
    const fields = { year, month: found.month, day: Number(m[places.day]), calendar };
    return { at: m.index, end: m.index + m[0].length, fields };
  }
  return null;
}

function parseEraDate(text: string): DateMatch | null {
  const m = ERA_DAY.exec(text);
  const first = eraYears().get(m?.[1] ?? '');
  if (!m || first === undefined) return null;
  const year = first + (m[2] === '元' ? 1 : Number(m[2])) - 1;
  return { at: m.index, end: m.index + m[0].length, fields: toDateFields(String(year), m[3], m[4]) };
}

/** Years above 2440 belong to the Buddhist calendar, because no newspaper has a Gregorian date that late. */
const calendarOfYear = (year: number): Calendar => (year > 2440 && year < 2644 ? 'buddhist' : 'gregory');

/** In Arabic script, years that are not Gregorian are Persian or Hijri; current years of the two do not overlap yet. */
function calendarOf(year: number, text: string): Calendar {
  if (!/\p{sc=Arab}/u.test(text) || year < 1373 || year > 1500) return calendarOfYear(year);
  return year < 1416 ? 'persian' : 'islamic-umalqura';
}

function parseNumericDate(text: string, dayFirst: boolean): DateMatch | null {
  const m = DMY.exec(text);
  if (!m) return null;
  const [first, second] = [Number(m[1]), Number(m[3])];
  const year = m[4]!.length === 2 ? 2000 + Number(m[4]) : Number(m[4]);
  // With dots the day is first everywhere; slashes and dashes follow the country.
  const certain = m[2] === '.' || second > 12 !== first > 12;
  const named = orderByWeekday(text, { year, first, second });
  const day = certain ? first > 12 || m[2] === '.' : (named ?? dayFirst);
  const calendar = calendarOf(year, text);
  const fields = day ? { year, month: second, day: first, calendar } : { year, month: first, day: second, calendar };
  const doubtful = !certain && named === null && first !== second;
  return { at: m.index, end: m.index + m[0].length, fields: { ...fields, doubtful } };
}

/**
 * Whether the day comes first, inferred from the weekday: "Thursday 05/03/2026"; null if neither or both orders fit.
 */
function orderByWeekday(
  text: string,
  { year, first, second }: Record<'year' | 'first' | 'second', number>,
): boolean | null {
  const [weekday, other] = findWeekdayMentions(text);
  if (weekday === undefined || other !== undefined) return null;
  const falls = (month: number, day: number): boolean =>
    new Date(Date.UTC(year, month - 1, day)).getUTCDay() === weekday;
  const [dayFirst, monthFirst] = [falls(second, first), falls(first, second)];
  return dayFirst === monthFirst ? null : dayFirst;
}

function parseYearFirst(text: string, pattern: RegExp): DateMatch | null {
  const m = pattern.exec(text);
  if (!m) return null;
  const fields = { ...toDateFields(m[1], m[2], m[3]), calendar: calendarOf(Number(m[1]), text) };
  return { at: m.index, end: m.index + m[0].length, fields };
}

const toDateFields = (year?: string, month?: string, day?: string): DateFields => ({
  year: Number(year),
  month: Number(month),
  day: Number(day),
});

function dateFromEpoch(time: number): ParsedDate | null {
  const iso = new Date(time).toISOString();
  return { time, precision: 'second', zone: 'Z', day: iso.slice(0, 10) };
}

function toParsedDate(fields: DateFields): ParsedDate | null {
  const date = buildDate(fields);
  const { year, month, day, doubtful, calendar } = fields;
  const swapped = doubtful ? buildDate({ year, month: day, day: month, calendar })?.day : undefined;
  return date && swapped ? { ...date, swapped } : date;
}

function buildDate({ year, month, day, time, precision, calendar = 'gregory' }: DateFields): ParsedDate | null {
  const midnight = toGregorian(calendar, { year, month, day });
  if (midnight === null) return null;
  const written = new Date(midnight).toISOString().slice(0, 10);
  if (precision) return { time: midnight, precision, zone: null, day: written };
  const margin = calendar === 'islamic-umalqura' ? { earliest: midnight - DAY_MS * 2 } : {};
  if (!time) return { time: midnight, precision: 'day', zone: null, day: written, ...margin };
  return { ...applyClockTime(midnight, time), day: written };
}
