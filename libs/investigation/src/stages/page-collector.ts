import { isHandedIn, isReadable, many, type Article, type DateRecord } from '@corroborate/domain';
import { withinBounds, type PageReader } from '@corroborate/pages';
import { textRelevance } from '@corroborate/search';
import pLimit from 'p-limit';
import { PARALLEL_READS } from '../investigation.thresholds';
import type { ReadPage } from '../stage.types';
import type { StageInput } from './stage';

export interface PageRequest {
  url: string;
  foundBy: string[];
  ranking?: ReadPage['ranking'];
  engineDate: DateRecord | null;
  parentSourceId: number | null;
  record?: ReadPage['record'];
  added?: number;
  /** What is known of the page better than the page says it. */
  as?: (article: Article) => Article;
}

/** The part of the source store that collecting pages needs. */
export interface CaptureStore {
  save(article: Article): Promise<number>;
}

/** Reads pages side by side and keeps every capture, also those that turned out to be walls or errors. */
export class PageCollector {
  constructor(
    private readonly reader: Pick<PageReader, 'read'>,
    private readonly captures: CaptureStore,
  ) {}

  async collect(
    requests: PageRequest[],
    input: Pick<StageInput, 'context' | 'report' | 'topic'>,
  ): Promise<{ page: ReadPage; article: Article }[]> {
    const limit = pLimit(PARALLEL_READS);
    return Promise.all(requests.map((request) => limit(() => this.collectOne(request, input))));
  }

  private async collectOne(request: PageRequest, input: Pick<StageInput, 'context' | 'report' | 'topic'>) {
    const read = await this.reader.read(request.url, input.context);
    return this.keep(request.as ? request.as(read) : read, request, input);
  }

  /** Keeps what somebody else than the reader brought, as a page. */
  async keep(
    given: Article,
    request: Omit<PageRequest, 'url' | 'as'>,
    { report, topic }: Pick<StageInput, 'report' | 'topic'>,
  ): Promise<{ page: ReadPage; article: Article }> {
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
      relevance: textRelevance(topic, article),
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

/** Pages that were worth reading and could not be read: a hole in the evidence, named. */
export function unreadable(pages: ReadPage[]): string[] {
  const lost = pages.filter((page) => !isReadable(page.verdict) && page.verdict !== 'gone');
  return [...Map.groupBy(lost, ({ site }) => site)].map(([site, pages]) => unreadWords(site, pages));
}

const UNREAD = /^(a|\d{1,6}) (page|document)s? (of (?:\S{1,260}|your own)) could not be read( \(.{1,2000}\))?$/s;

/** What several rounds lost of one site for one reason, as one loss: “a page …, 2 pages …” reads like two. */
export function joinedUnread(losses: readonly string[]): string[] {
  const read = losses.map((loss) => ({ loss, match: UNREAD.exec(loss) }));
  const kept = [...new Set(read.map(({ loss, match }) => (match ? match.slice(2).join('|') : loss)))];
  return kept.flatMap((key) => {
    const same = read.filter(({ loss, match }) => (match ? match.slice(2).join('|') : loss) === key);
    const [first] = same;
    if (!first?.match || same.length === 1) return first ? [first.loss] : [];
    const [, , one = '', whose = '', why = ''] = first.match;
    const lost = new Set(same.map(({ loss }) => loss));
    const pages = [...lost].reduce((sum, loss) => sum + countIn(loss), 0);
    return [`${many(pages, one)} ${whose} could not be read${why}`];
  });
}

const countIn = (loss: string): number => Number(/^\d+/.exec(loss)?.[0] ?? 1);

/** All of a site together, with each reason once: “a page …, 2 pages …” of one site reads like two sites. */
function unreadWords(site: string, pages: readonly ReadPage[]): string {
  const [one, whose] = isHandedIn(site) ? ['document', 'of your own'] : ['page', `of ${site}`];
  const what = pages.length === 1 ? `a ${one}` : many(pages.length, one);
  const reasons = new Set(pages.map(({ verdict, reason }) => `${verdict}: ${reason.replace(/\.$/, '')}`));
  return `${what} ${whose} could not be read (${[...reasons].join('; ')})`;
}
