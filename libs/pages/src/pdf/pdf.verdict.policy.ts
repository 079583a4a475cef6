import { PDF_RULES, VERDICT_RULES } from '../pages.thresholds';
import type { Verdict } from '../capture/verdict.types';

export interface PdfFacts {
  words: number;
  pageCount: number;
  pagesRead: number;
  /** Number of pages without text. */
  emptyPages: number;
  stopped: string | null;
}

/** Verdict on how much of a document could be read. */
export function judgePdf(f: PdfFacts): Verdict {
  if (f.words < f.pagesRead * PDF_RULES.scannedWordsPerPage) {
    const detail = `The ${f.pageCount} pages of the PDF contain almost no text (${f.words} words)`;
    return { verdict: 'error', reason: `${detail}: they are images, probably a scan.` };
  }
  const part = (reason: string): Verdict => ({ verdict: 'partial', reason });
  if (f.stopped) return part(`${f.pagesRead} of the PDF's ${f.pageCount} pages were read: ${f.stopped}.`);
  if (f.emptyPages >= f.pagesRead * PDF_RULES.emptyPageShare && f.emptyPages > 0)
    return part(`${f.emptyPages} of the PDF's ${f.pageCount} pages are images without text.`);
  if (f.words < VERDICT_RULES.minArticleWords) return part(`Only ${f.words} words of text were found in the PDF.`);
  return {
    verdict: 'complete',
    reason: `${f.words} words of text were read on ${f.pageCount} pages of a PDF.`,
  };
}
