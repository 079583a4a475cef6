import { language, locale, t, translateCode } from '../messages';

/** Formats numbers and dates in the reader's language and time zone, in AP style for English. */

type OptionalTime = string | null | undefined;

const parseDate = (at: OptionalTime): Date | null => {
  const date = at ? new Date(at) : null;
  return date && !Number.isNaN(date.getTime()) ? date : null;
};

const MONTHS = ['Jan.', 'Feb.', 'March', 'April', 'May', 'June', 'July', 'Aug.', 'Sept.', 'Oct.', 'Nov.', 'Dec.'];
const DATE_PARTS = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;

/** `day`: Oct. 14, 2026. `short`: Oct. 14. `clock`: 10:40 a.m. `full`: Oct. 14, 2026, 10:40 a.m. */
export type DateForm = 'day' | 'short' | 'clock' | 'full';

/** @param timeZone default: the reader's time zone */
export function formatDate(at: OptionalTime, form: DateForm = 'full', timeZone?: string): string {
  const date = parseDate(at);
  if (!date) return '–';
  return language === 'en' ? formatApStyle(date, form, timeZone) : formatLocalStyle(date, form, timeZone);
}

/** Formats a date in AP style, which `Intl` does not support. */
function formatApStyle(date: Date, form: DateForm, timeZone: string | undefined): string {
  const parts = new Intl.DateTimeFormat('en-US', { ...DATE_PARTS, timeZone }).formatToParts(date);
  const part = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  const short = `${MONTHS[Number(part.month) - 1]} ${part.day}`;
  const clock = `${part.hour}:${part.minute} ${part.dayPeriod === 'PM' ? 'p.m.' : 'a.m.'}`;
  return { short, clock, day: `${short}, ${part.year}`, full: `${short}, ${part.year}, ${clock}` }[form];
}

const DATE_FORMS: Record<DateForm, Intl.DateTimeFormatOptions> = {
  day: { dateStyle: 'medium' },
  short: { day: 'numeric', month: 'short' },
  clock: { timeStyle: 'short' },
  full: { dateStyle: 'medium', timeStyle: 'short' },
};

const formatLocalStyle = (date: Date, form: DateForm, timeZone: string | undefined): string =>
  new Intl.DateTimeFormat(locale, { ...DATE_FORMS[form], timeZone }).format(date);

/** Formats a date without a time, which is the same day in every time zone. */
export const formatDay = (at: OptionalTime, form: 'day' | 'short' = 'day'): string =>
  formatDate(at, form, isWholeDay(at) ? 'UTC' : undefined);

const numberFormat = new Intl.NumberFormat(locale);
export const formatNumber = (value: number): string => numberFormat.format(value);

/** Formats lists. AP style has no comma before "and", like British English. */
const listFormat = new Intl.ListFormat(language === 'en' ? 'en-GB' : language);
export const formatList = (items: readonly string[]): string => listFormat.format(items);

/** Whether a date has no time; such dates are stored as midnight UTC. */
export const isWholeDay = (at: OptionalTime): boolean => {
  const date = parseDate(at);
  return date !== null && date.getTime() % 86_400_000 === 0;
};

/** `2026-10-17 12:00:05 UTC` */
export const formatExact = (at: OptionalTime): string => {
  const date = parseDate(at);
  return date ? `${date.toISOString().slice(0, 19).replace('T', ' ')} UTC` : '';
};

export const dollars = (usd: number): string => createUsdFormat(decimalsOf(usd)).format(usd);

function decimalsOf(usd: number): number {
  if (usd === 0) return 0;
  if (usd < 0.01) return 4;
  return usd < 1 ? 3 : 2;
}

const createUsdFormat = (decimals: number) =>
  new Intl.NumberFormat(locale, {
    ...{ style: 'currency', currency: 'USD', useGrouping: false },
    ...{ minimumFractionDigits: decimals, maximumFractionDigits: decimals },
  });

const percentFormat = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
export const percent = (share: number): string => percentFormat.format(Math.round(share * 100) / 100);

export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  if (whole < 60) return t('format.seconds', { n: whole });
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60];
  if (minutes >= 60) return t('format.hoursAndMinutes', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  const isExact = whole < 600 && rest > 0;
  return isExact ? t('format.minutesAndSeconds', { minutes, seconds: rest }) : t('format.minutes', { n: minutes });
}

/** An estimated duration: `40 s`, `3 min`. */
export function formatRoughDuration(seconds: number): string {
  if (seconds < 90) return t('format.seconds', { n: Math.max(10, Math.round(seconds / 10) * 10) });
  return formatDuration(Math.round(seconds / 60) * 60);
}

const secondsSince = (at: string, now: number): number => Math.max(0, (now - Date.parse(at)) / 1000);

/** Whether a waiting time is too short to be shown. */
export const isJustNow = (at: string, now: number): boolean => secondsSince(at, now) < 90;

/** Waiting time: "3 h", "2 d". */
export function formatAge(at: string, now: number): string {
  const seconds = secondsSince(at, now);
  if (isJustNow(at, now)) return t('format.justNow');
  if (seconds < 5_400) return t('format.minutes', { n: Math.round(seconds / 60) });
  if (seconds < 129_600) return t('format.hours', { n: Math.round(seconds / 3_600) });
  return t('format.days', { n: Math.round(seconds / 86_400) });
}

/** "3 h ago". */
export const formatSince = (at: string, now: number): string =>
  isJustNow(at, now) ? t('format.justNow') : t('format.ago', { age: formatAge(at, now) });

/** `serious-allegation` → "Serious allegation". */
export const humanizeCode = (code: string): string => {
  const translation = translateCode(code);
  const text = translation === code ? code.replace(/[-_.:]+/g, ' ').trim() : translation;
  return text.charAt(0).toUpperCase() + text.slice(1);
};
