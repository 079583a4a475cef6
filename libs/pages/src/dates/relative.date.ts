import { de, en } from 'chrono-node';
import type { ParsedDate } from './date.types';

const RELATIVE =
  /\b(?:\d{1,2}|an?|one|einem?r?)\s+(?:minutes?|mins?|hours?|hrs?|days?|weeks?|minuten?|stunden?|tag(?:en)?|wochen?)\b|\b(?:yesterday|gestern|today|heute)\b/i;

/** "3 hours ago", "gestern, 14:05": read against the moment of the fetch, to the hour or day. */
export function relativeDate(text: string, now: Date): ParsedDate | null {
  const short = text.slice(0, 60);
  if (!RELATIVE.test(short) || !/ago|vor|yesterday|gestern|today|heute/i.test(short)) return null;
  const chrono = /vor|gestern|heute/i.test(short) ? de.casual : en.casual;
  const hit = chrono.parse(short, { instant: now, timezone: 0 })[0];
  if (!hit) return null;
  const time = hit.start.date().getTime();
  if (Number.isNaN(time) || time > now.getTime() + 86_400_000) return null;
  const precision = hit.start.isCertain('hour') ? 'hour' : 'day';
  const day = new Date(time).toISOString().slice(0, 10);
  return { time: precision === 'day' ? Date.parse(day) : time, precision, zone: null, day };
}
