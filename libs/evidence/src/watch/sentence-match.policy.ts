import type { DiffPart } from '@corroborate/domain';
import { lexicon } from '@corroborate/text';
import { WATCH_THRESHOLDS } from './watch.thresholds';
import { similarity, wordDiff, isNumber, splitSentences, joinWithSpaces, tokenize, type Token } from './word-diff';

const INSIGNIFICANT_WORDS = new Set(lexicon('any', 'page-changes', 'idle').words);

/** Sentences of a page, prepared for searching. */
export interface SearchableText {
  words: string;
  sentences: { text: string; tokens: Token[] }[];
}

export function toSearchableText(text: string, language: string | null): SearchableText {
  const single = splitSentences(text, language);
  // One sentence may have been split into two.
  const pairs = single.slice(1).map((next, at) => `${single[at]!} ${next}`);
  return {
    ...toSearchableWords(text),
    sentences: [...single, ...pairs].map((one) => ({ text: one, tokens: tokenize(one) })),
  };
}

/** The part of `SearchableText` needed to find sentences verbatim. */
export const toSearchableWords = (text: string): Pick<SearchableText, 'words'> => ({
  words: joinWithSpaces(tokenize(text)),
});

export const containsSentence = (sentence: string, { words }: Pick<SearchableText, 'words'>): boolean =>
  words.includes(joinWithSpaces(tokenize(sentence)));

/** The most similar sentence; null if none is similar enough to be an edited form of it. */
export function findEditedSentence(
  sentence: string,
  hay: SearchableText,
  atLeast: number = WATCH_THRESHOLDS.sameSentence,
): string | null {
  const tokens = tokenize(sentence);
  const keys = new Set(tokens.map(({ key }) => key));
  let best: { text: string; like: number } | null = null;
  for (const one of hay.sentences) {
    if (!hasCommonWords(keys, tokens.length, one.tokens)) continue;
    const like = similarity(tokens, one.tokens);
    if (like >= atLeast && like > (best?.like ?? 0)) best = { text: one.text, like };
  }
  return best?.text ?? null;
}

/** Cheap filter: whether enough words are shared, in any order. */
function hasCommonWords(keys: ReadonlySet<string>, length: number, tokens: readonly Token[]): boolean {
  if (tokens.length * 4 < length || tokens.length > length * 4) return false;
  return tokens.filter(({ key }) => keys.has(key)).length * 2 >= length * 0.8;
}

/** Added and removed words; insignificant words are excluded. */
export const changedWords = (parts: readonly DiffPart[]): string[] =>
  parts
    .filter(({ op }) => op !== 'same')
    .flatMap(({ text }) => tokenize(text))
    .map(({ key }) => key)
    .filter((key) => !INSIGNIFICANT_WORDS.has(key));

/** Whether a significant word or figure differs. */
export const differsInMeaning = (before: string, after: string): boolean =>
  changedWords(wordDiff(before, after)).length > 0;

/** Whether only figures differ. */
export function differsInFiguresOnly(before: string, after: string): boolean {
  const changed = changedWords(wordDiff(before, after));
  return changed.length > 0 && changed.every(isNumber);
}

/** The whole sentence that contains the quote; the quote itself if it is not found in the text. */
export const findSentenceAround = (quote: string, text: string, language: string | null): string =>
  splitSentences(text, language).find((sentence) => sentence.includes(quote)) ?? quote;
