import { providedSources, type MatchedFactCheck, type Topic } from '@corroborate/domain';
import { canonicalUrl } from '@corroborate/search';
import { MAX_FACT_CHECKS } from '../investigation.thresholds';
import { readingList } from '../reading-list.policy';
import type { ReadOutput, StageResult } from '../stage.types';
import type { OpenedPagesService } from './opened-pages.service';
import { unreadable, type PageCollector, type PageRequest } from './page-collector';
import { withLosses, type Stage, type StageInput } from './stage';

/** Name of the finder of pages that came with the topic. */
const PROVIDED = 'provided';

/** Gather: the best results become articles. The topic's own page is read too, to see whom it leans on. */
export class ReadStage implements Stage<'read'> {
  readonly name = 'read' as const;

  constructor(
    private readonly collector: PageCollector,
    private readonly openedPages: Pick<OpenedPagesService, 'lookAhead'>,
  ) {}

  async run(input: StageInput): Promise<StageResult<ReadOutput>> {
    const requests = this.requests(input);
    const known = input.history.pages().map(({ url }) => url);
    // Registers of domains are slow and want pauses: weighing would have to wait for them.
    const ahead = this.openedPages.lookAhead([...known, ...requests.map(({ url }) => url)], input.context);
    const [collected] = await Promise.all([this.collector.collect(requests, input), ahead]);
    const pages = collected.map(({ page }) => page);
    return withLosses({ pages }, unreadable(pages.filter((page) => !page.foundBy.includes('topic'))));
  }

  private requests({ topic, round, profile, history }: StageInput): PageRequest[] {
    const read = new Set(history.pages().map((page) => page.url));
    const results = history.at('search', round)?.results ?? [];
    const list = readingList(results, read, profile).map((result) => ({
      url: result.url,
      foundBy: [...new Set(result.foundBy.map(({ engine }) => engine))],
      ranking: { score: result.score, reasons: result.reasons },
      engineDate: result.engineDate,
      parentSourceId: null,
    }));
    const checks = factCheckPages(history.factChecks(), new Set([...read, ...list.map(({ url }) => url)]));
    if (round > 1) return [...checks, ...list];
    const own = topic.url && !list.some((item) => item.url === topic.url) ? topicPage(topic.url) : [];
    return [...own, ...providedPages(topic, [...checks, ...list]), ...checks, ...list];
  }
}

/** The pages of fact checks of the core claim: a rating counts only with the page that bears it. */
const factCheckPages = (checks: MatchedFactCheck[], known: Set<string>): PageRequest[] =>
  checks
    .filter(({ url }) => !known.has(url))
    .slice(0, MAX_FACT_CHECKS)
    .map(({ url, foundBy }) => ({ url, foundBy: [foundBy], engineDate: null, parentSourceId: null }));

/** What whoever brought the topic wants read; one that was found as well is read once, as what was found. */
function providedPages(topic: Topic, found: PageRequest[]): PageRequest[] {
  const known = new Set([...found.map(({ url }) => url), topic.url ?? ''].map(canonicalUrl));
  return providedSources(topic)
    .filter((url) => !known.has(canonicalUrl(url)))
    .map((url) => ({ url, foundBy: [PROVIDED], engineDate: null, parentSourceId: null }));
}

const topicPage = (url: string): PageRequest[] => [{ url, foundBy: ['topic'], engineDate: null, parentSourceId: null }];
