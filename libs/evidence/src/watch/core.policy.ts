import type { DiffPart } from '@corroborate/domain';
import { lexicon } from '@corroborate/text';
import { isNumber, sentencesIn, spaced, tokensOf, type Token } from './tokens';
import { WATCH } from './watch.thresholds';
import { likeness, wordDiff } from './word-diff';

const IDLE = new Set(lexicon('any', 'page-changes', 'idle').words);

/** Sentences of a page, prepared for searching. */
export interface Haystack {
  words: string;
  sentences: { text: string; tokens: Token[] }[];
}

export function haystackOf(text: string, language: string | null): Haystack {
  const single = sentencesIn(text, language);
  // One sentence may have been split into two.
  const pairs = single.slice(1).map((next, at) => `${single[at]!} ${next}`);
  return {
    ...wordsOf(text),
    sentences: [...single, ...pairs].map((one) => ({ text: one, tokens: tokensOf(one) })),
  };
}

/** Enough to find a sentence that is there verbatim. */
export const wordsOf = (text: string): Pick<Haystack, 'words'> => ({ words: spaced(tokensOf(text)) });

export const containsSentence = (sentence: string, { words }: Pick<Haystack, 'words'>): boolean =>
  words.includes(spaced(tokensOf(sentence)));

/** The most similar sentence; null if none is similar enough to be an edited form of it. */
export function editedForm(sentence: string, hay: Haystack, atLeast: number = WATCH.sameSentence): string | null {
  const tokens = tokensOf(sentence);
  const keys = new Set(tokens.map(({ key }) => key));
  let best: { text: string; like: number } | null = null;
  for (const one of hay.sentences) {
    if (!mayBeLike(keys, tokens.length, one.tokens)) continue;
    const like = likeness(tokens, one.tokens);
    if (like >= atLeast && like > (best?.like ?? 0)) best = { text: one.text, like };
  }
  return best?.text ?? null;
}

/** Cheap filter: number of words in common, in any order. */
function mayBeLike(keys: ReadonlySet<string>, length: number, tokens: readonly Token[]): boolean {
  if (tokens.length * 4 < length || tokens.length > length * 4) return false;
  return tokens.filter(({ key }) => keys.has(key)).length * 2 >= length * 0.8;
}

/** Added and removed words, except insignificant ones. */
export const changedWords = (parts: readonly DiffPart[]): string[] =>
  parts
    .filter(({ op }) => op !== 'same')
    .flatMap(({ text }) => tokensOf(text))
    .map(({ key }) => key)
    .filter((key) => !IDLE.has(key));

/** Whether a significant word or figure differs. */
export const saysOtherwise = (before: string, after: string): boolean =>
  changedWords(wordDiff(before, after)).length > 0;

/** Whether only figures differ. */
export function figuresAlone(before: string, after: string): boolean {
  const changed = changedWords(wordDiff(before, after));
  return changed.length > 0 && changed.every(isNumber);
}

/** The whole sentence that contains the words; the words themselves if it is not found. */
export const sentenceAround = (quote: string, text: string, language: string | null): string =>
  sentencesIn(text, language).find((sentence) => sentence.includes(quote)) ?? quote;
