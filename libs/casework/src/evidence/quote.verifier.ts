import { COLLECTION_PROVIDER, parseCapturedText } from '@corroborate/collections';
import type { EvidenceRepository } from '@corroborate/db';
import { ERASURE_MARK, type Article } from '@corroborate/domain';
import type { CaptureContent, OriginalReader } from '@corroborate/evidence';
import { parseResponse, type ParsePool } from '@corroborate/pages';
import { composeReport } from '@corroborate/report';
import type { CaseReportInput } from '../reports/case-report.service';
import { loadPageCaptures, type PageCapture } from './page-captures';
import { checkQuote, listQuotes, pageText, type CheckedQuote, type StoredText } from './quotes.policy';

/**
 * Looks for every quote of a case and its report in the stored original bytes, which are parsed again, so that texts or
 * results altered in the database are detected.
 */
export class QuoteVerifier {
  constructor(
    private readonly evidence: EvidenceRepository,
    private readonly originals: OriginalReader,
    private readonly pool: ParsePool,
  ) {}

  async verify(found: CaseReportInput): Promise<CheckedQuote[]> {
    const quotes = listQuotes(found, composeReport(found));
    const captures = await loadPageCaptures(this.evidence, found.data.investigationId);
    const words = new Map<number, StoredText>();
    // One at a time, because a case with thousands of pages must not be in memory as a whole.
    for (const id of new Set(quotes.map(({ sourceId }) => sourceId)))
      words.set(id, await this.loadText(found.pages.get(id), captures));
    const urlOf = (id: number) =>
      found.data.sources.find((source) => source.id === id)?.url ?? found.pages.get(id)?.url;
    return quotes.map((one) => checkQuote(one, urlOf(one.sourceId) ?? '', words.get(one.sourceId)!));
  }

  private async loadText(page: Article | undefined, captures: Map<string, PageCapture>): Promise<StoredText> {
    if (!page) return { lookedIn: 'nothing', text: '' };
    const capture = page.via === 'live' ? captures.get(page.finalUrl) : undefined;
    // The original bytes still contain an erased person's name, so the redacted text is searched instead.
    if (page.text.includes(ERASURE_MARK)) return { lookedIn: 'text', text: pageText(page) };
    const bytes = capture ? (await this.originals.read(capture.sha256)).bytes : null;
    if (!capture || !bytes) return { lookedIn: 'text', text: pageText(page) };
    const document = capture.content.provider === COLLECTION_PROVIDER ? parseCapturedText(bytes) : null;
    const read = document ?? (await this.parseAgain(page, capture.content, bytes));
    return { lookedIn: 'bytes', text: pageText(read) };
  }

  private parseAgain({ url, via }: Article, { at, response }: CaptureContent, body: Buffer): Promise<Article> {
    const { status, headers, url: finalUrl } = response;
    const head = { url, finalUrl, httpStatus: status, headers, fetchedAt: at, via };
    return parseResponse(head, { status, headers, body }, this.pool);
  }
}
