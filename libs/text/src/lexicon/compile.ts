import { LexiconError } from './lexicon.error';
import type { Expression, Lexicon } from './list.types';

/** A parsed line. */
export interface Line extends Pick<Expression, 'line' | 'say' | 'like' | 'unlike'> {
  /** True if matched literally. */
  literal: boolean;
}

/** A parsed list. */
export interface ListDraft {
  file: string;
  line: number;
  about: string;
  traits: readonly string[];
  frame: string;
  flags: string;
  /** Values of `{name}` placeholders. */
  parts: ReadonlyMap<string, string>;
  lines: readonly Line[];
  unlike: readonly string[];
}

/** Matches `{story}`, but neither `\p{L}` nor `{0,3}`. */
const PLACEHOLDER = /(?<!\\[pPuk])\{([a-z][\w-]*)\}/g;
const FRAME_SLOT = '{}';
const PLAIN_WORDS = /^[\p{L}\p{M}\d'’ -]+$/u;
/** Special characters of regular expressions. */
const REGEXP_SPECIALS = /[\\^$.*+?()[\]{}|/]/g;

/** Patterns are compiled on first use: most lists are used in one form only. */
export const compileList = (draft: ListDraft): Lexicon => new CompiledList(draft);

/**
 * Letters of alphabets with accents, including Greek and Cyrillic; scripts without spaces have no
 * word boundaries.
 */
const WORD_CHARACTER = String.raw`[\w\u00aa\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u036f\u0370-\u1fff]`;

/**
 * Word boundaries for patterns in code, because `\b` treats "é" as a non-word character. Works with and without the u
 * flag.
 */
export const WORD_START = `(?<!${WORD_CHARACTER})`;
export const WORD_END = `(?!${WORD_CHARACTER})`;

const BOUNDARY = `(?:(?<=${WORD_CHARACTER})(?!${WORD_CHARACTER})|(?<!${WORD_CHARACTER})(?=${WORD_CHARACTER}))`;
const PLAIN_BOUNDARY = /(?<!\\)((?:\\\\)*)\\b/g;
const ACCENTED = /(?=[^\x00-\x7f])\p{L}/u;

/**
 * Replaces `\b` in a pattern with boundaries that recognize accented letters; ASCII-only patterns are kept, which is
 * faster.
 */
export const withWordBoundaries = (source: string): string =>
  ACCENTED.test(source) ? source.replace(PLAIN_BOUNDARY, (_, escaped: string) => escaped + BOUNDARY) : source;

class CompiledList implements Lexicon {
  readonly about: string;
  readonly unlike: readonly string[];
  private made: RegExp | undefined;
  private each: readonly Expression[] | undefined;

  constructor(private readonly draft: ListDraft) {
    this.about = draft.about;
    this.unlike = draft.unlike;
  }

  get traits(): ReadonlySet<string> {
    return new Set(this.draft.traits);
  }

  get expressions(): readonly Expression[] {
    return (this.each ??= this.draft.lines.map((line) => new CompiledExpression(line, this.draft)));
  }

  get words(): readonly string[] {
    return this.draft.lines.map(({ say }) => say);
  }

  /** Only sources that are valid expressions can be embedded in others. */
  get source(): string {
    void this.pattern;
    return listSource(this.draft);
  }

  get pattern(): RegExp {
    return (this.made ??= this.whole());
  }

  /** If the combined expression is invalid, finds the line that causes it. */
  private whole(): RegExp {
    try {
      return toPattern(listSource(this.draft), this.draft, this.draft.line);
    } catch (error) {
      for (const { pattern } of this.expressions) void pattern;
      throw error;
    }
  }
}

const listSource = (draft: ListDraft): string => draft.lines.map((line) => lineSource(line, draft)).join('|');

const lineSource = ({ say, line, literal }: Line, draft: ListDraft): string =>
  literal ? say.replace(REGEXP_SPECIALS, '\\$&') : expandPlaceholders(say, line, draft);

class CompiledExpression implements Expression {
  readonly say: string;
  readonly like: readonly string[];
  readonly unlike: readonly string[];
  readonly line: number;
  private made: RegExp | undefined;

  constructor(
    private readonly own: Line,
    private readonly draft: ListDraft,
  ) {
    this.say = own.say;
    this.like = own.like;
    this.unlike = own.unlike;
    this.line = own.line;
  }

  get plain(): boolean {
    return this.own.literal || PLAIN_WORDS.test(this.say);
  }

  get source(): string {
    return lineSource(this.own, this.draft);
  }

  get pattern(): RegExp {
    return (this.made ??= toPattern(this.source, this.draft, this.line));
  }
}

/** Placeholders may be nested; a cycle is an error. */
function expandPlaceholders(text: string, line: number, draft: ListDraft, within: readonly string[] = []): string {
  return text.replace(PLACEHOLDER, (_, name: string) => {
    const part = draft.parts.get(name);
    if (part === undefined) throw new LexiconError(draft.file, line, `there is no part "${name}"`);
    if (within.includes(name)) throw new LexiconError(draft.file, line, `the part "${name}" contains itself`);
    return `(?:${expandPlaceholders(part, line, draft, [...within, name])})`;
  });
}

function toPattern(source: string, draft: ListDraft, line: number): RegExp {
  if (!draft.frame.includes(FRAME_SLOT))
    throw new LexiconError(draft.file, draft.line, `the frame has no place "${FRAME_SLOT}"`);
  if (/[gy]/.test(draft.flags)) throw new LexiconError(draft.file, draft.line, 'the flags g and y are reserved');
  const [before = '', ...after] = expandPlaceholders(draft.frame, draft.line, draft).split(FRAME_SLOT);
  try {
    return new RegExp(withWordBoundaries(`${before}${source}${after.join(FRAME_SLOT)}`), draft.flags);
  } catch (error) {
    throw new LexiconError(draft.file, line, error instanceof Error ? error.message : String(error));
  }
}
