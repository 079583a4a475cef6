import type { Topic } from '@corroborate/domain';
import {
  listContentStems,
  findDateMentions,
  countDaysFrom,
  indexNames,
  findProperNames,
  findQuantities,
  isPlainDenial,
  type DateMention,
  findWeekdayMentions,
  tokenizeWords,
} from '@corroborate/text';
import { REASONING } from '../reasoning.thresholds';

/** Text of the topic from which the sentence of the main claim can be composed. */
export interface GroundingText {
  title: string;
  /** Title, summary, place, date and article. */
  text: string;
  /** Date of the event, if known. */
  day: Date | null;
}

/** Maximum length of the text that a sentence is compared with, in characters. */
const MAX_GROUND_CHARS = 60_000;

export const buildGroundingText = ({ title, summary, location, eventDate, articleText }: Topic): GroundingText => ({
  title,
  text: [title, summary, location, eventDate?.slice(0, 10), articleText]
    .filter(Boolean)
    .join('\n\n')
    .slice(0, MAX_GROUND_CHARS),
  day: eventDate === null ? null : new Date(eventDate),
});

/**
 * Whether a sentence can represent the topic: its names, figures and dates are from the topic, it says what the title
 * says, keeps all figures in the title (fewer would be easier to support), and adds or omits no negation.
 */
export const isFaithfulToTopic = (sentence: string, ground: GroundingText): boolean =>
  isGroundedIn(sentence, ground) &&
  shareOf(sentence, ground.text) >= REASONING.minClaimWordsInTopic &&
  shareOf(ground.title, sentence) >= REASONING.minTitleWordsInClaim &&
  areFiguresKnown(ground.title, sentence) &&
  isPlainDenial(sentence) === isPlainDenial(ground.title);

/** Whether the names, figures and dates in the text occur in the topic. */
export const isGroundedIn = (sentence: string, ground: GroundingText): boolean =>
  areNamesKnown(sentence, ground.text) &&
  areFiguresKnown(sentence, ground.text) &&
  areDigitsKnown(sentence, ground) &&
  areDaysKnown(sentence, ground);

function areNamesKnown(sentence: string, text: string): boolean {
  const { tokens } = indexNames(text);
  // The added period ensures that names at the beginning are recognized as well.
  const names = [...findProperNames(sentence), ...findProperNames(`. ${sentence}`)];
  return names.every((name) => tokenizeWords(name).every(({ folded }) => tokens.has(folded)));
}

/** Whether every figure in the sentence occurs in the topic, in digits or in words. */
function areFiguresKnown(sentence: string, text: string): boolean {
  const known = findQuantities(removeDates(text));
  return findQuantities(removeDates(sentence)).every(({ min, max }) =>
    known.some((one) => one.min === min && one.max === max),
  );
}

/** The text without dates, so that a year is not joined to the next number. */
const removeDates = (text: string): string => cutRanges(text, findDateMentions(text));

/**
 * Years, times, and numbers that are part of a name are not treated as quantities, but their digits must match exactly.
 */
function areDigitsKnown(sentence: string, { text }: GroundingText): boolean {
  const known = new Set(digitsOf(text));
  const left = removeDates(sentence);
  return digitsOf(cutRanges(left, findQuantities(left))).every((one) => known.has(one));
}

const digitsOf = (text: string): string[] => text.replace(/(?<=\d),(?=\d)/g, '').match(/\d+/g) ?? [];

function cutRanges(text: string, read: readonly { start: number; end: number }[]): string {
  const kept = read.map(({ start }, at) => text.slice(read[at - 1]?.end ?? 0, start));
  return [...kept, text.slice(read.at(-1)?.end ?? 0)].join(' · ');
}

/** Whether all dates occur in the topic or are the date of the event. */
function areDaysKnown(sentence: string, { text, day }: GroundingText): boolean {
  const known = findDateMentions(text);
  const weekdays = new Set([...findWeekdayMentions(text), ...(day ? [day.getUTCDay()] : [])]);
  return (
    findWeekdayMentions(sentence).every((one) => weekdays.has(one)) &&
    findDateMentions(sentence).every((one) => known.some((other) => matchesDate(other, one)) || isDay(one, day))
  );
}

const matchesDate = (known: DateMention, date: DateMention): boolean =>
  (date.year === null || date.year === known.year) &&
  (date.month === null || date.month === known.month) &&
  (date.day === null || date.day === known.day);

function isDay(date: DateMention, day: Date | null): boolean {
  if (day === null) return false;
  if (date.day !== null) return countDaysFrom(date, day) === 0;
  return date.year === day.getUTCFullYear() && (date.month === null || date.month === day.getUTCMonth() + 1);
}

/** Share of words in one text that also occur in the other, from 0 to 1. */
function shareOf(sentence: string, text: string): number {
  const stems = listContentStems(sentence);
  const known = new Set(listContentStems(text));
  return stems.length === 0 ? 1 : stems.filter((stem) => known.has(stem)).length / stems.length;
}
