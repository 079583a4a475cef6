import type { PdfLine } from './pdf.types';

/** A run of text on a page, in points from the lower left corner. */
export interface TextBox extends PdfLine {
  left: number;
  right: number;
}

/** Minimum number of rows separated by one gutter for a page to have two columns, and their minimum share. */
const LEAST_ROWS = 6;
const LEAST_SHARE = 0.5;
/** Minimum width of a gutter, in font sizes; wider than a word space. */
const LEAST_GUTTER = 1.2;
/** Maximum median gap, in font sizes: lines of a column end near its edge, table cells anywhere. */
const MOST_GAP = 6;
/** A gutter is in this middle part of the page's text. */
const MIDDLE = { from: 0.3, to: 0.7 };
/** Minimum number of letters on each side of a gutter; tables of figures have fewer. */
const LEAST_LETTERS = 12;

interface Row {
  /** Indexes in the list of boxes, from left to right. */
  boxes: number[];
  y: number;
}

/**
 * Reading order for a page with two columns drawn row by row: rows across both columns divide the page, and between
 * them the left column precedes the right. Null if the page has one column, or is drawn column by column.
 */
export function columnOrder(boxes: readonly TextBox[]): number[] | null {
  const rows = rowsOf(boxes);
  const gutter = gutterOf(rows, boxes);
  if (gutter === null) return null;
  const out: number[] = [];
  let right: number[] = [];
  for (const row of rows) {
    if (isAcross(row, boxes, gutter)) {
      out.push(...right, ...row.boxes);
      right = [];
      continue;
    }
    for (const at of row.boxes) (boxes[at]!.left < gutter ? out : right).push(at);
  }
  return [...out, ...right];
}

/**
 * Runs drawn in sequence at the same height, or side by side at nearly the same. Text drawn column by column gives rows
 * of one column each.
 */
function rowsOf(boxes: readonly TextBox[]): Row[] {
  const rows: Row[] = [];
  boxes.forEach((box, at) => {
    const last = rows.at(-1);
    if (last && isBeside(box, last, boxes)) last.boxes.push(at);
    else rows.push({ boxes: [at], y: box.y });
  });
  for (const row of rows) row.boxes.sort((a, b) => boxes[a]!.left - boxes[b]!.left);
  return rows;
}

/** Lines of two columns may differ in height; a line above another is in a row of its own. */
function isBeside({ y, size, left, right }: TextBox, row: Row, boxes: readonly TextBox[]): boolean {
  const distance = Math.abs(row.y - y);
  if (distance <= Math.max(2, size * 0.35)) return true;
  const isApart = ({ left: from, right: to }: TextBox): boolean => left >= to || right <= from;
  return distance <= size * 0.8 && row.boxes.slice(-MOST_BESIDE).every((at) => isApart(boxes[at]!));
}
const MOST_BESIDE = 20;

/** The gap between two blocks of prose in most rows; null if too few rows have it. */
function gutterOf(rows: Row[], boxes: readonly TextBox[]): number | null {
  const written = boxes.filter(({ text }) => text.trim() !== '');
  const left = Math.min(...extremes(written, 'left', Math.min));
  const right = Math.max(...extremes(written, 'right', Math.max));
  const gaps = rows.flatMap((row) => widestGap(row, boxes, left, right) ?? []);
  if (gaps.length < LEAST_ROWS || gaps.length < rows.length * LEAST_SHARE) return null;
  const starts = gaps.map(({ to }) => to).sort((a, b) => a - b);
  const gutter = starts[Math.floor(starts.length / 2)]!;
  const agreeing = gaps.filter(({ from, to }) => from < gutter && Math.abs(to - gutter) <= SAME_PLACE);
  const widths = agreeing.map(({ from, to, size }) => (to - from) / size).sort((a, b) => a - b);
  if ((widths[Math.floor(widths.length / 2)] ?? 0) > MOST_GAP) return null;
  return agreeing.length >= Math.max(LEAST_ROWS, rows.length * LEAST_SHARE) ? gutter - 1 : null;
}

/** Tolerance in points for the start of lines in a column. */
const SAME_PLACE = 6;

/** Without spreading a possibly long list into arguments. */
const extremes = (boxes: TextBox[], side: 'left' | 'right', pick: (a: number, b: number) => number): number[] =>
  boxes.length === 0 ? [0] : [boxes.reduce((best, box) => pick(best, box[side]), boxes[0]![side])];

function widestGap({ boxes: row }: Row, boxes: readonly TextBox[], left: number, right: number) {
  const written = row.map((at) => boxes[at]!).filter(({ text }) => text.trim() !== '');
  let widest: { from: number; to: number; size: number } | null = null;
  for (let at = 1; at < written.length; at += 1) {
    const [from, to] = [written[at - 1]!.right, written[at]!.left];
    const place = (to - left) / Math.max(1, right - left);
    if (to - from < written[at]!.size * LEAST_GUTTER || place < MIDDLE.from || place > MIDDLE.to) continue;
    if (!isProse(written.slice(0, at)) || !isProse(written.slice(at))) continue;
    if (widest === null || to - from > widest.to - widest.from) widest = { from, to, size: written[at]!.size };
  }
  return widest;
}

const isProse = (boxes: TextBox[]): boolean =>
  (boxes
    .map(({ text }) => text)
    .join('')
    .match(/\p{L}/gu)?.length ?? 0) >= LEAST_LETTERS;

const isAcross = ({ boxes: row }: Row, boxes: readonly TextBox[], gutter: number): boolean =>
  row.some((at) => boxes[at]!.left < gutter - 1 && boxes[at]!.right > gutter + SAME_PLACE);
