import { listContentStems, splitSentences, type Sentence } from '@corroborate/text';
import { isAddressedToAi } from './instructions.policy';
import { REASONING } from '../reasoning.thresholds';

/** A part of the captured text as sent to a model. */
export interface NumberedPassage {
  id: string;
  /** Text as captured, equal to `text.slice(start, start + raw.length)`. */
  raw: string;
  start: number;
  /** Whether the passage may be a prompt injection, so that its text is withheld from the model. */
  withheld: boolean;
}

/** Control, zero-width, direction, tag and variation characters, which can carry text that readers do not see. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u{FE00}-\u{FE0F}\u{E0000}-\u{E01FF}]/gu;

/** Visible text, without invisible characters and with single spaces. */
export const toVisibleText = (text: string): string =>
  text.replace(/\s+/gu, ' ').replace(INVISIBLE, '').replace(/ {2,}/g, ' ').trim();

/**
 * Numbers the passages that a model receives, in reading order: the first ones and those most similar to the question,
 * within a size limit. Possible prompt injections keep their number but not their text.
 */
export function numberPassages(text: string, asked: string): NumberedPassage[] {
  const sentences = splitSentences(text).map(clipSentence);
  const wanted = new Set(listContentStems(asked));
  const nearness = (sentence: Sentence) =>
    new Set(listContentStems(sentence.text).filter((stem) => wanted.has(stem))).size;
  const ranked = sentences
    .map((sentence, index) => ({
      sentence,
      index,
      rank: index < REASONING.leadPassages ? Number.MAX_SAFE_INTEGER : nearness(sentence),
    }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank || a.index - b.index);
  let room: number = REASONING.maxPageChars;
  const kept = ranked.slice(0, REASONING.maxPassages).filter(({ sentence }) => (room -= sentence.text.length) >= 0);
  return kept
    .sort((a, b) => a.index - b.index)
    .map(({ sentence }, index) => ({
      id: `p${index + 1}`,
      raw: sentence.text,
      start: sentence.start,
      withheld: isAddressedToAi(sentence.text),
    }));
}

const clipSentence = (sentence: Sentence): Sentence => ({
  ...sentence,
  text: sentence.text.slice(0, REASONING.maxPassageChars),
});

/** Possible prompt injections on the page, verbatim, at most ten. */
export const findInjectionSentences = (text: string): string[] =>
  splitSentences(text)
    .filter((sentence) => isAddressedToAi(sentence.text))
    .slice(0, 10)
    .map((sentence) => sentence.text.slice(0, 300));
