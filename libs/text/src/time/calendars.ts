/** A calendar used by newspapers, by its runtime name. */
export type Calendar = 'gregory' | 'buddhist' | 'roc' | 'persian' | 'islamic-umalqura' | 'ethiopic';

/** Year, month and day in a calendar. */
export interface CalendarDay {
  year: number;
  /** 1-based. */
  month: number;
  day: number;
}

const DAY_MS = 86_400_000;
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
