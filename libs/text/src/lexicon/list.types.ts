/** One line of a list: a plain word or phrase, or an expression with examples. */
export interface Expression {
  /** As written in the list. */
  readonly say: string;
  /** True for a plain word or phrase, which is its own example. */
  readonly plain: boolean;
  /** As a regular expression with placeholders expanded. */
  readonly source: string;
  /** Example sentences that this expression must match. */
  readonly like: readonly string[];
  readonly unlike: readonly string[];
  /** This expression alone, in the frame of its list. */
  readonly pattern: RegExp;
  /** Line in the file. */
  readonly line: number;
}

/** A list of `data/lexicon`, or a section of one. */
export interface Lexicon {
  readonly about: string;
  /** Additional properties of the list that code can check, each a single word. */
  readonly traits: ReadonlySet<string>;
  readonly expressions: readonly Expression[];
  /** The lines as written, for lookups in lists of plain words. */
  readonly words: readonly string[];
  /** All expressions as one alternation `a|b|c`, without the frame, placeholders expanded. */
  readonly source: string;
  /** The alternation in its frame, with flags; never global, so it keeps no state between uses. */
  readonly pattern: RegExp;
  /** Sentences that nothing in the list may match. */
  readonly unlike: readonly string[];
}

/** A list file: its own expressions, its sections, or a table. */
export interface ListFile {
  readonly about: string;
  readonly whole: Lexicon;
  readonly sections: ReadonlyMap<string, Lexicon>;
  readonly entries: ReadonlyMap<string, LexiconEntry>;
}

/** Value of a word in a table: one, several, or named values. */
export type LexiconEntry = string | readonly string[] | Readonly<Record<string, string>>;

/** A YAML document with a line number for every value. All scalars are strings: `no` is a word here, not false. */
export interface Tree {
  readonly line: number;
  /** Line of the value's key, if it has one. */
  readonly named?: number;
  readonly value: string | readonly Tree[] | ReadonlyMap<string, Tree>;
}
