import {
  allMatches,
  conceptMentions,
  contentStems,
  doubtWords,
  lexicon,
  splitSentences,
  unprovenWords,
} from '@corroborate/text';
import { INQUIRY } from '../inquiry.thresholds';
import type { Asked, AskedWord } from './asked-for';
import type { Witness } from './question-case';

/** A sentence, or the part of one, that bears the words of a question. */
export interface Bearing {
  witness: Witness;
  sentence: string;
  start: number;
  end: number;
  /** The part of it that bears them. */
  part: string;
}

const said = (section: string) => lexicon('en', 'asked-for', section).pattern;
const UNCERTAIN = said('uncertain');
const ALL_NOES = new RegExp(said('noes').source, 'giu');
const NOUGHT = said('nought');
const NOT_KNOWN = said('not-known');
const AHEAD = said('ahead');
const PARTS = new RegExp(said('parts').source, 'giu');

/** Words that must stand where the answer stands: those the topic does not have; all of them where it has all. */
export function tellingWords({ words }: Asked, topicStems: ReadonlySet<string>): AskedWord[] {
  const own = words.filter(({ stem }) => !topicStems.has(stem));
  return own.length > 0 ? own : words;
}

/**
 * Sentences of a page that tell as a fact what a question asks about. Those that doubt, deny, foresee or only hand on
 * what somebody posted tell nothing; where none is counted (“nobody was hurt”) a no is the answer.
 */
export function bearingSentences(witness: Witness, asked: Asked, telling: readonly AskedWord[]): Bearing[] {
  return sentencesOf(witness).flatMap((one) => {
    const parts = BY_PARTS.has(asked.kind) ? partsOf(one.text) : [one.text];
    return parts
      .filter((part) => bears(part, telling) && isStated(one.text, part, asked))
      .map((part) => ({ witness, sentence: one.text, start: one.start, end: one.end, part }));
  });
}

/** A sentence that speaks of it and says that nobody knows. */
export const saysUnknown = (witness: Witness, telling: readonly AskedWord[]): boolean =>
  sentencesOf(witness).some(({ text }) => NOT_KNOWN.test(text) && bears(text, telling));

const sentencesOf = ({ article }: Witness) =>
  splitSentences(article.text)
    .slice(0, INQUIRY.sentences)
    .filter(({ text }) => text.length <= INQUIRY.sentenceChars && !text.endsWith('?'));

/** Of these a sentence may give several, each with its own words. */
const BY_PARTS: ReadonlySet<string> = new Set(['number', 'money', 'share', 'hour']);
/** “at 7 p.m. The outage” is two sentences. */
const BEHIND_HOUR = /(?<=[ap]\.m\.) (?=\p{Lu})/u;

/** “Two died and three were hurt” tells two things. */
const partsOf = (sentence: string): string[] =>
  sentence
    .split(BEHIND_HOUR)
    .flatMap((one) => one.split(PARTS))
    .filter((part) => part.trim() !== '');

/** Nearly all of the words: of four and more, all but one. */
function bears(text: string, telling: readonly AskedWord[]): boolean {
  if (telling.length === 0) return false;
  const stems = new Set(contentStems(text));
  const concepts = new Set(conceptMentions(text).map(({ id }) => id));
  const found = telling.filter(({ stem, concept }) => stems.has(stem) || (concept !== null && concepts.has(concept)));
  return found.length >= (telling.length > 3 ? telling.length - 1 : telling.length);
}

function isStated(sentence: string, part: string, asked: Asked): boolean {
  if (UNCERTAIN.test(sentence) || doubtWords(sentence, 'en') !== null || unprovenWords(sentence) !== null) return false;
  if (NOT_KNOWN.test(sentence) || AHEAD.test(sentence) !== asked.ahead) return false;
  return saysNoMore(part, asked) || (asked.kind === 'number' && NOUGHT.test(part));
}

/** Homes “without power” are what is asked about where the question has the word as well. */
function saysNoMore(part: string, { rest }: Asked): boolean {
  const own = new Set(allMatches(rest, ALL_NOES).map(([word]) => word.toLowerCase()));
  return allMatches(part, ALL_NOES).every(([word]) => own.has(word.toLowerCase()));
}
