import type { Tree } from './list.types';
import { isPlain, named, valueOf } from './plain-value';

/** Characters that YAML treats specially or rejects: tabs, carriage returns, control characters, trailing spaces. */
const UNUSUAL = /[^\n -~\u00a1-\ud7ff\ue000-\ufefe\uff00-\ufffd]| (?:\n|$)/;
const FOLDED = '>-';

interface Place {
  line: number;
  indent: number;
  text: string;
}

/**
 * Fast parser for the simple form of nearly all lists (one value per line, indented); a YAML parser takes five times as
 * long at startup. Null if a line might be anything else, so YAML decides.
 */
export const plainTree = (text: string): Tree | null => (UNUSUAL.test(text) ? null : new PlainReader(text).document());

class PlainReader {
  private readonly lines: readonly string[];
  private line = 0;
  /** Current position; null at the end. */
  private at: Place | null = null;

  constructor(text: string) {
    this.lines = text.split('\n');
    this.step();
  }

  document(): Tree | null {
    const tree = this.at && this.block(this.at);
    return this.at === null ? tree : null;
  }

  /** To the next line that has something in it. */
  private step(): void {
    while (this.lines[this.line] === '') this.line += 1;
    const whole = this.lines[this.line++];
    if (whole === undefined) this.at = null;
    else {
      const indent = whole.search(/[^ ]/);
      this.at = { line: this.line, indent, text: whole.slice(indent) };
    }
  }

  private block(at: Place): Tree | null {
    return at.text.startsWith('- ') ? this.sequence(at) : this.mapping(at);
  }

  private sequence({ line, indent }: Place): Tree | null {
    const value: Tree[] = [];
    while (this.at?.indent === indent && this.at.text.startsWith('- ')) {
      const item = this.item({ ...this.at, indent: indent + 2, text: this.at.text.slice(2) });
      if (item === null) return null;
      value.push(item);
    }
    return this.at && this.at.indent >= indent ? null : { line, value };
  }

  /** A mapping begins on the line of its dash. */
  private item(at: Place): Tree | null {
    if (named(at.text) === null) return this.inline(at.text, { ...at, indent: at.indent - 2 });
    this.at = at;
    return this.mapping(at);
  }

  private mapping({ line, indent }: Place): Tree | null {
    const pairs = new Map<string, Tree>();
    while (this.at?.indent === indent) {
      const here = this.at;
      const pair = named(here.text);
      const value = pair && !pairs.has(pair.name) ? this.behind(pair.value, here) : null;
      if (pair === null || value === null) return null;
      pairs.set(pair.name, { ...value, named: here.line });
    }
    return this.at && this.at.indent > indent ? null : { line, value: pairs };
  }

  /** The value after a name, or the block below it. */
  private behind(text: string, place: Place): Tree | null {
    if (text !== '') return this.inline(text, place);
    this.step();
    return this.at && this.at.indent > place.indent ? this.block(this.at) : null;
  }

  /** A value on the line of its name, or beginning there. */
  private inline(text: string, { line, indent }: Place): Tree | null {
    this.step();
    if (this.at === null || this.at.indent <= indent) return valueOf(text, line);
    const below = { ...this.at, line: line + 1 };
    if (text === FOLDED)
      return textAt(
        below.line,
        this.folded(below, () => true),
      );
    const rest = isPlain(text) ? this.folded(below, isPlain) : null;
    return textAt(line, rest && `${text} ${rest}`);
  }

  /** The lines of a text, which follow each other without a gap. */
  private folded({ line, indent }: Place, isText: (text: string) => boolean): string | null {
    const texts: string[] = [];
    while (this.at?.indent === indent) {
      if (this.at.line !== line + texts.length || !isText(this.at.text)) return null;
      texts.push(this.at.text);
      this.step();
    }
    return this.at && this.at.indent > indent ? null : texts.join(' ');
  }
}

const textAt = (line: number, value: string | null): Tree | null => (value === null ? null : { line, value });
