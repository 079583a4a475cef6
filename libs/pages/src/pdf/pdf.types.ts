/** A line of text as laid out on a page; sizes and positions in points, from the lower left corner. */
export interface PdfLine {
  text: string;
  y: number;
  size: number;
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
export type PdfReading =
  { kind: 'read'; content: PdfContent } | { kind: 'unreadable'; verdict: 'error' | 'refused'; reason: string };
