import { cut, lexicon, squash } from '@corroborate/text';
import { PDF_RULES } from '../pages.thresholds';
import type { PdfContent, PdfLine } from './pdf.types';

/** The paragraphs of a document, without page numbers and running heads, hyphens at line ends undone. */
export function paragraphsOf({ pages }: Pick<PdfContent, 'pages'>): string[] {
  const furniture = runningLines(pages);
  const out: string[] = [];
  for (const page of pages) {
    const lines = page.filter((line) => !furniture.has(pattern(line.text)) && !isPageNumber(line.text));
    const gap = usualGap(lines);
    lines.forEach((line, at) => {
      const before = lines[at - 1];
      const last = out.at(-1);
      const goesOn = before ? isSameParagraph(before, line, gap) : last !== undefined && breaksOff(last, line);
      if (goesOn && last !== undefined) out[out.length - 1] = joined(last, line.text);
      else out.push(line.text);
    });
  }
  return out.map(squash).filter((paragraph) => paragraph !== '');
}

/** Digits differ from page to page ("Page 3 of 9"), the rest does not. */
const isSentence = (text: string): boolean => text.length > 100 || /\w{3}[.!?]["”]?$/.test(text);
const pattern = (text: string): string => text.replace(/\d+/g, '#').toLowerCase();
const isPageNumber = (text: string): boolean =>
  /^[–—\-\s]*(?:page|seite|p\.)?\s*\d{1,4}(?:\s*(?:of|von|\/)\s*\d{1,4})?[–—\-\s]*$/i.test(text);

function runningLines(pages: PdfLine[][]): Set<string> {
  const counts = new Map<string, number>();
  for (const page of pages) {
    // Running heads stand at the edges; a line repeated inside the text is text.
    const lines = [...page.slice(0, 2), ...page.slice(-2)].filter((line) => !isSentence(line.text));
    const edges = new Set(lines.map((line) => pattern(line.text)));
    for (const text of edges) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const needed = Math.max(PDF_RULES.furniturePages, pages.length * PDF_RULES.furnitureShare);
  return new Set([...counts].filter(([, count]) => count >= needed).map(([text]) => text));
}

/** Median distance of neighbouring lines. */
function usualGap(lines: PdfLine[]): number {
  const gaps = lines
    .slice(1)
    .map((line, at) => lines[at]!.y - line.y)
    .filter((gap) => gap > 0)
    .sort((a, b) => a - b);
  return gaps[Math.floor((gaps.length - 1) / 2)] ?? 0;
}

function isSameParagraph(before: PdfLine, line: PdfLine, gap: number): boolean {
  const distance = before.y - line.y;
  const sameSize = Math.abs(before.size - line.size) <= Math.max(before.size, line.size) * 0.15;
  // Upwards is the next column.
  if (distance < 0) return !endsSentence(before.text) && sameSize;
  return sameSize && distance <= Math.max(gap, line.size * 1.1) * PDF_RULES.paragraphGap;
}

const endsSentence = (text: string): boolean => /[.!?:”"»)]$/.test(text.trimEnd());
/** A paragraph that runs over the end of a page goes on with a small letter. */
const breaksOff = (last: string, line: PdfLine): boolean =>
  !endsSentence(last) && /^\p{Ll}/u.test(line.text) && last.length > 40;

function joined(text: string, next: string): string {
  return /\p{Ll}[-\u00ad]$/u.test(text) && /^\p{Ll}/u.test(next) ? text.slice(0, -1) + next : `${text} ${next}`;
}

/** What programs write into the title by themselves. */
const MADE_UP = lexicon('any', 'made-up-titles').pattern;
const FILE_NAME = /\.(?:docx?|pptx?|xlsx?|pdf|indd|rtf|odt|qxd)$/i;

/** The declared title when a person wrote it, else the largest line of the first page with its neighbours. */
export function pdfTitle({ pages, info }: Pick<PdfContent, 'pages' | 'info'>, maxChars: number): string {
  const declared = squash(info.Title ?? '');
  if (declared.length >= 8 && declared.includes(' ') && !MADE_UP.test(declared) && !FILE_NAME.test(declared))
    return cut(declared, maxChars);
  const first = (pages.find((page) => page.length > 0) ?? []).slice(0, 40);
  const size = Math.max(0, ...first.filter((line) => /\p{L}{2}/u.test(line.text)).map((line) => line.size));
  const start = first.findIndex((line) => line.size === size && /\p{L}{2}/u.test(line.text));
  if (start < 0) return cut(declared, maxChars);
  const end = first.findIndex((line, at) => at > start && line.size < size * 0.95);
  const isText = end < 0;
  const lines = first.slice(start, isText ? start + 1 : Math.min(end, start + 4));
  return cut(squash(lines.map((line) => line.text).join(' ')), maxChars);
}
