import {
  findAgencyCredit,
  sha256,
  type Article,
  withTitle,
  HOUR_MS,
  type DateRecord,
  type Instant,
} from '@corroborate/domain';
import { countWords, escapeHtml, firstNonEmptyText, toPrintableText } from '@corroborate/text';
import { emptyArticle, extractArticle, type ExtractInput } from '../article.extract';
import { limitText } from '../bounds.policy';
import { PAGE_LIMITS, DATE_RULES } from '../pages.thresholds';
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
  const title = toPrintableText(pdfTitle(content, PAGE_LIMITS.maxTitleChars));
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
    agencyCredit: findAgencyCredit(text, byline),
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

/** `D:20260303091500+01'00'`, which may be cut anywhere after the day. Null if it is not such a date. */
export function infoDate(text: string | undefined): { time: number; zone: string | null } | null {
  const parts = /^(?:D:)?(\d{4})(\d\d)(\d\d)(\d\d)?(\d\d)?(\d\d)?(?:(Z)|([+-])(\d\d)'?(\d\d)?'?)?/.exec(
    text?.trim() ?? '',
  );
  if (!parts) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  if (month < 1 || month > 12 || day < 1 || day > 31 || hour > 23 || minute > 59 || second > 59) return null;
  const utc = parts[7] ? '+00:00' : null;
  const offset = parts[8] ? `${parts[8]}${parts[9]}:${parts[10] ?? '00'}` : utc;
  const shift = parts[8]
    ? (parts[8] === '-' ? -1 : 1) * (Number(parts[9]) * HOUR_MS + Number(parts[10] ?? 0) * 60_000)
    : 0;
  return { time: Date.UTC(year, month - 1, day, hour, minute, second) - shift, zone: offset };
}

/**
 * Publication date of a document. A date in the text takes precedence. The creation date of the file is only an upper
 * bound, because the text may have been published before in another file; if it is later than the written date, it
 * widens that date's bounds.
 */
export function resolvePublished(
  written: DateRecord | null,
  created: string | undefined,
  fetchedAt: Instant,
): DateRecord | null {
  const file = infoDate(created);
  const fetched = Date.parse(fetchedAt);
  const isSane =
    file !== null && file.time <= fetched && new Date(file.time).getUTCFullYear() >= DATE_RULES.earliestYear;
  if (!isSane) return written;
  const made = new Date(file.time).toISOString();
  if (written) {
    const latest = written.latest !== null && written.latest < made ? made : written.latest;
    return { ...written, latest };
  }
  return {
    value: made,
    precision: 'day',
    signal: 'meta',
    zone: file.zone,
    earliest: null,
    latest: new Date(fetched).toISOString(),
  };
}
