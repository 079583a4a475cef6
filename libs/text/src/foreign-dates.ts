import { allMatches } from './all-matches';
import type { DateMention } from './dates';
import { monthOf } from './months';

const DAY = String.raw`(?<![\p{L}\d])(?<day>\d{1,2})(?:\.|er|º|°)? +(?:de +)?`;
const MONTH = String.raw`(?<month>\p{L}{3,14})\.?`;
const YEAR = String.raw`(?: +(?:del? +)?(?<year>(?:19|20)\d{2}))?(?![\p{L}\d])`;
const FORM = new RegExp(`${DAY}${MONTH}${YEAR}`, 'gu');

/** Days that a text names as other languages write them: “16 octobre 2026”, “16. Oktober”, “16 de octubre de 2026”. */
export const foreignDateMentions = (text: string): DateMention[] =>
  allMatches(text, FORM).flatMap((match): DateMention[] => {
    const { day, month: name = '', year } = match.groups ?? {};
    const month = monthOf(name);
    if (month === null || Number(day) < 1 || Number(day) > 31) return [];
    const [start, end] = [match.index, match.index + match[0].length];
    return [{ year: year ? Number(year) : null, month, day: Number(day), quote: match[0], start, end }];
  });
