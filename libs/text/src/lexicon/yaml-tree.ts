import { EVENT_ID, getScalarValue, parseEvents, YAMLException, type Event } from 'js-yaml';
import { LexiconError } from './lexicon.error';
import type { Tree } from './list.types';

/** Parses a file's text; the file name appears in errors. */
export const yamlTree = (text: string, file: string): Tree => new TreeReader(text, file).document();

class TreeReader {
  private readonly events: readonly Event[];
  private next = 0;
  /** Line counting continues from the last position requested. */
  private counted = { at: 0, line: 1 };

  constructor(
    private readonly text: string,
    private readonly file: string,
  ) {
    this.events = this.parsed();
  }

  document(): Tree {
    if (this.events.length === 0) throw this.error(1, 'the file is empty');
    this.nextEvent();
    const tree = this.tree();
    if (this.events.length > this.next + 1) throw this.error(tree.line, 'a list must be a single document');
    return tree;
  }

  private tree(): Tree {
    const event = this.nextEvent();
    if (event.type === EVENT_ID.SCALAR)
      return { line: this.lineAt(event.valueStart), value: getScalarValue(this.text, event) };
    if (event.type === EVENT_ID.SEQUENCE) return { line: this.lineAt(event.start), value: this.items() };
    if (event.type === EVENT_ID.MAPPING) return { line: this.lineAt(event.start), value: this.pairs() };
    throw this.error(this.counted.line, 'anchors and aliases are not supported');
  }

  private items(): Tree[] {
    const items: Tree[] = [];
    while (!this.ends()) items.push(this.tree());
    return items;
  }

  private pairs(): Map<string, Tree> {
    const pairs = new Map<string, Tree>();
    while (!this.ends()) {
      const key = this.tree();
      if (typeof key.value !== 'string') throw this.error(key.line, 'a key must be a word');
      if (pairs.has(key.value)) throw this.error(key.line, `"${key.value}" is listed twice`);
      pairs.set(key.value, { ...this.tree(), named: key.line });
    }
    return pairs;
  }

  /** Consumes the end of a list or mapping if it is next. */
  private ends(): boolean {
    const ends = this.events[this.next]?.type === EVENT_ID.POP;
    if (ends) this.next += 1;
    return ends;
  }

  private nextEvent(): Event {
    const event = this.events[this.next];
    if (event === undefined) throw this.error(this.counted.line, 'the file is incomplete');
    this.next += 1;
    return event;
  }

  private parsed(): Event[] {
    try {
      return parseEvents(this.text, { filename: this.file });
    } catch (error) {
      if (!(error instanceof YAMLException)) throw error;
      throw this.error((error.mark?.line ?? 0) + 1, error.reason);
    }
  }

  /** Empty values have no position, so that of the last node is used. */
  private lineAt(at: number): number {
    let { at: from, line } = this.counted;
    if (at < 0) return line;
    if (at < from) [from, line] = [0, 1];
    for (let end = this.text.indexOf('\n', from); end >= 0 && end < at; end = this.text.indexOf('\n', end + 1))
      line += 1;
    this.counted = { at, line };
    return line;
  }

  private error(line: number, reason: string): LexiconError {
    return new LexiconError(this.file, line, reason);
  }
}
