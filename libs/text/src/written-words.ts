import { fold } from './fold';
import { lexicon } from './lexicon';
import { isStopword } from './stop-words';
import { toStem } from './words';

const CAPITAL_NAMES = new Set(lexicon('en', 'capital-names').words);

/** A stop word, unless it is written as a name: "who" and "us", but not "WHO" and "US". */
export const isStopwordAsWritten = (word: string): boolean => !CAPITAL_NAMES.has(word) && isStopword(fold(word));

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/**
 * Equivalent to the segmenter for plain ASCII, at a fraction of its cost: letters may contain ' . :
 * and digits . , ' ;
 */
const ASCII_WORD = /[A-Za-z0-9_]+(?:(?:(?<=[A-Za-z])[.':](?=[A-Za-z])|(?<=[0-9])[.,';](?=[0-9]))[A-Za-z0-9_]+)*/g;
const isWordLike = (word: string) => /[A-Za-z0-9]|__/.test(word);

/**
 * Words as written, in order: abbreviations, numbers and contractions whole ("U.S", "1,250.50",
 * "don't"), scripts without spaces segmented. For queries; `words` gives positions and forms for
 * reading.
 */
export function wordsAsWritten(text: string): string[] {
  return (
    text
      .slice(0, 20_000)
      .split(/[ \t\r\n]+/)
      // White space always ends a word, so each piece is processed separately.
      .flatMap((piece) =>
        /^\p{ASCII}*$/u.test(piece) ? (piece.match(ASCII_WORD) ?? []).filter(isWordLike) : segmentWords(piece),
      )
  );
}

function segmentWords(text: string): string[] {
  const words: string[] = [];
  for (const part of segmenter.segment(text)) if (part.isWordLike) words.push(part.segment);
  return words;
}

/**
 * Stems of content words, split as for queries: `listContentStems` splits abbreviations and does not
 * segment scripts without spaces.
 */
export const stemsAsWritten = (text: string): string[] =>
  wordsAsWritten(text)
    .filter((word) => !isStopwordAsWritten(word))
    .map(toStem)
    .filter((word) => word.length > 1 || /\d|\P{ASCII}/u.test(word));
