/** A line of text as laid out on a page; sizes and positions in points, from the lower left corner. */
export interface PdfLine {
  text: string;
  y: number;
  size: number;
}

/** A run of text on a page, in points from the lower left corner. */
export interface TextBox extends PdfLine {
  left: number;
  right: number;
}

/** A vertical band without text, and the number of rows that have text on both sides of it. */
export interface Gutter {
  from: number;
  to: number;
  support: number;
}

export interface PageRow {
  /** Indexes in the list of boxes, from left to right. */
  boxes: number[];
  y: number;
  size: number;
  left: number;
  right: number;
  /** Bands between runs, wider than a space. */
  gaps: Omit<Gutter, 'support'>[];
}

/** Consecutive rows, and the gutters that none of them crosses. */
export interface PageBlock {
  rows: PageRow[];
  gutters: Gutter[];
}

/** Content of a document, as plain data. */
export interface PdfContent {
  /** Lines of each page read, in reading order. */
  pages: PdfLine[][];
  pageCount: number;
  /** Text too small to read. */
  tiny: string[];
  /** String entries of the document's information dictionary. */
  info: Record<string, string>;
  /** Why reading stopped before the last page; null if it did not. */
  stopped: string | null;
}

/** `unreadable`: the document is broken, locked or too large. The reason is a sentence. */
export type PdfReadResult =
  { kind: 'read'; content: PdfContent } | { kind: 'unreadable'; verdict: 'error' | 'refused'; reason: string };
