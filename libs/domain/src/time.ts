/** Time as ISO 8601 in UTC, e.g. `2026-09-15T14:00:00.000Z`. A string, so stages can serialize it. */
export type Instant = string;

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Months in AP style, which never abbreviates five of them. */
const MONTHS = 'Jan. Feb. March April May June July Aug. Sept. Oct. Nov. Dec.'.split(' ');

/** “Oct. 17, 2026”; the text itself if it is not a date. */
export function formatDay(value: Instant): string {
  const at = new Date(value);
  if (Number.isNaN(at.getTime())) return value;
  return `${MONTHS[at.getUTCMonth()]} ${at.getUTCDate()}, ${at.getUTCFullYear()}`;
}

export type DatePrecision = 'second' | 'minute' | 'hour' | 'day' | 'month' | 'year';

/** Where a date was found, most trusted first (ranked in `libs/pages`). */
export type DateSignal =
  | 'json-ld'
  | 'meta'
  | 'time-element'
  | 'visible-text'
  | 'url'
  | 'feed'
  | 'http-header'
  | 'engine'
  | 'archive-capture'
  | 'platform';

/** A date with its precision, origin and bounds. `earliest` and `latest` are null if there is no bound. */
export interface DateRecord {
  value: Instant;
  precision: DatePrecision;
  signal: DateSignal;
  /** Offset or time zone as written (`-04:00`, `Europe/London`); null if none was given and UTC was assumed. */
  zone: string | null;
  earliest: Instant | null;
  latest: Instant | null;
}

/** Source of the current time; replaceable, so that recorded worlds can be replayed. */
export interface Clock {
  now(): Date;
}

/** Injection token of the `Clock` in use. */
export const CLOCK = Symbol('Clock');

export const systemClock: Clock = { now: () => new Date() };

/** A clock that starts at `start` and runs at normal speed. */
export function createClockAt(start: Instant, origin: Clock = systemClock): Clock {
  const offset = new Date(start).getTime() - origin.now().getTime();
  return { now: () => new Date(origin.now().getTime() + offset) };
}
