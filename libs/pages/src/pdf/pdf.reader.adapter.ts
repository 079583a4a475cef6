import { getDocumentProxy } from 'unpdf';
import { collapseWhitespace } from '@corroborate/text';
import { PDF_RULES } from '../pages.thresholds';
import { faultMessage } from '../fault';
import { columnOrder } from './pdf.columns.policy';
import type { PdfContent, PdfLine, PdfReadResult } from './pdf.types';

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;

/** A run of text from the library. */
interface TextRun {
  str: string;
  width: number;
  height: number;
  /** Transformation matrix; the last two numbers are x and y. */
  transform: number[];
  hasEOL: boolean;
}

/** Reads text and metadata of a document. Never rejects: broken, locked and oversized documents are results too. */
export async function readPdf(bytes: Uint8Array): Promise<PdfReadResult> {
  if (bytes.byteLength > PDF_RULES.maxBytes)
    return unreadablePdf(`The PDF is larger than ${PDF_RULES.maxBytes / 1_000_000} MB and was not parsed.`, 'refused');
  let pdf: PdfDocument | null = null;
  try {
    // The document must not run or fetch anything; fonts and pictures are not needed for text.
    pdf = await getDocumentProxy(new Uint8Array(bytes), {
      disableFontFace: true,
      useSystemFonts: false,
      enableXfa: false,
      stopAtErrors: false,
      maxImageSize: 1,
      verbosity: 0,
    });
    return { kind: 'read', content: await contentOf(pdf) };
  } catch (fault) {
    return unreadablePdf(reasonOf(fault));
  } finally {
    await pdf?.loadingTask.destroy().catch(() => undefined);
  }
}

const unreadablePdf = (reason: string, verdict: 'error' | 'refused' = 'error'): PdfReadResult => ({
  kind: 'unreadable',
  verdict,
  reason,
});

function reasonOf(fault: unknown): string {
  if ((fault as { name?: unknown } | null)?.name === 'PasswordException')
    return 'The PDF is encrypted and requires a password.';
  return `The PDF could not be parsed: ${faultMessage(fault).replace(/\.+$/, '')}.`;
}

async function contentOf(pdf: PdfDocument): Promise<PdfContent> {
  const content: PdfContent = {
    pages: [],
    pageCount: pdf.numPages,
    tiny: [],
    info: await infoOf(pdf),
    stopped: null,
  };
  const until = performance.now() + PDF_RULES.maxMs;
  let chars = 0;
  for (let number = 1; number <= pdf.numPages && content.stopped === null; number += 1) {
    content.stopped = limitReached(number, chars, until);
    if (content.stopped !== null) break;
    const { lines, tiny } = groupIntoLines(sortByColumns(await readRuns(pdf, number)));
    content.pages.push(lines);
    content.tiny.push(...tiny);
    chars += lines.reduce((sum, line) => sum + line.text.length, 0);
  }
  return content;
}

function limitReached(number: number, chars: number, until: number): string | null {
  if (number > PDF_RULES.maxPages) return `only the first ${PDF_RULES.maxPages} pages are read`;
  if (chars > PDF_RULES.maxChars) return 'its text exceeds the length limit';
  return number > 1 && performance.now() > until ? 'the time limit was reached' : null;
}

async function readRuns(pdf: PdfDocument, number: number): Promise<TextRun[]> {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  page.cleanup();
  return items
    .slice(0, PDF_RULES.maxItemsPerPage)
    .filter((item) => 'str' in item)
    .map((item) => item as unknown as TextRun);
}

async function infoOf(pdf: PdfDocument): Promise<Record<string, string>> {
  const { info } = await pdf.getMetadata().catch(() => ({ info: {} }));
  const texts = Object.entries(info as Record<string, unknown>).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts.map(([name, text]) => [name, text.slice(0, 1000)]));
}

/** Reorders text that software drew row by row: on a page with two columns, the left one is read first. */
function sortByColumns(runs: TextRun[]): TextRun[] {
  const boxes = runs.map(({ str, width, height, transform }) => ({
    text: str,
    left: transform[4] ?? 0,
    right: (transform[4] ?? 0) + width,
    y: transform[5] ?? 0,
    size: height,
  }));
  const order = columnOrder(boxes);
  return order === null ? runs : order.map((at) => runs[at]!);
}

/** Runs at the same height form a line. */
function groupIntoLines(runs: TextRun[]): { lines: PdfLine[]; tiny: string[] } {
  const lines: PdfLine[] = [];
  const tiny: string[] = [];
  let line: (PdfLine & { end: number }) | null = null;
  for (const run of runs) {
    if (run.str.trim() === '') {
      if (line && run.str !== '') line.text += ' ';
      continue;
    }
    const [x, y] = [run.transform[4] ?? 0, run.transform[5] ?? 0];
    if (run.height > 0 && run.height < PDF_RULES.minReadableSize) {
      tiny.push(collapseWhitespace(run.str));
      continue;
    }
    if (line && Math.abs(line.y - y) <= Math.max(2, line.size * 0.35) && x >= line.end - line.size) {
      const gap: string = x - line.end > line.size * 0.15 && !line.text.endsWith(' ') ? ' ' : '';
      line.text += gap + run.str;
      line.size = Math.max(line.size, run.height);
    } else {
      line = { text: run.str, y, size: run.height, end: 0 };
      lines.push(line);
    }
    line.end = x + run.width;
  }
  return { lines: lines.map(({ text, y, size }) => ({ text: collapseWhitespace(text), y, size })), tiny };
}
