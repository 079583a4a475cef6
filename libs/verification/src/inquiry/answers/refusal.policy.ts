import type { Topic } from '@corroborate/domain';
import {
  dateMentions,
  doubtWords,
  fold,
  foldedWords,
  foreignDateMentions,
  foreignDays,
  foreignWeekdays,
  lexicon,
  quantities,
  toldDays,
  unprovenWords,
  weekdayMentions,
} from '@corroborate/text';
import { askedFor, type AskedKind } from './asked-for';
import { hoursIn } from './read-value.policy';
import type { ReadWord } from './reading.types';

/** Why an answer that a model read is no answer, though its quote stands in the page. */
export type Refusal = 'says-nothing-new' | 'other-kind' | 'in-doubt' | 'another-year';

const said = (section: string) => lexicon('en', 'asked-for', section).pattern;
const NOT_KNOWN = said('not-known');
const NOUGHT = said('nought');
const SOMEBODY = said('somebody');

/** Pure: what rules see of an answer without knowing better than its reader; null where nothing speaks against it. */
export function refusalOf(question: string, read: ReadWord, topic: Topic): Refusal | null {
  const asked = askedFor(question);
  if (onlyRepeats(question, read.words)) return 'says-nothing-new';
  if (!asked) return null;
  if (!isOfKind(asked.kind, read)) return 'other-kind';
  if (isInDoubt(read)) return 'in-doubt';
  return isOfAnotherYear(asked.kind, { question, read, topic }) ? 'another-year' : null;
}

/** Every word of it stands in the question. */
function onlyRepeats(question: string, words: string): boolean {
  const asked = new Set(foldedWords(fold(question)));
  const given = foldedWords(fold(words));
  return given.length === 0 || given.every((word) => asked.has(word));
}

const FIGURE = /\p{N}/u;
/** A name behind a description: “a neighbour, Ann Roe”. */
const NAMED = /\p{Lu}[\p{L}\p{M}'’-]+ \p{Lu}/u;
const LETTER = /\p{L}/u;
const ENGLISH = /^[\p{ASCII}’‘“”–—€£]*$/u;

/** A sum without a figure is none. Numbers in words are known in English alone: others are left to the reader. */
function isOfKind(kind: AskedKind, { words, quote }: ReadWord): boolean {
  const counts = FIGURE.test(words) || quantities(words).length > 0;
  if (kind === 'year') return /(?<!\d)[12]\d{3}(?!\d)/.test(words);
  if (kind === 'hour') return counts || hoursIn(words).length > 0;
  if (kind === 'money' || kind === 'share') return counts || !ENGLISH.test(quote);
  if (kind === 'number') return counts || NOUGHT.test(words) || NUMERAL.test(words) || !ENGLISH.test(quote);
  if (kind === 'day') return FIGURE.test(words) || namesDay(words);
  return LETTER.test(words) && !(kind === 'name' && SOMEBODY.test(words) && !NAMED.test(words));
}

/** In quotes without accents a number may still stand in words of another language: never two long words. */
const NUMERAL = /^\p{L}+(?: \p{L}+){0,2}$/u;

function namesDay(words: string): boolean {
  const published = { value: '2026-01-15T12:00:00Z', precision: 'day', zone: null };
  return (
    weekdayMentions(words).length > 0 ||
    foreignWeekdays(words).length > 0 ||
    [...toldDays(words, published), ...foreignDays(words, published)].length > 0 ||
    [...dateMentions(words), ...foreignDateMentions(words)].length > 0
  );
}

/** The part of the quote in which the answer stands tells it as a rumour, or says that it is not known. */
function isInDoubt(read: ReadWord): boolean {
  const part = partOf(read);
  return NOT_KNOWN.test(part) || doubtWords(part, 'en') !== null || unprovenWords(part) !== null;
}

const YEAR = /(?<![\d.,])(?:19|20)\d{2}(?![\d.,]*\d)/g;
const PARTS = /[,;:()–—]| (?:and|but|while|und|y|et|e|aber|mais|pero) /u;
const partOf = ({ quote, words }: ReadWord): string => quote.split(PARTS).find((one) => one.includes(words)) ?? quote;
const OF_THE_EVENT: ReadonlySet<AskedKind> = new Set(['number', 'money', 'share', 'hour', 'name']);

/** The part of the quote with the answer names a year that is neither that of the topic nor in the question. */
function isOfAnotherYear(
  kind: AskedKind,
  { question, read, topic }: { question: string; read: ReadWord; topic: Topic },
): boolean {
  if (!OF_THE_EVENT.has(kind)) return false;
  const own = new Set([topic.eventDate, topic.discoveryDate].flatMap((date) => (date ? [date.slice(0, 4)] : [])));
  const asked = new Set(question.match(YEAR));
  const years = (partOf(read).match(YEAR) ?? []).filter((year) => !read.words.includes(year));
  return own.size > 0 && years.length > 0 && years.every((year) => !own.has(year) && !asked.has(year));
}
