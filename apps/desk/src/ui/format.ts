/** Numbers and dates in AP style, in the reader's time zone. */

type At = string | null | undefined;

const validDate = (at: At): Date | null => {
  const date = at ? new Date(at) : null;
  return date && !Number.isNaN(date.getTime()) ? date : null;
};

const MONTHS = ['Jan.', 'Feb.', 'March', 'April', 'May', 'June', 'July', 'Aug.', 'Sept.', 'Oct.', 'Nov.', 'Dec.'];
const PARTS = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;

/** `day`: Oct. 14, 2026. `short`: Oct. 14. `clock`: 10:40 a.m. `full`: Oct. 14, 2026, 10:40 a.m. */
export type DateForm = 'day' | 'short' | 'clock' | 'full';

/** @param timeZone the reader's if omitted */
export function formatDate(at: At, form: DateForm = 'full', timeZone?: string): string {
  const date = validDate(at);
  if (!date) return '–';
  const parts = new Intl.DateTimeFormat('en-US', { ...PARTS, timeZone }).formatToParts(date);
  const part = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  const short = `${MONTHS[Number(part.month) - 1]} ${part.day}`;
  const clock = `${part.hour}:${part.minute} ${part.dayPeriod === 'PM' ? 'p.m.' : 'a.m.'}`;
  return { short, clock, day: `${short}, ${part.year}`, full: `${short}, ${part.year}, ${clock}` }[form];
}

/** A date without a time is the same day in every time zone. */
export const formatDay = (at: At, form: 'day' | 'short' = 'day'): string =>
  formatDate(at, form, isWholeDay(at) ? 'UTC' : undefined);

const figures = new Intl.NumberFormat('en-US');
export const number = (value: number): string => figures.format(value);

/** A date without a time is stored as midnight UTC. */
export const isWholeDay = (at: At): boolean => {
  const date = validDate(at);
  return date !== null && date.getTime() % 86_400_000 === 0;
};

/** `2026-10-17 12:00:05 UTC` */
export const exact = (at: At): string => {
  const date = validDate(at);
  return date ? `${date.toISOString().slice(0, 19).replace('T', ' ')} UTC` : '';
};

export const dollars = (usd: number): string => {
  if (usd === 0) return '$0';
  if (usd < 0.01) return `$${usd.toFixed(4)}`;
  return `$${usd.toFixed(usd < 1 ? 3 : 2)}`;
};
export const percent = (share: number): string => `${Math.round(share * 100)}%`;

export function duration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  if (whole < 60) return `${whole} s`;
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60];
  if (minutes < 60) return `${minutes} min${whole < 600 && rest > 0 ? ` ${rest} s` : ''}`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** An estimated duration: `40 s`, `3 min`. */
export function roughly(seconds: number): string {
  if (seconds < 90) return `${Math.max(10, Math.round(seconds / 10) * 10)} s`;
  return duration(Math.round(seconds / 60) * 60);
}

/** Waiting time: "3 h", "2 d". */
export function age(at: string, now: number): string {
  const seconds = Math.max(0, (now - Date.parse(at)) / 1000);
  if (seconds < 90) return 'just now';
  if (seconds < 5_400) return `${Math.round(seconds / 60)} min`;
  if (seconds < 129_600) return `${Math.round(seconds / 3_600)} h`;
  return `${Math.round(seconds / 86_400)} d`;
}

/** "3 h ago". */
export const since = (at: string, now: number): string =>
  age(at, now) === 'just now' ? 'just now' : `${age(at, now)} ago`;

export const count = (n: number, one: string, many = `${one}s`): string => `${number(n)} ${n === 1 ? one : many}`;

/** `serious-allegation` → "Serious allegation". */
export const plain = (word: string): string => {
  const text = word.replace(/[-_.:]+/g, ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
};
