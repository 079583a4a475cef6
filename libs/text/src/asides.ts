import { allMatches } from './all-matches';
import { everywhere, lexicon } from './lexicon';

const WITHIN = everywhere(lexicon('en', 'cues', 'aside'));
const AHEAD = everywhere(lexicon('en', 'cues', 'aside-ahead'));

/** A part of a sentence, by string positions. */
export interface Aside {
  start: number;
  end: number;
}

/**
 * Parenthetical clauses set off by commas: "…, which answers no email, …", "Because no one applied,
 * …". A negation inside one does not negate the sentence.
 */
export const asides = (sentence: string): Aside[] =>
  [AHEAD, WITHIN].flatMap((form) =>
    allMatches(sentence.slice(0, 2000), form).map(({ index, 0: { length } }) => ({
      start: index,
      end: index + length,
    })),
  );

/** The sentence with asides blanked out; offsets are unchanged. */
export const withoutAsides = (sentence: string, found: readonly Aside[]): string =>
  found.reduce(
    (text, { start, end }) => `${text.slice(0, start)}${' '.repeat(end - start)}${text.slice(end)}`,
    sentence,
  );
