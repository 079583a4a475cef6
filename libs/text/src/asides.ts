import { allMatches } from './all-matches';
import { everywhere, lexicon } from './lexicon';

const WITHIN = everywhere(lexicon('en', 'cues', 'aside'));
const AHEAD = everywhere(lexicon('en', 'cues', 'aside-ahead'));

/** A piece of a sentence, by its string positions. */
export interface Aside {
  start: number;
  end: number;
}

/**
 * What a sentence says beside its statement, set off by commas: "…, which answers no email, …" and "Because no one
 * applied, …". A no in it says nothing of the statement around it.
 */
export const asides = (sentence: string): Aside[] =>
  [AHEAD, WITHIN].flatMap((form) =>
    allMatches(sentence.slice(0, 2000), form).map(({ index, 0: { length } }) => ({
      start: index,
      end: index + length,
    })),
  );

/** The sentence with blanks in place of them, each word standing where it stood. */
export const withoutAsides = (sentence: string, found: readonly Aside[]): string =>
  found.reduce(
    (text, { start, end }) => `${text.slice(0, start)}${' '.repeat(end - start)}${text.slice(end)}`,
    sentence,
  );
