import { de, en } from 'chrono-node';
import type { ParsedDate } from './date.types';

const RELATIVE =
  /\b(?:\d{1,2}|an?|one|einem?r?)\s+(?:minutes?|mins?|hours?|hrs?|days?|weeks?|minuten?|stunden?|tag(?:en)?|wochen?)\b|\b(?:yesterday|gestern|today|heute)\b/i;

const COUNTED = /\bago\b|\bvor\b/i;
/** The word opens the line or follows a word of publishing; at the end of a name ("USA Today") it is no date. */
const NAMED_DAY =
  /^\W{0,3}(?:(?:published|posted|updated|aktualisiert|veröffentlicht|erstellt)\W{1,3})?(?:yesterday|gestern|today|heute)\s?(?:$|[,|·•–-]|\d|at\s|um\s)/i;

/** "3 hours ago", "gestern, 14:05": read against the moment of the fetch, to the hour or day. */
export function relativeDate(text: string, now: Date): ParsedDate | null {
  const short = text.slice(0, 60);
  if (!RELATIVE.test(short) || !(COUNTED.test(short) || NAMED_DAY.test(short))) return null;
  const chrono = /vor|gestern|heute/i.test(short) ? de.casual : en.casual;
  const hit = chrono.parse(short, { instant: now, timezone: 0 })[0];
  if (!hit) return null;
  const time = hit.start.date().getTime();
  if (Number.isNaN(time) || time > now.getTime() + 86_400_000) return null;
  const precision = hit.start.isCertain('hour') ? 'hour' : 'day';
  const day = new Date(time).toISOString().slice(0, 10);
  return { time: precision === 'day' ? Date.parse(day) : time, precision, zone: null, day };
}
