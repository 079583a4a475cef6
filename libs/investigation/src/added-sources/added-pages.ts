import { Inject, Injectable } from '@nestjs/common';
import {
  CLOCK,
  createReason,
  FOUND_BY,
  isReadable,
  type AddedSourceMoment,
  type AddedSourceKind,
  type Article,
  type Clock,
  submittedDocumentUrl,
  withTitle,
} from '@corroborate/domain';
import { DATABASE, type Database, type PendingSource } from '@corroborate/db';
import { PageReader } from '@corroborate/pages';
import { toOpenContext, OpenedPagesService, type OpenedPage } from '../stages/read/opened-pages.service';
import { PageCollector, type PageRequest } from '../stages/read/page-collector';
import type { StageInput } from '../stages/stage';
import type { ReadPage } from '../stages/stage.types';
import { selectQuotes } from './quotes.policy';

export type ReadingInput = Pick<StageInput, 'investigationId' | 'topic' | 'context' | 'history' | 'report'>;

/** Reads each added source once, in the same way as other pages. */
@Injectable()
export class AddedPageReader {
  constructor(
    @Inject(DATABASE) private readonly db: Pick<Database, 'addedSources'>,
    @Inject(PageReader) private readonly reader: Pick<PageReader, 'readGiven'>,
    @Inject(PageCollector) private readonly collector: Pick<PageCollector, 'collect' | 'keep'>,
    @Inject(OpenedPagesService) private readonly openedPages: Pick<OpenedPagesService, 'open'>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Added sources that have not been included in a decision or read by a stage of this case. */
  async pending({
    investigationId,
    history,
    hasAdded,
  }: Pick<StageInput, 'investigationId' | 'history' | 'hasAdded'>): Promise<PendingSource[]> {
    if (hasAdded === false) return [];
    const read = new Set(history.pages().map(({ added }) => added));
    return (await this.db.addedSources.listPending(investigationId)).filter(({ id }) => !read.has(id));
  }

  /** Pages of these sources; stored readings are reused. */
  async read(pending: readonly PendingSource[], input: ReadingInput): Promise<ReadPage[]> {
    return Promise.all(pending.map(async (one) => (one.page ? parseStoredPage(one) : this.readOne(one, input))));
  }

  /** Stores the reading of pages that were found in other ways but had also been added by someone. */
  async note(pages: readonly Pick<OpenedPage, 'page' | 'article'>[], input: ReadingInput): Promise<void> {
    for (const { page, article } of pages)
      if (page.added !== undefined) await this.keep(page.added, page, article, input);
  }

  private async readOne(source: PendingSource, input: ReadingInput): Promise<ReadPage> {
    const { page, article } = await this.capture(source, input);
    await this.keep(source.id, page, article, input);
    return page;
  }

  private async capture(source: PendingSource, input: ReadingInput) {
    const request = toPageRequest(source);
    if (source.address === null) {
      const article = await toSubmittedArticle(this.reader, source, this.clock);
      return this.collector.keep(article, request, input);
    }
    const [read] = await this.collector.collect([{ ...request, url: source.address }], input);
    return read!;
  }

  private async keep(addedId: number, page: ReadPage, article: Article, input: ReadingInput): Promise<void> {
    const readable = isReadable(article.verdict);
    const stars = readable ? await this.starsOf(page, input) : null;
    const quotes = readable ? selectQuotes(article, input.topic) : [];
    const reason = readable
      ? null
      : createReason('added.unreadable', { verdict: article.verdict, why: article.verdictReason });
    await this.db.addedSources.saveReading({ addedId, sourceId: page.sourceId, page, stars, quotes, reason });
  }

  private async starsOf(page: ReadPage, input: ReadingInput) {
    const [opened] = await this.openedPages.open([page], toOpenContext(input));
    return opened?.profile.stars ?? null;
  }
}

/** Name of the finder of an added source, for display. */
export const getFinder = ({ kind, moment }: { kind: AddedSourceKind; moment: AddedSourceMoment }): string =>
  kind === 'reply' ? FOUND_BY.reply : FOUND_BY[moment];

const toPageRequest = (source: PendingSource): Omit<PageRequest, 'url' | 'as'> => ({
  foundBy: [getFinder(source)],
  engineDate: null,
  parentSourceId: null,
  added: source.id,
});

/** Only this package writes readings, so the stored shape is known. */
const parseStoredPage = ({ page }: PendingSource): ReadPage => page as unknown as ReadPage;

/**
 * Converts a submitted document to an article. Never rejects: an unreadable document becomes an article with a verdict
 * that says so.
 */
async function toSubmittedArticle(
  reader: Pick<PageReader, 'readGiven'>,
  {
    kind,
    title,
    from,
    content,
    contentHash,
  }: Pick<PendingSource, 'kind' | 'title' | 'from' | 'content' | 'contentHash'>,
  clock: Clock,
): Promise<Article> {
  const body = content ?? Buffer.alloc(0);
  const read = await reader.readGiven({
    url: submittedDocumentUrl(contentHash),
    body,
    type: kind === 'pdf' ? 'application/pdf' : 'text/plain; charset=utf-8',
    at: clock.now().toISOString(),
  });
  return removeClaimedMetadata(read, title ?? (from ? `Response from ${from}` : null));
}

/**
 * Removes metadata stated by the document itself, which proves nothing if the document was submitted: outlet, byline,
 * dates, agency credit and ratings. Short text counts as complete, because a note is not a teaser.
 */
function removeClaimedMetadata(article: Article, title: string | null): Article {
  const { house: _, ...own } = title === null ? article : withTitle(article, title);
  const readable = isReadable(article.verdict) || article.text.trim() === '';
  return {
    ...own,
    canonicalUrl: article.finalUrl,
    verdict: readable ? article.verdict : 'complete',
    byline: null,
    outletName: null,
    published: null,
    modified: null,
    agencyCredit: null,
    claimReviews: [],
  };
}
