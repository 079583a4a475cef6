import { allMatches } from './all-matches';
import { globalPattern, lexicon } from './lexicon';

const MEDIAL_ASIDE = globalPattern(lexicon('en', 'cues', 'aside'));
const LEADING_ASIDE = globalPattern(lexicon('en', 'cues', 'aside-ahead'));

/** A part of a sentence, by string positions. */
export interface Aside {
  start: number;
  end: number;
}

/**
 * Parenthetical clauses set off by commas: "…, which answers no email, …", "Because no one applied,
 * …". A negation inside one does not negate the sentence.
 */
export const findAsides = (sentence: string): Aside[] =>
  [LEADING_ASIDE, MEDIAL_ASIDE].flatMap((form) =>
    allMatches(sentence.slice(0, 2000), form).map(({ index, 0: { length } }) => ({
      start: index,
      end: index + length,
    })),
  );

/** The sentence with asides blanked out; offsets are unchanged. */
export const removeAsides = (sentence: string, found: readonly Aside[]): string =>
  found.reduce(
    (text, { start, end }) => `${text.slice(0, start)}${' '.repeat(end - start)}${text.slice(end)}`,
    sentence,
  );
