import { allMatches } from './all-matches';
import { lexicon } from './lexicon';

/** An hour of the day that a text names. */
export interface ClockTime {
  /** `18:52`, by the clock of the place. */
  value: string;
  quote: string;
  start: number;
  end: number;
}

const NOON = lexicon('en', 'timeline', 'noon').source;
const HALVES = /\b(?<hour>\d{1,2})(?:[:.](?<minute>[0-5]\d))?\s?(?<half>[ap])\.?\s?m\b\.?/gi;
/** Of bare figures only those that cannot be of the other half of the day. */
const WHOLE_DAY = /\b(?<hour>0\d|1[3-9]|2[0-3]):(?<minute>[0-5]\d)\b(?!\s?[ap]\.?\s?m)/gi;
const AT_NOON = new RegExp(`\\b(?:at|by|around|about|before|after) (?:${NOON})\\b`, 'gi');

/** Hours written out in a text, in order; “8:05” alone may be either half of the day and is none. */
export function clockTimes(text: string): ClockTime[] {
  const found = [HALVES, WHOLE_DAY].flatMap((form) => allMatches(text, form).flatMap(timeOf));
  const noons = allMatches(text, AT_NOON).map((match) => placed(match, '12:00'));
  return [...found, ...noons].sort((a, b) => a.start - b.start);
}

function timeOf(match: RegExpExecArray): ClockTime[] {
  const { hour = '', minute = '00', half } = match.groups ?? {};
  const read = half === undefined ? Number(hour) : fromHalf(Number(hour), half.toLowerCase());
  return read === null ? [] : [placed(match, `${String(read).padStart(2, '0')}:${minute}`)];
}

function fromHalf(hour: number, half: string): number | null {
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (half === 'p' ? 12 : 0);
}

const placed = (match: RegExpExecArray, value: string): ClockTime => {
  const start = match.index;
  return { value, quote: match[0], start, end: start + match[0].length };
};
