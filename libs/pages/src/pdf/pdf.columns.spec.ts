import { columnOrder } from './pdf.columns.policy';
import type { TextBox } from './pdf.types';

const box = (text: string, left: number, y: number): TextBox => ({
  text,
  left,
  right: left + text.length * 5,
  y,
  size: 10,
});
const LEFT = Array.from({ length: 8 }, (_, at) => `left line number ${at} of a text that fills its part`);
const RIGHT = Array.from({ length: 8 }, (_, at) => `right line number ${at} of a text that fills its part`);
const rows = (gutter: number) =>
  LEFT.flatMap((text, at) => [box(text, 50, 700 - at * 12), box(RIGHT[at]!, gutter, 700 - at * 12)]);
const read = (boxes: TextBox[]) => columnOrder(boxes)?.map((at) => boxes[at]!.text) ?? null;

describe('columnOrder', () => {
  it('reads the left column before the right one if a page is drawn row by row', () =>
    expect(read(rows(320))).toEqual([...LEFT, ...RIGHT]));

  it('splits the columns at rows that span both', () => {
    const head = box('A headline that runs across the whole width of the page and both of its columns', 50, 760);
    const second = rows(320).map((one) => ({ ...one, y: one.y - 200 }));
    const across = box('Another heading that runs across the whole width of the page and both columns', 50, 520);
    expect(read([head, ...rows(320), across, ...second])).toEqual([
      head.text,
      ...LEFT,
      ...RIGHT,
      across.text,
      ...LEFT,
      ...RIGHT,
    ]);
  });

  it('returns null for one column, a table of figures, or columns drawn in order', () => {
    expect(read(LEFT.map((text, at) => box(text, 50, 700 - at * 12)))).toBeNull();
    expect(
      read(LEFT.flatMap((text, at) => [box(text, 50, 700 - at * 12), box(`${at}.5`, 320, 700 - at * 12)])),
    ).toBeNull();
    const drawn = [
      ...LEFT.map((text, at) => box(text, 50, 700 - at * 12)),
      ...RIGHT.map((text, at) => box(text, 320, 700 - at * 12)),
    ];
    expect(read(drawn)).toBeNull();
    expect(read([])).toBeNull();
  });

  it('reads columns whose lines are at different heights', () => {
    const shifted = rows(320).map((one) => (one.left === 320 ? { ...one, y: one.y - 6 } : one));
    expect(read(shifted)).toEqual([...LEFT, ...RIGHT]);
  });

  it('reads columns of different lengths', () => {
    const shorter = rows(320).filter(({ text }) => text !== RIGHT[7] && text !== RIGHT[6]);
    expect(read(shorter)).toEqual([...LEFT, ...RIGHT.slice(0, 6)]);
  });

  it('returns null for a table of words with cells of varying length', () => {
    const cells = LEFT.map((text, at) => text.slice(0, 14 + (at % 4) * 4));
    const table = cells.flatMap((text, at) => [box(text, 50, 700 - at * 12), box(RIGHT[at]!, 320, 700 - at * 12)]);
    expect(read(table)).toBeNull();
  });

  it('handles thousands of boxes', () => {
    const many = Array.from({ length: 3000 }, (_, at) =>
      box('some words of the page that go on a bit', (at % 2) * 220, 10_000 - Math.floor(at / 2) * 12),
    );
    expect(read(many)).toHaveLength(3000);
  });
});
