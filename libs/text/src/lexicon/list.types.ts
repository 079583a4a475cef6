/** One line of a list: a plain word or phrase, or an expression with examples. */
export interface Expression {
  /** As the list has it. */
  readonly say: string;
  /** Nothing but words: it is its own example. */
  readonly plain: boolean;
  /** As a regular expression, parts filled in. */
  readonly source: string;
  /** Sentences in which this expression is found, and in which it is not. */
  readonly like: readonly string[];
  readonly unlike: readonly string[];
  /** This expression alone, in the frame of its list. */
  readonly pattern: RegExp;
  /** Where it stands in its file. */
  readonly line: number;
}

/** A list of `data/lexicon`, or a section of one. */
export interface Lexicon {
  readonly about: string;
  /** What else the code needs to know of the list, in single words. */
  readonly traits: ReadonlySet<string>;
  readonly expressions: readonly Expression[];
  /** The lines as they are written: what a list of plain words is looked up in. */
  readonly words: readonly string[];
  /** All expressions as one alternation `a|b|c`, without the frame, parts filled in. */
  readonly source: string;
  /** The alternation in its frame, with its flags; it is never global, so it keeps nothing between two uses. */
  readonly pattern: RegExp;
  /** Sentences in which nothing of the whole list is found. */
  readonly unlike: readonly string[];
}

/** A list file: its own expressions, its sections, or a table. */
export interface ListFile {
  readonly about: string;
  readonly whole: Lexicon;
  readonly sections: ReadonlyMap<string, Lexicon>;
  readonly entries: ReadonlyMap<string, LexiconEntry>;
}

/** What a table says of a word: one thing, several, or several by name. */
export type LexiconEntry = string | readonly string[] | Readonly<Record<string, string>>;

/**
 * A YAML document in which every value knows its line. All single values are texts: `no` is a word here, not a false.
 */
export interface Tree {
  readonly line: number;
  /** Where the name of the value stands, if it has one. */
  readonly named?: number;
  readonly value: string | readonly Tree[] | ReadonlyMap<string, Tree>;
}
