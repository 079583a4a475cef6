import type { DiffPart } from '@corroborate/domain';
import { lexicon } from '@corroborate/text';
import { isNumber, sentencesIn, spaced, tokensOf, type Token } from './tokens';
import { WATCH } from './watch.thresholds';
import { likeness, wordDiff } from './word-diff';

const IDLE = new Set(lexicon('any', 'page-changes', 'idle').words);

/** A page's sentences made ready to be sought in. */
export interface Haystack {
  words: string;
  sentences: { text: string; tokens: Token[] }[];
}

export function haystackOf(text: string, language: string | null): Haystack {
  const single = sentencesIn(text, language);
  // What was one sentence may be two now.
  const pairs = single.slice(1).map((next, at) => `${single[at]!} ${next}`);
  return {
    ...wordsOf(text),
    sentences: [...single, ...pairs].map((one) => ({ text: one, tokens: tokensOf(one) })),
  };
}

/** Enough to find a sentence that is there letter by letter. */
export const wordsOf = (text: string): Pick<Haystack, 'words'> => ({ words: spaced(tokensOf(text)) });

export const containsSentence = (sentence: string, { words }: Pick<Haystack, 'words'>): boolean =>
  words.includes(spaced(tokensOf(sentence)));

/** The sentence that is most like it; null where none is like enough to be the same one, edited. */
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

/** Cheap: words in common, whatever their order. */
function mayBeLike(keys: ReadonlySet<string>, length: number, tokens: readonly Token[]): boolean {
  if (tokens.length * 4 < length || tokens.length > length * 4) return false;
  return tokens.filter(({ key }) => keys.has(key)).length * 2 >= length * 0.8;
}

/** Words that went or came, apart from those whose coming and going says nothing. */
export const changedWords = (parts: readonly DiffPart[]): string[] =>
  parts
    .filter(({ op }) => op !== 'same')
    .flatMap(({ text }) => tokensOf(text))
    .map(({ key }) => key)
    .filter((key) => !IDLE.has(key));

/** Do the two say something else by a word or a figure? */
export const saysOtherwise = (before: string, after: string): boolean =>
  changedWords(wordDiff(before, after)).length > 0;

/** Is all that is otherwise a figure? */
export function figuresAlone(before: string, after: string): boolean {
  const changed = changedWords(wordDiff(before, after));
  return changed.length > 0 && changed.every(isNumber);
}

/** The whole sentence of a text in which words stand; the words themselves where it cannot be told. */
export const sentenceAround = (quote: string, text: string, language: string | null): string =>
  sentencesIn(text, language).find((sentence) => sentence.includes(quote)) ?? quote;
