import { createReason, type Reason } from '@corroborate/domain';
import {
  listContentStems,
  findDateMentions,
  fold,
  foldedWords,
  lexicon,
  findProperNames,
  findQuantities,
  findWeekdayMentions,
  type DateMention,
} from '@corroborate/text';

const NEGATION = lexicon('en', 'cues', 'negation').pattern;

/** Whether every figure and most words of a sentence occur in its sources. */
export function isCoveredBySources(text: string, ground: string): boolean {
  const stems = listContentStems(text);
  const known = new Set(listContentStems(ground));
  const figures = findQuantities(text).every(({ quote }) => ground.includes(quote));
  return figures && stems.filter((stem) => known.has(stem)).length >= 0.6 * stems.length;
}

/** The first figure, date or name in a sentence that is not in its sources; otherwise null. */
export function findUnsourcedDetail(text: string, ground: string): Reason | null {
  const number = unknownFigure(text, ground) ?? unknownDay(text, ground);
  if (number !== null) return createReason('sentence.number-not-found', { number });
  const known = new Set(foldedWords(fold(ground)));
  const days = findDateMentions(text).reduce((rest, { quote }) => rest.replaceAll(quote, ' '), text);
  const name = findProperNames(days).find((one) => !foldedWords(fold(one)).every((word) => known.has(word)));
  return name === undefined ? null : createReason('sentence.name-not-found', { name });
}

/** Whether the text adds a negation that no source has, or omits one that all sources have. */
export const hasNegationMismatch = (text: string, quotes: readonly string[]): boolean =>
  NEGATION.test(text) ? !quotes.some((quote) => NEGATION.test(quote)) : quotes.every((quote) => NEGATION.test(quote));

function unknownFigure(text: string, ground: string): string | null {
  const known = new Set(figuresIn(ground));
  const counted = findQuantities(ground);
  const figure = figuresIn(text).find((one) => !known.has(one));
  const words = findQuantities(text).find(
    ({ min, quote }) => !/\d/.test(quote) && !counted.some((one) => one.min === min),
  );
  return figure === undefined ? (words?.quote ?? null) : String(figure);
}

/** The first month, day of a month or weekday that is not in the sources. The year can be omitted. */
function unknownDay(text: string, ground: string): string | null {
  const known = findDateMentions(ground);
  const isKnown = ({ month, day }: DateMention) =>
    month === null || known.some((one) => one.month === month && (day === null || one.day === day));
  const weekdays = new Set([...findWeekdayMentions(ground), ...known.flatMap(weekdayOf)]);
  const weekday = findWeekdayMentions(text).find((one) => !weekdays.has(one));
  const date = findDateMentions(text).find((one) => !isKnown(one));
  return date?.quote ?? (weekday === undefined ? null : (WEEKDAYS[weekday] ?? null));
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const weekdayOf = ({ year, month, day }: DateMention): number[] =>
  year && month && day ? [new Date(Date.UTC(year, month - 1, day)).getUTCDay()] : [];

const THOUSANDS = /(?<=\d)[.,'\u00a0](?=\d{3}(?!\d))/gu;

/** Numbers in a text without thousands separators: `1,200` becomes 1200, and `2026-10-07` becomes 2026, 10 and 7. */
const figuresIn = (text: string): number[] => (text.replace(THOUSANDS, '').match(/\d+/g) ?? []).map(Number);
