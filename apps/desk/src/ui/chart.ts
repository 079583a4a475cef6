/** Geometry of the charts. */

export interface Frame {
  /** X position of the n-th value in pixels. */
  x: (index: number) => number;
  /** Y position of a value in pixels. */
  y: (value: number) => number;
}

/** Text anchor that keeps labels at the edges inside the chart. */
export function labelAnchor(index: number, last: number): 'start' | 'middle' | 'end' {
  if (index === 0) return 'start';
  return index === last ? 'end' : 'middle';
}

/** Whether a label is shown: the first, middle and last; if there are few, only two. */
export const isLabeled = (index: number, many: number): boolean =>
  index === 0 || index === many - 1 || (many > 4 && index === Math.floor(many / 2));

/**
 * In pixels: width of a label character at the largest font size, as on phones; space beside a label; minimum width.
 */
const LABEL_SPACE = { character: 9.5, beside: 8, least: 68 } as const;

/** Left edge of the chart, leaving room for the longest scale label: “1 min 20 s”. */
export const leftEdge = (labels: readonly string[]): number =>
  Math.max(
    LABEL_SPACE.least,
    LABEL_SPACE.beside + LABEL_SPACE.character * Math.max(0, ...labels.map(({ length }) => length)),
  );

/** The next round number above the highest value whose half is also round. */
export function roundUpMaximum(highest: number): number {
  if (highest <= 0) return 2;
  const unit = 10 ** Math.floor(Math.log10(highest));
  return ([1, 2, 4, 6, 8].find((step) => step * unit >= highest) ?? 10) * unit;
}

/** SVG path through the values, interrupted where values are missing. */
export function toSvgPath(values: (number | null)[], { x, y }: Frame): string {
  const begins = (index: number) => index === 0 || values[index - 1] === null;
  return values
    .map((value, index) => (value === null ? '' : `${begins(index) ? 'M' : 'L'} ${x(index)} ${y(value)}`))
    .join(' ');
}
