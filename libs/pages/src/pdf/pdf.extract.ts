import { agencyCreditOf, sha256, type Article, withTitle } from '@corroborate/domain';
import { countWords, escapeHtml, firstNonEmptyText, printable } from '@corroborate/text';
import { emptyArticle, extractArticle, type ExtractInput } from '../article.extract';
import { limitText } from '../bounds.policy';
import { PAGE_LIMITS } from '../pages.thresholds';
import { resolvePublished } from './pdf.date';
import { buildParagraphs, pdfTitle } from './pdf.layout.policy';
import { readPdf } from './pdf.reader.adapter';
import type { PdfContent } from './pdf.types';
import { judgePdf } from './pdf.verdict.policy';

export interface PdfInput extends Omit<ExtractInput, 'html'> {
  pdf: Uint8Array;
}

/** Extracts an article from a PDF. Never rejects; the verdict says why it could not be read. */
export async function extractPdf(input: PdfInput): Promise<Article> {
  const { pdf, ...head } = input;
  const reading = await readPdf(pdf);
  if (reading.kind === 'unreadable') return emptyArticle(head, reading.verdict, reading.reason);
  const { content } = reading;
  const paragraphs = buildParagraphs(content);
  const title = printable(pdfTitle(content, PAGE_LIMITS.maxTitleChars));
  const { text, note } = limitText(paragraphs.join('\n\n'));
  const wordCount = countWords(text);
  const { verdict, reason } = judgePdf({
    words: wordCount,
    pageCount: content.pageCount,
    pagesRead: content.pages.length,
    emptyPages: content.pages.filter((page) => page.length === 0).length,
    stopped: content.stopped,
  });
  if (verdict === 'error') return emptyArticle(head, verdict, reason);
  // Dates, notices, language and prompt injection are found by the same rules as on pages.
  const marks = extractArticle({ ...head, html: renderMarkup(title, paragraphs, content) });
  const byline = firstNonEmptyText([marks.byline, authorOf(content)], PAGE_LIMITS.maxFieldChars);
  return {
    ...withTitle(marks, title),
    verdict,
    verdictReason: `${reason}${note}`,
    byline,
    published: resolvePublished(marks.published, content.info.CreationDate, input.fetchedAt),
    text,
    wordCount,
    agencyCredit: agencyCreditOf(text, byline),
    contentHash: sha256(text),
  };
}

/** Software puts account names into this field; only full names of persons or organizations are kept. */
function authorOf({ info }: PdfContent): string | null {
  const author = info.Author ?? '';
  return /^\p{Lu}[\p{L}.'’-]+(?:\s[\p{L}.'’&-]+){1,7}$/u.test(author.trim()) ? author : null;
}

function renderMarkup(title: string, paragraphs: string[], { tiny }: PdfContent): string {
  const body = paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n');
  const hidden = tiny.length > 0 ? `<div style="display:none"><p>${escapeHtml(tiny.join(' '))}</p></div>` : '';
  const head = escapeHtml(title);
  const article = `<article><h1>${head}</h1>${body}</article>`;
  return `<html><head><title>${head}</title></head><body>${article}${hidden}</body></html>`;
}
