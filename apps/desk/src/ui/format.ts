/** Figures and moments as an editor reads them: in the language and the zone of his browser. */

type At = string | null | undefined;

const validDate = (at: At): Date | null => {
  const date = at ? new Date(at) : null;
  return date && !Number.isNaN(date.getTime()) ? date : null;
};

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const SHORT_DAY = { day: 'numeric', month: 'short' } as const;
const TIME = { hour: '2-digit', minute: '2-digit' } as const;

/** Where nothing is given, language and zone are the browser's own. */
export function formatsOf(locale?: string, timeZone?: string) {
  const written = (options: Intl.DateTimeFormatOptions, zone = timeZone) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: zone });
    return (at: At): string => {
      const date = validDate(at);
      return date ? format.format(date) : '–';
    };
  };
  const [here, utc] = [written(DAY), written(DAY, 'UTC')];
  const figures = new Intl.NumberFormat(locale);
  return {
    /** `17 Oct 2026, 06:00 GMT+2`: with the zone in which it is told. */
    moment: written({ ...DAY, ...TIME, timeZoneName: 'short' }),
    /** An hour that a page gives without a zone: as it stands there, wherever it is read. */
    asWritten: written({ ...DAY, ...TIME }, 'UTC'),
    /** A day that somebody named is that day everywhere; of a moment it is the day here. */
    day: (at: At) => (isWholeDay(at) ? utc(at) : here(at)),
    /** `17 Oct`, of days that are counted in UTC. */
    dayOfYear: written(SHORT_DAY, 'UTC'),
    /** `17 Oct`, here. */
    shortDay: written(SHORT_DAY),
    /** `17 Oct, 06:00`, here. */
    shortMoment: written({ ...SHORT_DAY, ...TIME }),
    time: written(TIME),
    clock: written({ ...TIME, second: '2-digit', timeZoneName: 'short' }),
    /** Zone of the charts, whose marks have no room for it: `America/New_York`. */
    zone: timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone,
    number: (value: number): string => figures.format(value),
  };
}

export const { moment, asWritten, day, dayOfYear, shortDay, shortMoment, time, clock, zone, number } = formatsOf();

/** Only the day is known: it is kept as the midnight of UTC with which it begins. */
export const isWholeDay = (at: At): boolean => {
  const date = validDate(at);
  return date !== null && date.getTime() % 86_400_000 === 0;
};

/** `2026-10-17 12:00:05 UTC`: the same for everybody. */
export const exact = (at: At): string => {
  const date = validDate(at);
  return date ? `${date.toISOString().slice(0, 19).replace('T', ' ')} UTC` : '';
};
const REPORT_DAY = new Intl.DateTimeFormat('en-GB', { ...DAY, month: 'long', timeZone: 'UTC' });

/** `17 October 2026, 12:00 UTC`, as reports write it. */
export const reportMoment = (at: At): string => {
  const date = validDate(at);
  return date ? `${REPORT_DAY.format(date)}, ${date.toISOString().slice(11, 16)} UTC` : '–';
};
export const dollars = (usd: number): string => {
  if (usd === 0) return '$0';
  if (usd < 0.01) return `$${usd.toFixed(4)}`;
  return `$${usd.toFixed(usd < 1 ? 3 : 2)}`;
};
export const percent = (share: number): string => `${Math.round(share * 100)} %`;

export function duration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  if (whole < 60) return `${whole} s`;
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60];
  if (minutes < 60) return `${minutes} min${whole < 600 && rest > 0 ? ` ${rest} s` : ''}`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** A length that nobody knows to the second: `40 s`, `3 min`. */
export function roughly(seconds: number): string {
  if (seconds < 90) return `${Math.max(10, Math.round(seconds / 10) * 10)} s`;
  return duration(Math.round(seconds / 60) * 60);
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
