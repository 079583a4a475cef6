import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inStep } from '../../../../test/support/in-step';
import { shippedPath } from '../shipped-path';
import { globalPattern } from './lexicon';
import { readList } from './list.reader';
import type { Expression, Lexicon } from './list.types';

const FOLDER = shippedPath('lexicon') ?? '';
const FILES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'));
/** As long as a long page, and long enough to take seconds where the time grows as the square. */
const LONG = 32_000;
/** Long enough to tell a square from a line, and short enough for all lists and repeats. */
const SHORT = 12_000;

/** What texts are filled with that has no words: runs of it may begin or continue a match at every place. */
const REPEATS = [
  ...['\n', '\n ', ' \n', '\r\n', '\t', '\u00a0', '\n\n- ', '\n"', '\n#', '##\n', '\na', 'A ', '1 ', '\n1 ', '$1 '],
  ...['"', '“', '”', '’', "'", '. ', ', ', ': ', '…', '- ', '(', '[', '<', '#', 'é', '中'],
];

/** The list itself and its sections, as far as they have lines. */
function listsIn(file: string): (readonly [string, Lexicon])[] {
  const { whole, sections } = readList(readFileSync(path.join(FOLDER, file), 'utf8'), `data/lexicon/${file}`);
  return [['the list', whole] as const, ...sections].filter(([, { expressions }]) => expressions.length > 0);
}

/** What is wrong with the lines of a file, with the place of each. */
const faultsIn = (file: string, faults: (one: Expression) => string[]): string[] =>
  listsIn(file).flatMap(([, { expressions }]) =>
    expressions.flatMap((one) => faults(one).map((fault) => `${file}:${one.line}: ${fault}`)),
  );

describe.each(FILES)('data/lexicon/%s', (file) => {
  it('finds each example by its own expression, and plain words in any sentence', () =>
    expect(
      faultsIn(file, (one) => shownBy(one).flatMap((text) => (one.pattern.test(text) ? [] : `not in: ${text}`))),
    ).toEqual([]));

  it('does not match its counterexamples', () =>
    expect(faultsIn(file, ({ unlike, pattern }) => unlike.flatMap((text) => pattern.exec(text)?.[0] ?? []))).toEqual(
      [],
    ));

  it('gives an example and a counterexample for every expression of a word list that is not a plain word', () =>
    expect(
      faultsIn(file, ({ plain, like, unlike }) =>
        plain || (like.length > 0 && unlike.length > 0) ? [] : ['an example or a counter-example is missing'],
      ),
    ).toEqual([]));

  it('lists counterexamples that no expression of the word list matches', () =>
    expect(listsIn(file).flatMap(([name, list]) => foundAmiss(list).map((hit) => `${name}: ${hit}`))).toEqual([]));

  it('contains no expression twice', () =>
    expect(
      listsIn(file).flatMap(([name, { words }]) =>
        words.filter((word, at) => words.indexOf(word) !== at).map((word) => `${name}: ${word}`),
      ),
    ).toEqual([]));

  it('matches in linear time on text that repeats spaces, line breaks or punctuation', () =>
    expect(
      listsIn(file).flatMap(([name, list]) =>
        slowness(list, REPEATS, [SHORT]).map((slow) => `${name}: ${JSON.stringify(slow)}`),
      ),
    ).toEqual([]));

  it('matches in linear time on any text', () =>
    expect(
      listsIn(file).flatMap(([name, list]) => [
        ...slowness(list, pagesAgainst(list)).map((slow) => `${name}: ${slow}`),
        ...list.expressions.flatMap((one) => slowness(one, piecesOf(one)).map((slow) => `line ${one.line}: ${slow}`)),
      ]),
    ).toEqual([]));
});

/** Its frame is the bounds of a word, or nothing: what else it asks for around a word needs an example to be seen. */
const ALONE = /^(?:\\b|\(\?<!\\p\{L\}\))?\(\?:[\p{L}\p{M}\d'’ -]+\)(?:\\b|\(\?!\\p\{L\}\))?$/u;
/** `\b` knows the letters of English alone. */
const ENGLISH = /^\w.*\w$/;
/** The examples of an expression; a plain word is its own where nothing is asked for around it. */
const shownBy = (one: Expression): readonly string[] =>
  one.like.length === 0 && !(ALONE.test(one.pattern.source) && ENGLISH.test(one.say)) ? [] : examplesOf(one);

const examplesOf = ({ plain, say, like }: Expression): readonly string[] => (plain && like.length === 0 ? [say] : like);

const NO_COUNTER_EXAMPLE =
  'no counter-example for the whole list: add the key `unlike` beside `expressions`, with a sentence it must not match';

/** A list of words that are looked up one by one is not searched for in sentences. */
function foundAmiss({ expressions, unlike, pattern }: Lexicon): string[] {
  if (unlike.length === 0 && expressions.some(({ plain }) => !plain)) return [NO_COUNTER_EXAMPLE];
  return unlike.flatMap((text) => pattern.exec(text)?.[0] ?? []);
}

/** Pages that are made to keep the whole list busy. */
const pagesAgainst = (list: Lexicon): string[] => [
  ' ',
  'a',
  'a ',
  '1,',
  "- ' ",
  `${list.expressions.flatMap(examplesOf).join(' ')} `,
  `${list.expressions.map((one) => nearMiss(examplesOf(one)[0] ?? '')).join(' ')} `,
];

/** What nearly is what an expression wants, to be said over and over. */
function piecesOf(one: Expression): string[] {
  if (one.plain) return [];
  const [example = ''] = one.like;
  const hit = one.pattern.exec(example)?.[0] ?? example;
  return [
    `${nearMiss(hit)} `,
    `${hit.slice(0, Math.ceil(hit.length / 2))}`,
    `${hit.split(' ')[0] ?? ''} `,
    `${nearMiss(hit)}\n`,
  ];
}

const nearMiss = (text: string): string => text.slice(0, -1);

/** The first of such pages on which all hits take longer than in step with its length, short ones first. */
function slowness(list: Pick<Lexicon, 'pattern'>, pieces: readonly string[], lengths = [LONG / 10, LONG]): string[] {
  for (const length of lengths)
    for (const piece of pieces) {
      const verdict = inStep((size) => repeated(piece, size).match(globalPattern(list))?.length, length);
      if (verdict !== 'in step') return [`${verdict}: ${piece.slice(0, 40)}`];
    }
  return [];
}

const repeated = (piece: string, size: number): string =>
  piece.repeat(Math.ceil(size / Math.max(1, piece.length))).slice(0, size);
