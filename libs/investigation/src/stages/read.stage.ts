import { providedSources, type MatchedFactCheck, type Topic } from '@corroborate/domain';
import { canonicalUrl } from '@corroborate/search';
import { MAX_FACT_CHECKS, MAX_RESEARCH_PAGES } from '../investigation.thresholds';
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
    /** Absent where no deep research is switched on. */
    private readonly research: ResearchLeads | null = null,
  ) {}

  async run(input: StageInput): Promise<StageResult<ReadOutput>> {
    const found = this.requests(input);
    const requests = [...found, ...(await this.named(input, found))];
    const known = input.history.pages().map(({ url }) => url);
    // Registers of domains are slow and want pauses: weighing would have to wait for them.
    const ahead = this.openedPages.lookAhead([...known, ...requests.map(({ url }) => url)], input.context);
    const [collected] = await Promise.all([this.collector.collect(requests, input), ahead]);
    const pages = collected.map(({ page }) => page);
    return withLosses({ pages }, unreadable(pages.filter((page) => !page.foundBy.includes('topic'))));
  }

  /** What deep research names, as far as it has come: leads to read, behind all that was found otherwise. */
  private async named({ investigationId, round, history }: StageInput, found: PageRequest[]): Promise<PageRequest[]> {
    const leads = (await this.research?.leadsFor(investigationId, round)) ?? [];
    const known = [...history.pages(), ...found].map(({ url }) => canonicalUrl(url));
    return namedPages(leads, new Set(known));
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

/** What deep research named, by provider. */
export interface ResearchLeads {
  leadsFor(investigationId: number, round: number): Promise<{ url: string; provider: string }[]>;
}

/** In turns, one of each provider, so that none fills the list alone. */
export function namedPages(leads: { url: string; provider: string }[], known: Set<string>): PageRequest[] {
  const byPage = new Map<string, { url: string; providers: string[] }>();
  for (const { url, provider } of inTurns(leads)) {
    const page = canonicalUrl(url);
    const listed = byPage.get(page);
    if (listed) listed.providers.push(provider);
    else if (!known.has(page)) byPage.set(page, { url, providers: [provider] });
  }
  return [...byPage.values()].slice(0, MAX_RESEARCH_PAGES).map(({ url, providers }) => ({
    url,
    foundBy: [...new Set(providers)].map((provider) => `research:${provider}`),
    engineDate: null,
    parentSourceId: null,
  }));
}

function inTurns(leads: { url: string; provider: string }[]) {
  const queues = [...Map.groupBy(leads, ({ provider }) => provider).values()];
  const longest = Math.max(0, ...queues.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => queues.flatMap((queue) => queue[at] ?? [])).flat();
}

const topicPage = (url: string): PageRequest[] => [{ url, foundBy: ['topic'], engineDate: null, parentSourceId: null }];
