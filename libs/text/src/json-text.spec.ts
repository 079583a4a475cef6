import { isBoundedJson, readJson } from './json-text';
import { htmlToVisibleText } from './html-text';

/** As many bytes as any provider may answer. */
const LARGEST = 8_000_000;
const fill = (piece: string) => piece.repeat(LARGEST / piece.length);
const listOf = (length: number, keys: (at: number) => string[]) =>
  `[${Array.from(
    { length },
    (_, at) =>
      `{${keys(at)
        .map((key) => `"${key}":0`)
        .join(',')}}`,
  ).join(',')}]`;
const TEN = Array.from({ length: 10 }, (_, at) => `k${at}`);
const uniqueShapes = `[${Array.from({ length: 400_000 }, (_, at) => `{"k${at.toString(36)}":0}`).join(',')}]`;

/** Processor time of this thread, in ms. */
function timeOf(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

describe('readJson', () => {
  it('parses valid JSON and returns undefined for anything else', () => {
    const value = { a: ['x"y\\', 'b,c', '[{'], b: { c: null } };
    expect(readJson(JSON.stringify(value))).toEqual(value);
    expect([readJson(''), readJson('{'), readJson('<html>'), readJson('"\\')]).toEqual(Array(4).fill(undefined));
  });

  it('parses many objects with the same keys', () => {
    expect(readJson(listOf(25_000, () => TEN))).toHaveLength(25_000);
  });

  it('does not count brackets and commas inside strings', () => {
    expect(readJson(JSON.stringify('[,'.repeat(500_000)))).toHaveLength(1_000_000);
  });

  it.each([
    ['nested lists', `${'['.repeat(LARGEST / 2)}${']'.repeat(LARGEST / 2)}`],
    ['nested objects', fill('{"a":')],
    ['nesting within all other limits', `${'['.repeat(500)}${']'.repeat(500)}`],
    ['empty lists', `[${fill('[],')}0]`],
    ['numbers', `[${fill('0,')}0]`],
    ['objects of different shapes', uniqueShapes],
    ['too many keys', listOf(2_500, (at) => TEN.map((key) => `${key}-${at}`))],
  ])('returns undefined for %s', (_what, text) => {
    expect(readJson(text)).toBeUndefined();
  });

  it('rejects input that is slow to parse much faster than a parser', () => {
    const bomb = `${'['.repeat(LARGEST / 2)}${']'.repeat(LARGEST / 2)}`;
    expect(timeOf(() => readJson(bomb)) * 10).toBeLessThan(timeOf(() => JSON.parse(bomb) as unknown));
  });

  it.each(['"', '\\', '"\\', '\\"', '"\\\\', ' ', 'x'])('checks text made of %j in linear time', (piece) => {
    const [whole, part] = [fill(piece), fill(piece).slice(0, LARGEST / 8)];
    isBoundedJson(part);
    expect(timeOf(() => isBoundedJson(whole))).toBeLessThan(32 * timeOf(() => isBoundedJson(part)) + 50);
  });
});

describe('htmlToVisibleText', () => {
  it('stops at markup that is nested deeper than on any page', () => {
    const html = `<p>first</p>${'<div>'.repeat(400_000)}last`;
    const shallow = '<div>x</div>'.repeat(400_000 / 2);
    expect(htmlToVisibleText(html).trim()).toBe('first');
    htmlToVisibleText('<b>x</b>');
    expect(timeOf(() => htmlToVisibleText(html))).toBeLessThan(timeOf(() => htmlToVisibleText(shallow)));
  });
});
