import type { Database } from '@corroborate/db';
import { getPrintedTitle, type Article } from '@corroborate/domain';
import { limitArticleText, type PageReader } from '@corroborate/pages';
import { textRelevance } from '@corroborate/search';
import pLimit from 'p-limit';
import { PARALLEL_READS } from '../../investigation.thresholds';
import type { ReadPage } from '../stage.types';
import type { StageInput } from '../stage';
import type { OpenedPage } from './opened-pages.service';

/** Maximum time in ms that a page waits to be stored together with others of its stage; the last one does not wait. */
const MAX_BATCH_WAIT_MS = 200;

export interface PageRequest extends Pick<
  ReadPage,
  'url' | 'foundBy' | 'ranking' | 'engineDate' | 'parentSourceId' | 'record' | 'added'
> {
  /** Corrects the article with data that is more reliable than the page's own. */
  as?: (article: Article) => Article;
}

/** Reads pages concurrently and stores every capture, including paywalls and errors. */
export class PageCollector {
  constructor(
    private readonly reader: Pick<PageReader, 'read'>,
    private readonly captures: Pick<Database['sources'], 'save'>,
  ) {}

  async collect(
    requests: PageRequest[],
    input: Pick<StageInput, 'context' | 'report' | 'topic'>,
  ): Promise<Pick<OpenedPage, 'page' | 'article'>[]> {
    const limit = pLimit(PARALLEL_READS);
    let unread = requests.length;
    return Promise.all(
      requests.map(async (request) => {
        const article = await limit(() => this.read(request, input));
        unread -= 1;
        return this.keep(article, request, input, unread > 0 ? MAX_BATCH_WAIT_MS : undefined);
      }),
    );
  }

  private async read(request: PageRequest, { context }: Pick<StageInput, 'context'>): Promise<Article> {
    const article = await this.reader.read(request.url, context);
    return request.as ? request.as(article) : article;
  }

  /**
   * Stores an article as a page, even if it did not come from the page reader. `lingerMs`: how long it may wait to be
   * stored together with others.
   */
  async keep(
    given: Article,
    request: Omit<PageRequest, 'url' | 'as'>,
    { report, topic }: Pick<StageInput, 'report' | 'topic'>,
    lingerMs?: number,
  ): Promise<Pick<OpenedPage, 'page' | 'article'>> {
    const article = limitArticleText(given);
    const sourceId = await this.captures.save(article, lingerMs);
    const page: ReadPage = {
      sourceId,
      url: article.finalUrl,
      site: article.site,
      verdict: article.verdict,
      reason: article.verdictReason,
      foundBy: request.foundBy,
      ...(request.ranking ? { ranking: request.ranking } : {}),
      relevance: textRelevance(topic, { title: getPrintedTitle(article), text: article.text }),
      engineDate: request.engineDate,
      parentSourceId: request.parentSourceId,
      ...(request.record ? { record: request.record } : {}),
      ...(request.added === undefined ? {} : { added: request.added }),
    };
    await report('source.read', {
      source_id: sourceId,
      url: page.url,
      site: page.site,
      title: article.title,
      outlet: article.outletName,
      verdict: page.verdict,
    });
    return { page, article };
  }
}
