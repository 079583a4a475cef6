import { DAY_MS, HOUR_MS, MINUTE_MS } from '@corroborate/domain';
import { lexicon, timeAgo, type TimeAgo, type TimeUnit } from '@corroborate/text';
import { clockIn, clockTime } from './date.parse';
import type { DateContext, ParsedDate } from './date.types';

/** Maximum length of a line that is little more than such a date, in characters. */
export const RELATIVE_CHARS = 60;

/** A count of months or years does not give a day. */
const LENGTHS: Partial<Record<TimeUnit, number>> = {
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
const BEFORE = new RegExp(String.raw`^\W{0,3}(?:(?:${LABELS})\W{1,3}(?:\S{1,4}\s)?)?$`, 'iu');
/** The line must end after it, or a time or another part must follow. */
const BEHIND = /^\s?(?:$|[,|·•–-]|(?:\S{1,6}\s){0,2}\d{1,2}(?!\d))/u;

/** "3 hours ago", "gestern, 14:05", "il y a deux jours", relative to the fetch time, precise to the hour or day. */
export function relativeDate(text: string, { now, languages }: Pick<DateContext, 'now' | 'languages'>) {
  const short = text.slice(0, RELATIVE_CHARS);
  const found = timeAgo(short, languages);
  if (found === null) return null;
  return found.named ? dayNamed(short, found, now) : countedBack(found, now);
}

/** Only whole units are counted, so the time may be up to one unit earlier. */
function countedBack({ unit, count }: TimeAgo, now: Date): ParsedDate | null {
  const length = LENGTHS[unit];
  if (length === undefined) return null;
  const time = now.getTime() - count * length;
  const day = new Date(time).toISOString().slice(0, 10);
  const earliest = time - length;
  return unit === 'day' || unit === 'week'
    ? { time: Date.parse(day), precision: 'day', zone: null, day, earliest }
    : { time, precision: 'hour', zone: null, day, earliest };
}

function dayNamed(line: string, found: TimeAgo, now: Date): ParsedDate | null {
  if (!BEFORE.test(line.slice(0, found.start)) || !BEHIND.test(line.slice(found.end))) return null;
  const day = new Date(now.getTime() - found.count * DAY_MS).toISOString().slice(0, 10);
  const clock = clockIn(line.slice(found.end));
  const time = clock ? clockTime(Date.parse(day), clock) : null;
  return time ? { ...time, precision: 'hour', day } : { time: Date.parse(day), precision: 'day', zone: null, day };
}
