import { PDF_RULES } from '../pages.thresholds';
import type { PageBlock, PageRow, TextBox } from './pdf.types';

/** One line of a column. */
interface ColumnLine extends Omit<PageRow, 'gaps'> {
  /** Index of the row in its block. */
  row: number;
  text: string;
}
type Column = ColumnLine[];

/** Minimum median number of letters in a line; lines of figures and labels have fewer. */
const MIN_LETTERS = 12;
/** Maximum median gap between line ends and the next column, in font sizes; table cells end anywhere. */
const MAX_GAP = 6;
/** Minimum share of lines that are full, and of lines in cased scripts that start in lower case. */
const MIN_WRAPPED_SHARE = 0.6;
const MIN_LOWER_SHARE = 0.1;
/** A line is full if the next word would take it past this share of the column's width. */
const FULL_LINE_SHARE = 0.93;
/** A larger distance between lines, as a multiple of the usual one, divides paragraphs or table rows. */
const PARAGRAPH_GAP = 1.35;
/** Minimum number of divisions shared by all columns that makes a block a table rather than prose. */
const MIN_DIVISIONS = 2;

/**
 * Reading order of a block: column by column for prose, cell by cell for a table with cells of several lines. Null if
 * it must be read as drawn.
 */
export function orderBlock(block: PageBlock, boxes: readonly TextBox[]): number[] | null {
  const gutters = block.gutters
    .filter(({ support }) => support >= PDF_RULES.columnRows)
    .sort((a, b) => a.from - b.from);
  if (gutters.length === 0) return null;
  const starts = gutters.map(({ from, to }) => (from + to) / 2);
  const columns = columnsOf(block, boxes, starts);
  const isText = isRunningText(columns.flat()) && columns.every((column, at) => isProse(column, columns[at + 1]));
  if (!isText) return null;
  const divisions = tableRows(columns);
  const bands = [0, ...divisions].map((from, at) => ({ from, to: divisions[at] ?? Infinity }));
  const ordered = bands.flatMap(({ from, to }) =>
    columns.flatMap((column) => column.filter(({ row }) => row >= from && row < to)),
  );
  const placed = ordered.flatMap((line) => line.boxes);
  return placed.length === block.rows.reduce((sum, row) => sum + row.boxes.length, 0) ? placed : null;
}

function columnsOf({ rows }: PageBlock, boxes: readonly TextBox[], starts: number[]): Column[] {
  const columns: Column[] = Array.from({ length: starts.length + 1 }, () => []);
  rows.forEach((row, at) => {
    const parts: number[][] = columns.map(() => []);
    for (const box of row.boxes) parts[starts.filter((start) => boxes[box]!.left > start).length]!.push(box);
    parts.forEach((part, column) => {
      if (part.length > 0) columns[column]!.push(buildLine(part, boxes, at));
    });
  });
  return columns;
}

function buildLine(part: number[], boxes: readonly TextBox[], row: number): ColumnLine {
  const own = part.map((at) => boxes[at]!);
  const written = own.filter(({ text }) => text.trim() !== '');
  const edge = (side: 'left' | 'right', pick: (a: number, b: number) => number): number =>
    written.reduce((best, box) => pick(best, box[side]), (written[0] ?? own[0]!)[side]);
  const { y, size } = written[0] ?? own[0]!;
  const text = own.map((box) => box.text).join(' ');
  return { row, boxes: part, text: text.trim(), left: edge('left', Math.min), right: edge('right', Math.max), y, size };
}

function isProse(all: Column, next: Column | undefined): boolean {
  const column = all.filter(({ text }) => text !== '');
  // The last column may end after a few lines.
  if (column.length < PDF_RULES.columnRows) return next === undefined && column.length > 0;
  const letters = median(column.map(({ text }) => text.match(/\p{L}/gu)?.length ?? 0));
  if (letters < MIN_LETTERS || gapBefore(column, next) > MAX_GAP) return false;
  const pairs = column.slice(1).map((line, at) => [column[at]!, line] as const);
  const width = Math.max(...lineWidths(column));
  const wrapped = pairs.filter(([line, after]) => isWrapped(line, after, width)).length;
  return wrapped >= pairs.length * MIN_WRAPPED_SHARE;
}

/** Whether some lines start in the middle of a sentence; cells of a table hardly ever do. */
function isRunningText(lines: ColumnLine[]): boolean {
  const cased = lines.filter(({ text }) => /^\P{L}{0,3}[\p{Lu}\p{Ll}]/u.test(text));
  return cased.filter(({ text }) => STARTS_LOWER.test(text)).length >= cased.length * MIN_LOWER_SHARE;
}
const STARTS_LOWER = /^\P{L}{0,3}\p{Ll}/u;

const lineWidths = (column: Column): number[] => column.map(({ left, right }) => right - left);

/** Median gap between a column and the next, in font sizes. */
function gapBefore(column: Column, next: Column | undefined): number {
  if (next === undefined || next.length === 0) return 0;
  const start = Math.min(...next.map(({ left }) => left));
  return median(column.map(({ right, size }) => (start - right) / Math.max(1, size)));
}

/** Whether the line is broken because the next word does not fit. */
function isWrapped(line: ColumnLine, after: ColumnLine, width: number): boolean {
  const own = line.right - line.left;
  const letter = own / Math.max(1, line.text.length);
  const word = /^\S{1,30}/.exec(after.text)?.[0] ?? '';
  const first = /^[\u3040-\u30ff\u3400-\u9fff]/.test(word) ? 1 : word.length + 1;
  return own + first * letter >= width * FULL_LINE_SHARE;
}

/** Rows at which all columns start anew, if these are all the divisions of each column: the rows of a table. */
function tableRows(columns: Column[]): number[] {
  const usual = median(columns.flatMap((column) => lineDistances(column)));
  const divisions = new Set(
    columns.flatMap((column) =>
      column.slice(1).flatMap((line, at) => (column[at]!.y - line.y > usual * PARAGRAPH_GAP ? [line.row] : [])),
    ),
  );
  const starts = columns.map(findStartRows);
  const rows = [...divisions].sort((a, b) => a - b);
  const isTable = rows.length >= MIN_DIVISIONS && rows.every((row) => starts.every((one) => one.has(row)));
  return isTable ? rows : [];
}

const lineDistances = (column: Column): number[] => column.slice(1).map((line, at) => column[at]!.y - line.y);

/** Rows in which the column has a line that does not continue a sentence from the line above. */
function findStartRows(column: Column): Set<number> {
  const width = Math.max(...lineWidths(column));
  const starting = column.filter((line, at) => {
    const before = column[at - 1];
    if (STARTS_LOWER.test(line.text)) return false;
    return before === undefined || /[.!?。！？:)]$/u.test(before.text) || !isWrapped(before, line, width);
  });
  return new Set(starting.map(({ row }) => row));
}

function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
