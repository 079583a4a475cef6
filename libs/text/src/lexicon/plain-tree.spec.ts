import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { randomFrom } from '../../../../test/support/random';
import { shippedPath } from '../shipped-path';
import { LexiconError } from './lexicon.error';
import { plainTree } from './plain-tree';
import { yamlTree } from './yaml-tree';

const FOLDER = shippedPath('lexicon') ?? '';
const TEXTS = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => [name, readFileSync(path.join(FOLDER, name), 'utf8')] as const);

describe('the plain form of a list', () => {
  it.each(TEXTS)('reads %s as YAML does, or leaves it to YAML', (name, text) =>
    expect(plainTree(text) ?? yamlTree(text, name)).toEqual(yamlTree(text, name)),
  );

  it('is that of nearly all lists', () =>
    expect(TEXTS.filter(([, text]) => plainTree(text) === null).length).toBeLessThan(TEXTS.length / 10));

  it.each([
    ['quotes, a list in brackets, names in braces', "a: 'it''s'\nb: [c, 'd, e', f's]\ng: { h: i j, k: 'l' }\nm: {}\n"],
    ['lists and names that lie within each other', "a:\n  - b: c\n    'd e':\n      - f\n  - g\nh: i\n"],
    ['texts over several lines', 'a: >-\n  b: c\n  # d\ne: f\n  g\n\nh: i\n'],
    ['values that look like something else', 'a: null\nb: 1\nc: no\nd: 2020-01-01\ne: ~x\nf: (?:a|b)\n'],
  ])('has %s', (_, text) => {
    expect(plainTree(text)).not.toBeNull();
    expect(plainTree(text)).toEqual(yamlTree(text, 'a list'));
  });

  it.each([
    ['anchors', 'a: &b c\nd: *b\n'],
    ['tags', 'a: !!str b\n'],
    ['other quotes', 'a: "b"\n'],
    ['remarks', 'a: b # c\n'],
    ['tabs', 'a:\tb\n'],
    ['gaps in a text', 'a: b\n\n  c\n'],
    ['two documents', 'a: b\n---\nc: d\n'],
    ['a name twice', 'a: b\na: c\n'],
    ['lines that lie askew', 'a:\n  b: c\n d: e\n'],
    ['nothing', ''],
  ])('does not have %s', (_, text) => expect(plainTree(text)).toBeNull());
});

/** What may change the meaning of a line, wherever it gets into it. */
const SIGNS = [
  ' ',
  '  ',
  '- ',
  ': ',
  ':',
  '#',
  ' #',
  "'",
  "''",
  '"',
  '[',
  ']',
  '{',
  '}',
  '{}',
  ', ',
  ',',
  '\n',
  '\n  ',
];
const RARE = [
  '\n\n',
  '\t',
  '\r\n',
  '&a ',
  '*a',
  '!',
  '|',
  '>',
  '>-\n',
  '%',
  '@',
  '`',
  '? ',
  '?',
  '-',
  '---\n',
  '...\n',
];
const STRANGE = ['\u00a0', '\u2028', '\u0085', '\ufeff', '\u0007', '\u{1f600}', '~', 'null', '<<: ', '\\n'];
const SPOILERS = [...SIGNS, ...RARE, ...STRANGE];

/** As YAML reads it; null where it cannot. */
function byYaml(text: string) {
  try {
    return yamlTree(text, 'a list');
  } catch (error) {
    if (error instanceof LexiconError) return null;
    throw error;
  }
}

it('never reads a spoilt list otherwise than YAML does', () => {
  const random = randomFrom(7);
  const below = (limit: number) => Math.floor(random() * limit);
  for (let trial = 0; trial < 6_000; trial += 1) {
    const lines = (TEXTS[below(TEXTS.length)]?.[1] ?? '').split('\n');
    const start = below(3) > 0 ? 0 : below(lines.length);
    let text = `${lines.slice(start, start + 2 + below(10)).join('\n')}\n`;
    for (let spoilt = 0; spoilt <= below(3); spoilt += 1) {
      const at = below(text.length);
      text = text.slice(0, at) + (SPOILERS[below(SPOILERS.length)] ?? '') + text.slice(at + below(3));
    }
    const plain = plainTree(text);
    if (plain !== null) expect({ text, tree: plain }).toEqual({ text, tree: byYaml(text) });
  }
});
