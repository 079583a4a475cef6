import type { Database } from '@corroborate/db';
import { printedTitle, type Article } from '@corroborate/domain';
import { withinBounds, type PageReader } from '@corroborate/pages';
import { textRelevance } from '@corroborate/search';
import pLimit from 'p-limit';
import { PARALLEL_READS } from '../../investigation.thresholds';
import type { ReadPage } from '../stage.types';
import type { StageInput } from '../stage';
import type { OpenedPage } from './opened-pages.service';

export interface PageRequest extends Pick<
  ReadPage,
  'url' | 'foundBy' | 'ranking' | 'engineDate' | 'parentSourceId' | 'record' | 'added'
> {
  /** Corrects the article with data more reliable than what the page says. */
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
    return Promise.all(requests.map((request) => limit(() => this.collectOne(request, input))));
  }

  private async collectOne(request: PageRequest, input: Pick<StageInput, 'context' | 'report' | 'topic'>) {
    const read = await this.reader.read(request.url, input.context);
    return this.keep(request.as ? request.as(read) : read, request, input);
  }

  /** Stores an article as a page, including one that did not come from the page reader. */
  async keep(
    given: Article,
    request: Omit<PageRequest, 'url' | 'as'>,
    { report, topic }: Pick<StageInput, 'report' | 'topic'>,
  ): Promise<Pick<OpenedPage, 'page' | 'article'>> {
    const article = withinBounds(given);
    const sourceId = await this.captures.save(article);
    const page: ReadPage = {
      sourceId,
      url: article.finalUrl,
      site: article.site,
      verdict: article.verdict,
      reason: article.verdictReason,
      foundBy: request.foundBy,
      ...(request.ranking ? { ranking: request.ranking } : {}),
      relevance: textRelevance(topic, { title: printedTitle(article), text: article.text }),
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
