import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { shippedPath } from '../shipped-path';
import { readList } from './list.reader';
import { WORD_END, WORD_START, withWordBoundaries } from './compile';

const ROOT = path.join(__dirname, '../../../..');
const LEXICON = shippedPath('lexicon') ?? '';
const filesIn = (folder: string, end: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => end.test(name) && !/node_modules|\.spec\.ts$/.test(name))
    .map((name) => path.join(folder, name));
const SOURCES = ['libs', 'apps'].flatMap((folder) => filesIn(path.join(ROOT, folder), /\.tsx?$/));

const LETTER = '[\\u00c0-\\u024f\\u0370-\\u1fff]';
/** A letter with an accent, or any letter of `\p{L}`, with nothing but signs of a pattern between it and `\b`. */
const BESIDE = new RegExp(
  String.raw`${LETTER}[)\]?*+]*\\{1,2}b(?![a-z])|\\{1,2}b(?:\(\?:|[([])*${LETTER}` +
    String.raw`|\\{1,2}p\{L[ul]?\}[\]\w{},.'’&-]*[+*}?)]*\\{1,2}b(?![a-z])|\\{1,2}b(?:\(\?:|[([])*\\{1,2}p\{L`,
  'u',
);
const faultsOf = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, at) => (BESIDE.test(line) ? [`${path.relative(ROOT, file)}:${at + 1}`] : []));

describe('word boundaries', () => {
  it.each([
    ['\\b(?:publié)\\b', 'publié le 3 mai', true],
    ['\\b(?:publié)\\b', 'publiée le 3 mai', false],
    ['\\b(?:été)\\b', 'en été.', true],
    ['\\b(?:été)\\b', 'étété', false],
    ['\\b(?:обновлено)\\b', 'Статья обновлено вчера', true],
    ['\\b(?:обновлено)\\b', 'необновлено', false],
    ['\\b(?:não)\\b', 'não', true],
  ])('matches with the Unicode-aware pattern of %s in “%s”: %s', (pattern, text, found) => {
    for (const flags of ['i', 'iu']) expect(new RegExp(withWordBoundaries(pattern), flags).test(text)).toBe(found);
  });

  it('does not change an escaped backslash or an ASCII pattern when it replaces word boundaries', () => {
    expect(withWordBoundaries('\\bno\\b')).toBe('\\bno\\b');
    expect(withWordBoundaries('é\\\\b')).toBe('é\\\\b');
  });

  it('provides constants for the start and the end of a word for patterns in code', () => {
    const whole = new RegExp(`${WORD_START}clos${WORD_END}`, 'u');
    expect(['clos', 'à clos.', 'closé', 'éclos'].map((text) => whole.test(text))).toEqual([true, true, false, false]);
  });

  it('reports a plain word boundary in code if it is next to a non-ASCII letter', () => {
    for (const line of ['/publié\\b/', '`\\\\b(?:été)`', '/\\p{L}{3,9}\\b/u', '/\\b\\p{Lu}/u'])
      expect(BESIDE.test(line)).toBe(true);
    for (const line of ['/published\\b/', '/\\bold/', '/\\p{L}{3} \\bold/u']) expect(BESIDE.test(line)).toBe(false);
  });

  it('finds no plain word boundary next to a non-ASCII letter in the code base', () =>
    expect(SOURCES.flatMap(faultsOf)).toEqual([]));

  it.each(filesIn(LEXICON, /\.yaml$/))(
    'keeps word boundaries for every word in %s that begins or ends with a non-ASCII letter',
    (file) => {
      const { whole, sections } = readList(readFileSync(file, 'utf8'), file);
      const lists = [whole, ...sections.values()].filter(({ expressions }) => expressions.length > 0);
      const faults = lists.flatMap(({ expressions }) =>
        expressions
          .filter(({ say, plain }) => plain && new RegExp(`^${LETTER}|${LETTER}$`, 'u').test(say))
          .filter(({ say, pattern }) => {
            const bounded = pattern.source.includes('?<!') && pattern.source.includes('?!');
            return bounded && (!pattern.test(say) || pattern.test(`${say}é`) || pattern.test(`é${say}`));
          }),
      );
      expect(faults.map(({ say }) => say)).toEqual([]);
    },
  );
});
