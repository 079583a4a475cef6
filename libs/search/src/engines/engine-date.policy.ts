import { DAY_MS, type DatePrecision, type DateRecord } from '@corroborate/domain';
import { getMonthNumber, findTimeAgo, type TimeUnit } from '@corroborate/text';

const PRECISION_MS: Record<DatePrecision, number> = {
  second: 1000,
  minute: 60_000,
  hour: 3_600_000,
  day: DAY_MS,
  month: 31 * DAY_MS,
  year: 366 * DAY_MS,
};
/** Maximum error of a time without a time zone. */
const MAX_ZONE_WEST_MS = 12 * 3_600_000;
const MAX_ZONE_EAST_MS = 14 * 3_600_000;

/**
 * Parses dates as engines write them: ISO with or without zone, RFC 1123, `YYYYMMDDTHHMMSSZ`,
 * `March 3, 2026`, `3 mars 2026`, `2 days ago`, `hace 2 días`. Null for anything else, and for
 * dates more than a day in the future.
 */
export function engineDate(value: unknown, now: Date): DateRecord | null {
  if (typeof value !== 'string') return null;
  const text = value.trim().slice(0, 60);
  const record =
    parseIsoDate(text) ??
    parseCompactDate(text) ??
    parseRfc1123(text) ??
    parseSpelledDate(text) ??
    parseRelativeDate(text, now);
  return record && Date.parse(record.value) <= now.getTime() + DAY_MS ? record : null;
}

/** Date when a crawler saw the page: only an upper bound for the publication date. */
export function firstSeenDate(value: unknown, now: Date): DateRecord | null {
  const record = engineDate(value, now);
  return record && { ...record, earliest: null, latest: record.latest ?? record.value };
}

/**
 * Parses `[year, month?, day?]`, as used by scholarly registries; null for anything else and for dates more than a day
 * in the future.
 */
export function dateFromParts(value: unknown, now: Date): DateRecord | null {
  if (!Array.isArray(value) || value.length === 0) return null;
  const [year, month = 1, day = 1] = (value as unknown[]).map(Number);
  if (!year || year < 1000 || year > 9999 || !(month >= 1 && month <= 12) || !(day >= 1 && day <= 31)) return null;
  const record = toDateRecord(
    Date.UTC(year, month - 1, day),
    PRECISION_BY_PART_COUNT[Math.min(value.length, 3)] ?? 'day',
    null,
  );
  return record && Date.parse(record.value) <= now.getTime() + DAY_MS ? record : null;
}
const PRECISION_BY_PART_COUNT: (DatePrecision | undefined)[] = [undefined, 'year', 'month', 'day'];

function parseIsoDate(text: string): DateRecord | null {
  const match = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d+)?)?)?\s*(Z|[+-]\d\d:?\d\d)?$/.exec(
    text,
  );
  if (!match) return null;
  const [, y, m, d, h = '00', min = '00', s = '00', zone] = match;
  const midnight = h === '00' && min === '00' && s === '00' && zone === undefined;
  const time = Date.parse(`${y}-${m}-${d}T${h}:${min}:${s}${zone ? zone.replace(/^([+-]\d\d)(\d\d)$/, '$1:$2') : 'Z'}`);
  const clock = match[6] ? 'second' : 'minute';
  return toDateRecord(time, midnight || match[4] === undefined ? 'day' : clock, zone ?? null);
}

function parseCompactDate(text: string): DateRecord | null {
  const match = /^(\d{4})(\d\d)(\d\d)T?(\d\d)(\d\d)(\d\d)Z?$/.exec(text);
  if (!match) return null;
  const [, y, m, d, h, min, s] = match;
  return toDateRecord(Date.parse(`${y}-${m}-${d}T${h}:${min}:${s}Z`), 'second', 'Z');
}

function parseRfc1123(text: string): DateRecord | null {
  const match = /^(?:[A-Za-z]{3},\s*)?\d{1,2} [A-Za-z]{3} \d{4} \d\d:\d\d(:\d\d)?\s*(GMT|UTC|Z|[+-]\d{4})$/.exec(text);
  return match ? toDateRecord(Date.parse(text), match[1] ? 'second' : 'minute', match[2] ?? null) : null;
}

function parseSpelledDate(text: string): DateRecord | null {
  const monthFirst = /^(\p{L}{3,12})\.? (\d{1,2}),? (\d{4})$/u.exec(text);
  const dayFirst = /^(\d{1,2})\.? (?:de )?([\p{L}\p{M}]{3,12})\.?,? (?:de )?(\d{4})$/u.exec(text);
  const [name, day, year] = monthFirst
    ? [monthFirst[1], monthFirst[2], monthFirst[3]]
    : [dayFirst?.[2], dayFirst?.[1], dayFirst?.[3]];
  const month = getMonthNumber(name ?? '');
  if (month === null || Number(day) < 1 || Number(day) > 31) return null;
  return toDateRecord(Date.UTC(Number(year), month - 1, Number(day)), 'day', null);
}

const UNITS: Record<TimeUnit, { ms: number; precision: DatePrecision }> = {
  second: { ms: 1000, precision: 'minute' },
  minute: { ms: 60_000, precision: 'minute' },
  hour: { ms: 3_600_000, precision: 'hour' },
  day: { ms: DAY_MS, precision: 'day' },
  week: { ms: 7 * DAY_MS, precision: 'day' },
  month: { ms: 30 * DAY_MS, precision: 'month' },
  year: { ms: 365 * DAY_MS, precision: 'year' },
};

/** "2 days ago" (in any language) counts whole units, so the actual age is between two and three units. */
function parseRelativeDate(text: string, now: Date): DateRecord | null {
  const found = findTimeAgo(text, []);
  if (!found || found.start > 0 || found.end < text.length) return null;
  const { ms, precision } = UNITS[found.unit];
  const ago = now.getTime() - found.count * ms;
  return {
    value: new Date(ago).toISOString(),
    precision,
    signal: 'engine',
    zone: null,
    earliest: new Date(ago - ms).toISOString(),
    latest: new Date(ago).toISOString(),
  };
}

function toDateRecord(time: number, precision: DatePrecision, zone: string | null): DateRecord | null {
  if (!Number.isFinite(time)) return null;
  const [west, east] = zone === null ? [MAX_ZONE_WEST_MS, MAX_ZONE_EAST_MS] : [0, 0];
  return {
    value: new Date(time).toISOString(),
    precision,
    signal: 'engine',
    zone,
    earliest: new Date(time - east).toISOString(),
    latest: new Date(time + PRECISION_MS[precision] - 1 + west).toISOString(),
  };
}
