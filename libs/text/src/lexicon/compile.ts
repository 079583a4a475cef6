import { LexiconError } from './lexicon.error';
import type { Expression, Lexicon } from './list.types';

/** A line as it was read. */
export interface Line {
  line: number;
  say: string;
  /** It means itself, whatever signs it has. */
  literal?: boolean;
  like: readonly string[];
  unlike: readonly string[];
}

/** A list as it was read. */
export interface Draft {
  file: string;
  line: number;
  about: string;
  traits: readonly string[];
  frame: string;
  flags: string;
  /** What `{name}` stands for. */
  parts: ReadonlyMap<string, string>;
  lines: readonly Line[];
  unlike: readonly string[];
}

/** `{story}`, but neither `\p{L}` nor `{0,3}`. */
const PART = /(?<!\\[pPuk])\{([a-z]\w*)\}/g;
const PLACE = '{}';
/** What means something else in an expression than in a word. */
const SIGNS = /[\\^$.*+?()[\]{}|/]/g;

/** Patterns are made when they are first asked for: most lists are read whole, but used in one form only. */
export function compiled(draft: Draft): Lexicon {
  const expressions = draft.lines.map((line) => expressionOf(line, draft));
  const source = expressions.map((one) => one.source).join('|');
  const pattern = once(() => wholePattern(expressions, source, draft));
  return {
    about: draft.about,
    traits: new Set(draft.traits),
    expressions,
    words: draft.lines.map(({ say }) => say),
    source,
    unlike: draft.unlike,
    get pattern() {
      return pattern();
    },
  };
}

function expressionOf(line: Line, draft: Draft): Expression {
  const source = line.literal ? line.say.replace(SIGNS, '\\$&') : filled(line.say, line.line, draft);
  const pattern = once(() => patternOf(source, draft, line.line));
  return {
    say: line.say,
    source,
    like: line.like,
    unlike: line.unlike,
    line: line.line,
    get pattern() {
      return pattern();
    },
  };
}

/** Parts may be made of parts; one that is made of itself would never end. */
function filled(text: string, line: number, draft: Draft, within: readonly string[] = []): string {
  return text.replace(PART, (_, name: string) => {
    const part = draft.parts.get(name);
    if (part === undefined) throw new LexiconError(draft.file, line, `there is no part "${name}"`);
    if (within.includes(name)) throw new LexiconError(draft.file, line, `the part "${name}" is made of itself`);
    return `(?:${filled(part, line, draft, [...within, name])})`;
  });
}

function patternOf(source: string, draft: Draft, line: number): RegExp {
  if (!draft.frame.includes(PLACE)) throw new LexiconError(draft.file, draft.line, `the frame has no place "${PLACE}"`);
  if (/[gy]/.test(draft.flags)) throw new LexiconError(draft.file, draft.line, "the flags g and y are the code's own");
  const [before = '', ...after] = filled(draft.frame, draft.line, draft).split(PLACE);
  try {
    return new RegExp(`${before}${source}${after.join(PLACE)}`, draft.flags);
  } catch (error) {
    throw new LexiconError(draft.file, line, error instanceof Error ? error.message : String(error));
  }
}

/** Where the whole is no expression, the line that makes it so is to be named. */
function wholePattern(expressions: readonly Expression[], source: string, draft: Draft): RegExp {
  try {
    return patternOf(source, draft, draft.line);
  } catch (error) {
    for (const { pattern } of expressions) void pattern;
    throw error;
  }
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
