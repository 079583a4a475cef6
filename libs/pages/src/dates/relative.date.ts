import { DAY_MS, HOUR_MS, MINUTE_MS } from '@corroborate/domain';
import { lexicon, findTimeAgo, type TimeAgo, type TimeUnit } from '@corroborate/text';
import { parseClock, applyClockTime } from './clock.parse';
import type { DateContext, ParsedDate } from './date.types';

/** Maximum length of a line that is little more than a relative date, in characters. */
export const MAX_RELATIVE_CHARS = 60;

/** Months and years are omitted, because a count of them does not give a day. */
const UNIT_MS: Partial<Record<TimeUnit, number>> = {
  second: 1000,
  minute: MINUTE_MS,
  hour: HOUR_MS,
  day: DAY_MS,
  week: 7 * DAY_MS,
};
const LABELS = ['published', 'modified'].map((section) => lexicon('any', 'date-words', section).source).join('|');
/**
 * The expression must start the line or follow a publication label; at the end of a name ("USA Today") it is not a
 * date.
 */
const ALLOWED_BEFORE = new RegExp(String.raw`^\W{0,3}(?:(?:${LABELS})\W{1,3}(?:\S{1,4}\s)?)?$`, 'iu');
/** After the expression, the line must end or continue with a time or a separator. */
const ALLOWED_AFTER = /^\s?(?:$|[,|·•–-]|(?:\S{1,6}\s){0,2}\d{1,2}(?!\d))/u;

/** "3 hours ago", "gestern, 14:05", "il y a deux jours", relative to the fetch time, precise to the hour or day. */
export function relativeDate(text: string, { now, languages }: Pick<DateContext, 'now' | 'languages'>) {
  const short = text.slice(0, MAX_RELATIVE_CHARS);
  const found = findTimeAgo(short, languages);
  if (found === null) return null;
  return found.named ? parseNamedDay(short, found, now) : countBack(found, now);
}

/** Only whole units are counted, so the time may be up to one unit earlier. */
function countBack({ unit, count }: TimeAgo, now: Date): ParsedDate | null {
  const length = UNIT_MS[unit];
  if (length === undefined) return null;
  const time = now.getTime() - count * length;
  const day = new Date(time).toISOString().slice(0, 10);
  const earliest = time - length;
  return unit === 'day' || unit === 'week'
    ? { time: Date.parse(day), precision: 'day', zone: null, day, earliest }
    : { time, precision: 'hour', zone: null, day, earliest };
}

function parseNamedDay(line: string, found: TimeAgo, now: Date): ParsedDate | null {
  if (!ALLOWED_BEFORE.test(line.slice(0, found.start)) || !ALLOWED_AFTER.test(line.slice(found.end))) return null;
  const day = new Date(now.getTime() - found.count * DAY_MS).toISOString().slice(0, 10);
  const clock = parseClock(line.slice(found.end));
  const time = clock ? applyClockTime(Date.parse(day), clock) : null;
  return time ? { ...time, precision: 'hour', day } : { time: Date.parse(day), precision: 'day', zone: null, day };
}
