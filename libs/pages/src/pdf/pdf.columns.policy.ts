import { PDF_RULES } from '../pages.thresholds';
import { orderBlock } from './pdf.prose.policy';
import type { Gutter, PageBlock, PageRow, TextBox } from './pdf.types';

/** Minimum width of a gap in a row, and of the band that the gaps of all rows have in common, in font sizes. */
const MIN_GAP_WIDTH = 0.9;
const MIN_GUTTER_WIDTH = 0.5;
/** Maximum distance of a row in one column from the row above, and its maximum size, as multiples of the block's. */
const MAX_ROW_DISTANCE = 2.5;
const MAX_ROW_SIZE = 1.15;

/**
 * Reading order for a page with columns drawn row by row: rows that cross a gutter divide the page, and between them
 * each column precedes the next one to the right. Null if no part of the page has such columns.
 */
export function columnOrder(boxes: readonly TextBox[]): number[] | null {
  let isChanged = false;
  const order = blocksOf(rowsOf(boxes)).flatMap((block) => {
    const own = orderBlock(block, boxes);
    isChanged ||= own !== null;
    return own ?? block.rows.flatMap((row) => row.boxes);
  });
  return isChanged ? order : null;
}

/**
 * Groups runs into rows: drawn in sequence at the same height, or side by side at nearly the same height. Text drawn
 * column by column gives rows of one column each.
 */
function rowsOf(boxes: readonly TextBox[]): PageRow[] {
  const rows: Pick<PageRow, 'boxes' | 'y'>[] = [];
  boxes.forEach((box, at) => {
    const last = rows.at(-1);
    if (last && isAdjacentTo(box, last, boxes)) last.boxes.push(at);
    else rows.push({ boxes: [at], y: box.y });
  });
  return rows.map((row) => measureRow(row, boxes));
}

/** Lines of two columns may differ in height; a line above another is in a row of its own. */
function isAdjacentTo(
  { y, size, left, right }: TextBox,
  row: Pick<PageRow, 'boxes' | 'y'>,
  boxes: readonly TextBox[],
): boolean {
  const distance = Math.abs(row.y - y);
  if (distance <= Math.max(2, size * 0.35)) return true;
  const isApart = ({ left: from, right: to }: TextBox): boolean => left >= to || right <= from;
  return distance <= size * 0.8 && row.boxes.slice(-MAX_BOXES_BESIDE).every((at) => isApart(boxes[at]!));
}
const MAX_BOXES_BESIDE = 20;

function measureRow({ boxes: row, y }: Pick<PageRow, 'boxes' | 'y'>, boxes: readonly TextBox[]): PageRow {
  row.sort((a, b) => boxes[a]!.left - boxes[b]!.left);
  const out: PageRow = { boxes: row, y, size: 0, left: Infinity, right: -Infinity, gaps: [] };
  for (const at of row) {
    const { text, left, right, size } = boxes[at]!;
    if (text.trim() === '') continue;
    if (left - out.right >= size * MIN_GAP_WIDTH && out.right > -Infinity) out.gaps.push({ from: out.right, to: left });
    out.left = Math.min(out.left, left);
    out.right = Math.max(out.right, right);
    out.size = Math.max(out.size, size);
  }
  return out;
}

/** Divides a page where a row crosses an established gutter, or no gutter is left. */
function blocksOf(rows: PageRow[]): PageBlock[] {
  const out: PageBlock[] = [];
  for (const row of rows) {
    const block = out.at(-1);
    const gutters = block && !isBelowBlock(row, block) ? intersectGutters(row, block.gutters) : null;
    if (block && gutters) {
      block.rows.push(row);
      block.gutters = gutters;
    } else out.push({ rows: [row], gutters: row.gaps.map((gap) => ({ ...gap, support: 1 })) });
  }
  return out;
}

/** The gutters that remain after adding a row; null if the row crosses an established gutter, or all gutters. */
function intersectGutters(row: PageRow, gutters: Gutter[]): Gutter[] | null {
  const out: Gutter[] = [];
  for (const gutter of gutters) {
    const narrowed = narrowGutter(row, gutter);
    if (narrowed.length === 0 && gutter.support >= PDF_RULES.columnRows) return null;
    out.push(...narrowed);
  }
  return out.length === 0 ? null : out;
}

/** Parts of the gutter that the row leaves free: all of it for a row on one side, several for a row inside it. */
function narrowGutter({ left, right, gaps, size }: PageRow, gutter: Gutter): Gutter[] {
  const { from, to, support } = gutter;
  if (right <= from || left >= to) return [gutter];
  const free = [{ from: -Infinity, to: left }, ...gaps, { from: right, to: Infinity }];
  return free.flatMap((gap) => {
    const common = { from: Math.max(from, gap.from), to: Math.min(to, gap.to) };
    const isInside = gap.from > -Infinity && gap.to < Infinity;
    return common.to - common.from >= size * MIN_GUTTER_WIDTH
      ? [{ ...common, support: support + (isInside ? 1 : 0) }]
      : [];
  });
}

/** A row in one column ends the block if it is far below the block or set larger. */
function isBelowBlock(row: PageRow, { rows, gutters }: PageBlock): boolean {
  const isOneSided = gutters.every(({ from, to }) => row.right <= from || row.left >= to);
  if (!isOneSided || row.size === 0) return false;
  const [first, last] = [rows[0]!, rows.at(-1)!];
  const distance = rows.length > 1 ? (first.y - last.y) / (rows.length - 1) : last.size * MAX_ROW_SIZE;
  return last.y - row.y > distance * MAX_ROW_DISTANCE || row.size > last.size * MAX_ROW_SIZE;
}
