/** One line of text as laid out on a page; sizes and places in points, from the lower left corner. */
export interface PdfLine {
  text: string;
  y: number;
  size: number;
}

/** What was read of a document, as plain data. */
export interface PdfContent {
  /** Lines of each page read, in reading order. */
  pages: PdfLine[][];
  pageCount: number;
  /** Text too small for a person to read. */
  tiny: string[];
  /** Entries of the document's information dictionary, strings only. */
  info: Record<string, string>;
  /** Why reading ended before the last page; null when it did not. */
  stopped: string | null;
}

/** `unreadable`: the document is broken, locked or too large; the reason is a sentence. */
export type PdfReading =
  { kind: 'read'; content: PdfContent } | { kind: 'unreadable'; verdict: 'error' | 'refused'; reason: string };
