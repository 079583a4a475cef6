import { isStopword, lexicon, tokenizeWords } from '@corroborate/text';

/** Stems of words that describe the event itself, without names, places, figures and filler words. */
export function storyStems(text: string, names: readonly string[], places: readonly string[]): string[] {
  const skip = new Set(
    [...names.filter((name) => /^\p{Lu}/u.test(name)), ...places].flatMap((name) =>
      tokenizeWords(name).map((word) => word.stem),
    ),
  );
  const kept = tokenizeWords(text).filter(
    (word) =>
      word.folded.length > 2 &&
      !isStopword(word.folded) &&
      !/\d/.test(word.folded) &&
      !skip.has(word.stem) &&
      !FILLER_WORDS.has(word.folded),
  );
  return [...new Set(kept.map((word) => word.stem))];
}

const FILLER_WORDS = new Set(lexicon('en', 'topic-words', 'filler').words);
