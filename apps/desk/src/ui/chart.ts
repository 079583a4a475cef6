/** The sums behind the charts. */

export interface Frame {
  /** Pixels from the left for the n-th value. */
  x: (index: number) => number;
  /** Pixels from the top for a value. */
  y: (value: number) => number;
}

/** Labels at the edges stay inside the picture. */
export function anchorOf(index: number, last: number): 'start' | 'middle' | 'end' {
  if (index === 0) return 'start';
  return index === last ? 'end' : 'middle';
}

/** The first, the middle and the last of so many; two of a few. */
export const labelled = (index: number, many: number): boolean =>
  index === 0 || index === many - 1 || (many > 4 && index === Math.floor(many / 2));

/** What a character of a label takes where figures are written largest, as on a phone; what is left beside a label. */
const ROOM = { character: 9.5, beside: 8, least: 68 } as const;

/** Where a chart begins, so that the longest label of its scale has room: “1 min 20 s”. */
export const leftOf = (labels: readonly string[]): number =>
  Math.max(ROOM.least, ROOM.beside + ROOM.character * Math.max(0, ...labels.map(({ length }) => length)));

/** The next round figure whose half is round, too. */
export function roundTop(highest: number): number {
  if (highest <= 0) return 2;
  const unit = 10 ** Math.floor(Math.log10(highest));
  return ([1, 2, 4, 6, 8].find((step) => step * unit >= highest) ?? 10) * unit;
}

/** A line through the values; where one is missing it ends, and begins anew behind the gap. */
export function pathOf(values: (number | null)[], { x, y }: Frame): string {
  const begins = (index: number) => index === 0 || values[index - 1] === null;
  return values
    .map((value, index) => (value === null ? '' : `${begins(index) ? 'M' : 'L'} ${x(index)} ${y(value)}`))
    .join(' ');
}
