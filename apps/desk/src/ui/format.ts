/** Figures and moments as an editor reads them. */

const MOMENT = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const CLOCK = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZone: 'UTC',
});
const NUMBER = new Intl.NumberFormat('en-GB');

const valid = (at: string | null | undefined): Date | null => {
  const date = at ? new Date(at) : null;
  return date && !Number.isNaN(date.getTime()) ? date : null;
};

export const moment = (at: string | null | undefined): string => {
  const date = valid(at);
  return date ? `${MOMENT.format(date)} UTC` : '–';
};
export const day = (at: string | null | undefined): string => {
  const date = valid(at);
  return date ? DAY.format(date) : '–';
};
/** `17 Oct`. */
export const dayOfYear = (at: string): string => day(at).replace(/ \d{4}$/, '');
export const clock = (at: string): string => {
  const date = valid(at);
  return date ? CLOCK.format(date) : '–';
};
export const number = (value: number): string => NUMBER.format(value);
export const dollars = (usd: number): string => {
  if (usd === 0) return '$0';
  return usd < 0.01 ? `$${usd.toFixed(4)}` : `$${usd.toFixed(2)}`;
};
export const percent = (share: number): string => `${Math.round(share * 100)} %`;

export function duration(seconds: number): string {
  if (seconds < 60) return `${Math.max(0, Math.round(seconds))} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min ${seconds < 600 ? `${Math.round(seconds % 60)} s` : ''}`.trim();
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** "3 h", "2 d": how long something has waited. */
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
