/** A moment as ISO 8601 in UTC, e.g. `2026-09-15T14:00:00.000Z`. Plain data, so that stages can hand it on. */
export type Instant = string;

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** AP style: five months are never abbreviated. */
const MONTHS = 'Jan. Feb. March April May June July Aug. Sept. Oct. Nov. Dec.'.split(' ');

/** “Oct. 17, 2026”; the text itself if it is no date. */
export function dayOf(value: Instant): string {
  const at = new Date(value);
  if (Number.isNaN(at.getTime())) return value;
  return `${MONTHS[at.getUTCMonth()]} ${at.getUTCDate()}, ${at.getUTCFullYear()}`;
}

export type DatePrecision = 'second' | 'minute' | 'hour' | 'day' | 'month' | 'year';

/** Where a date was read. Ordered by how far it is trusted in `libs/pages`. */
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

/**
 * A date is a record, not a value: what was read, how exactly, from which signal, and within which
 * bounds the true moment lies. `earliest`/`latest` are null if nothing bounds that side.
 */
export interface DateRecord {
  value: Instant;
  precision: DatePrecision;
  signal: DateSignal;
  /** Offset or zone as written (`-04:00`, `Europe/London`); null when none was written and UTC was assumed. */
  zone: string | null;
  earliest: Instant | null;
  latest: Instant | null;
}

/** The port through which everything reads the time, so that a frozen world can be investigated at its own present. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that starts at `start` and runs on at the usual speed. */
export function clockStartingAt(start: Instant, origin: Clock = systemClock): Clock {
  const offset = new Date(start).getTime() - origin.now().getTime();
  return { now: () => new Date(origin.now().getTime() + offset) };
}
