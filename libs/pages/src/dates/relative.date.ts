// Each language by its own door: the front door loads all sixteen.
import { DAY_MS } from '@corroborate/domain';
import * as de from 'chrono-node/de';
import * as en from 'chrono-node/en';
import { lexicon } from '@corroborate/text';
import type { ParsedDate } from './date.types';

const RELATIVE = lexicon('any', 'date-words', 'relative').pattern;

const GERMAN = lexicon('de', 'date-words').pattern;
const COUNTED = lexicon('any', 'date-words', 'ago').pattern;
/** The word opens the line or follows a word of publishing; at the end of a name ("USA Today") it is no date. */
const NAMED_DAY = lexicon('any', 'date-words', 'day-name').pattern;

/** "3 hours ago", "gestern, 14:05": read against the moment of the fetch, to the hour or day. */
export function relativeDate(text: string, now: Date): ParsedDate | null {
  const short = text.slice(0, 60);
  if (!RELATIVE.test(short) || !(COUNTED.test(short) || NAMED_DAY.test(short))) return null;
  const chrono = GERMAN.test(short) ? de.casual : en.casual;
  const hit = chrono.parse(short, { instant: now, timezone: 0 })[0];
  if (!hit) return null;
  const time = hit.start.date().getTime();
  if (Number.isNaN(time) || time > now.getTime() + DAY_MS) return null;
  const precision = hit.start.isCertain('hour') ? 'hour' : 'day';
  const day = new Date(time).toISOString().slice(0, 10);
  return { time: precision === 'day' ? Date.parse(day) : time, precision, zone: null, day };
}
