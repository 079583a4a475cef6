import { columnOrder, type TextBox } from './pdf.columns.policy';

const box = (text: string, left: number, y: number): TextBox => ({
  text,
  left,
  right: left + text.length * 5,
  y,
  size: 10,
});
const LEFT = Array.from({ length: 8 }, (_, at) => `left line number ${at} of the text`);
const RIGHT = Array.from({ length: 8 }, (_, at) => `right line number ${at} of the text`);
const rows = (gutter: number) =>
  LEFT.flatMap((text, at) => [box(text, 50, 700 - at * 12), box(RIGHT[at]!, gutter, 700 - at * 12)]);
const read = (boxes: TextBox[]) => columnOrder(boxes)?.map((at) => boxes[at]!.text) ?? null;

describe('columnOrder', () => {
  it('reads the left column before the right one where a page is drawn row by row', () =>
    expect(read(rows(320))).toEqual([...LEFT, ...RIGHT]));

  it('parts the columns at rows that run across both', () => {
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

  it('leaves a page alone that has one column, a table of figures, or columns drawn one after another', () => {
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

  it('takes time in step with the number of boxes', () => {
    const many = Array.from({ length: 3000 }, (_, at) =>
      box('some words of the page', (at % 2) * 200, 10_000 - Math.floor(at / 2) * 12),
    );
    expect(read(many)).toHaveLength(3000);
  });
});
