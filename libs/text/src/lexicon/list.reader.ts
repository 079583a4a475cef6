import { compileList, type ListDraft, type Line } from './compile';
import { LexiconError } from './lexicon.error';
import type { LexiconEntry, Lexicon, ListFile, Tree } from './list.types';
import { yamlTree } from './yaml-tree';

const FILE_KEYS = [
  'about',
  'frame',
  'flags',
  'parts',
  'traits',
  'words',
  'expressions',
  'unlike',
  'sections',
  'entries',
];
const SECTION_KEYS = FILE_KEYS.slice(0, -2);
const LINE_KEYS = ['say', 'like', 'unlike'];
/** Default frame: whole words, case-insensitive, with letters of all languages. */
const DEFAULT_FRAME = '\\b(?:{})\\b';
const DEFAULT_FLAGS = 'iu';
const EMPTY_LIST: readonly string[] = [];

/** Parses the text of a list file; any invalid format is an error with file and line. */
export function readList(text: string, file: string): ListFile {
  const reader = new ListReader(file);
  return reader.list(yamlTree(text, file));
}

type Fields = ReadonlyMap<string, Tree>;

class ListReader {
  constructor(private readonly file: string) {}

  list(tree: Tree): ListFile {
    const fields = this.fields(tree, FILE_KEYS);
    const top = this.draft(fields, tree.line, {
      frame: DEFAULT_FRAME,
      flags: DEFAULT_FLAGS,
      parts: new Map(),
      unlike: [],
    });
    const sections = [...this.mapping(fields.get('sections'))].map(
      ([name, section]) => [name, this.section(section, top)] as const,
    );
    const entries = [...this.mapping(fields.get('entries'))].map(([name, entry]) => [name, this.entry(entry)] as const);
    if (top.lines.length + sections.length + entries.length === 0) throw this.error(tree.line, 'the list has no lines');
    return { about: top.about, whole: compileList(top), sections: new Map(sections), entries: new Map(entries) };
  }

  /** Sections inherit the settings of the file unless they override them. */
  private section(tree: Tree, top: ListDraft): Lexicon {
    const draft = this.draft(this.fields(tree, SECTION_KEYS), tree.line, top);
    if (draft.lines.length === 0) throw this.error(tree.line, 'the section has no lines');
    return compileList(draft);
  }

  private draft(
    fields: Fields,
    line: number,
    above: Pick<ListDraft, 'frame' | 'flags' | 'parts' | 'unlike'>,
  ): ListDraft {
    return {
      file: this.file,
      line,
      about: this.text(fields.get('about') ?? this.missing(line, 'about')),
      traits: this.texts(fields.get('traits')),
      frame: this.optional(fields.get('frame')) ?? above.frame,
      flags: this.optional(fields.get('flags')) ?? above.flags,
      parts: this.parts(fields.get('parts'), above.parts),
      lines: [
        ...this.items(fields.get('words')).map((one) => this.word(one)),
        ...this.items(fields.get('expressions')).map((one) => this.line(one)),
      ],
      unlike: [...above.unlike, ...this.texts(fields.get('unlike'))],
    };
  }

  private parts(tree: Tree | undefined, above: ListDraft['parts']): ListDraft['parts'] {
    if (tree === undefined) return above;
    return new Map([...above, ...[...this.mapping(tree)].map(([name, part]) => [name, this.text(part)] as const)]);
  }

  /** Plain words are matched literally, even if they contain periods or brackets. */
  private word(tree: Tree): Line {
    return { line: tree.line, say: this.text(tree), literal: true, like: EMPTY_LIST, unlike: EMPTY_LIST };
  }

  private line(tree: Tree): Line {
    if (typeof tree.value === 'string')
      return { line: tree.line, say: this.text(tree), literal: false, like: EMPTY_LIST, unlike: EMPTY_LIST };
    const fields = this.fields(tree, LINE_KEYS);
    return {
      line: tree.line,
      say: this.text(fields.get('say') ?? this.missing(tree.line, 'say')),
      literal: false,
      like: this.texts(fields.get('like')),
      unlike: this.texts(fields.get('unlike')),
    };
  }

  private entry(tree: Tree): LexiconEntry {
    if (typeof tree.value === 'string') return tree.value;
    if (!(tree.value instanceof Map)) return this.texts(tree);
    return Object.fromEntries([...this.mapping(tree)].map(([name, value]) => [name, this.text(value)]));
  }

  private fields(tree: Tree, allowed: readonly string[]): Fields {
    const fields = this.mapping(tree);
    for (const [name, { named = tree.line }] of fields)
      if (!allowed.includes(name)) throw this.error(named, `"${name}" is unknown; allowed: ${allowed.join(', ')}`);
    return fields;
  }

  private mapping(tree: Tree | undefined): Fields {
    if (tree === undefined) return new Map();
    if (tree.value instanceof Map) return tree.value as Fields;
    throw this.error(tree.line, 'expected "name: value" lines');
  }

  private items(tree: Tree | undefined): readonly Tree[] {
    if (tree === undefined) return [];
    if (Array.isArray(tree.value)) return tree.value as readonly Tree[];
    throw this.error(tree.line, 'expected a list of "- …" lines');
  }

  /** A single text or a list of texts. */
  private texts(tree: Tree | undefined): readonly string[] {
    if (tree === undefined) return EMPTY_LIST;
    if (typeof tree.value === 'string') return [this.text(tree)];
    return this.items(tree).map((one) => this.text(one));
  }

  private optional(tree: Tree | undefined): string | undefined {
    return tree?.value === '' ? '' : tree && this.text(tree);
  }

  private text(tree: Tree): string {
    if (typeof tree.value === 'string' && tree.value !== '') return tree.value;
    throw this.error(tree.line, 'expected text');
  }

  private missing(line: number, name: string): never {
    throw this.error(line, `"${name}" is missing`);
  }

  private error(line: number, reason: string): LexiconError {
    return new LexiconError(this.file, line, reason);
  }
}
