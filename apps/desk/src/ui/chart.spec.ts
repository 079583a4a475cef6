import { labelAnchor, isLabeled, leftEdge, toSvgPath, roundUpMaximum } from './chart';

describe('the scale of a chart', () => {
  it.each([
    [0, 2],
    [1, 1],
    [3, 4],
    [6.1, 8],
    [9, 10],
    [0.3, 0.4],
    [230, 400],
  ])('ends the scale of a chart with a maximum of %d at %d', (highest, top) => {
    expect(roundUpMaximum(highest)).toBeCloseTo(top);
  });

  it('reserves enough width for its longest label at the font size used on phones', () => {
    expect(leftEdge(['0', '20', '40'])).toBe(68);
    expect(leftEdge(['0 s', '40 s', '1 min 20 s'])).toBe(103);
  });

  it('keeps its first and last labels inside the image', () => {
    expect([0, 1, 4].map((index) => labelAnchor(index, 4))).toEqual(['start', 'middle', 'end']);
  });

  it('shows a middle label if there is room', () => {
    const labels = (many: number) => Array.from({ length: many }, (_, n) => n).filter((n) => isLabeled(n, many));
    expect([1, 4, 5, 14].map(labels)).toEqual([[0], [0, 3], [0, 2, 4], [0, 7, 13]]);
  });
});

describe('the line of a chart', () => {
  const frame = { x: (index: number) => index * 10, y: (value: number) => 100 - value };

  it('starts a new segment after a gap', () => {
    expect(toSvgPath([1, 2, null, 4], frame).replace(/ +/g, ' ')).toBe('M 0 99 L 10 98 M 30 96');
  });

  it('draws an empty line in a chart without values', () => {
    expect(toSvgPath([null, null], frame).trim()).toBe('');
  });
});
