import { FOUND_BY, listProvidedUrls, type MatchedFactCheck, type Topic } from '@corroborate/domain';
import type { Database, PendingSource } from '@corroborate/db';
import { canonicalUrl } from '@corroborate/search';
import { getFinder, type AddedPageReader } from '../../added-sources/added-pages';
import { MAX_FACT_CHECKS, MAX_RESEARCH_PAGES } from '../../investigation.thresholds';
import { selectPagesToRead } from './reading-list.policy';
import type { ReadOutput, ReadPage, StageResult } from '../stage.types';
import type { OpenedPagesService } from './opened-pages.service';
import type { PageCollector, PageRequest } from './page-collector';
import { describeUnreadPages } from './unread-pages.policy';
import { withLosses, type Stage, type StageInput } from '../stage';

/** Read stage: reads the best results, and the topic's own page, to find the outlets on which it relies. */
export class ReadStage implements Stage<'read'> {
  readonly name = 'read' as const;

  constructor(
    private readonly collector: PageCollector,
    private readonly openedPages: Pick<OpenedPagesService, 'lookAhead'>,
    private readonly added: Pick<AddedPageReader, 'pending' | 'read' | 'note'>,
    /** Absent if no deep research is enabled. */
    private readonly research: Pick<Database['researchJobs'], 'leadsFor'> | null = null,
  ) {}

  async run(input: StageInput): Promise<StageResult<ReadOutput>> {
    const pending = await this.added.pending(input);
    const found = this.requests(input);
    const all = [...found, ...(await this.named(input, found))];
    const requests = all.map((request) => mergeAddedSource(request, pending));
    const known = input.history.pages().map(({ url }) => url);
    // Domain registers are slow, so lookups start now rather than delay later stages.
    const ahead = this.openedPages.lookAhead([...known, ...requests.map(({ url }) => url)], input.context);
    const alone = pending.filter(({ id }) => !requests.some(({ added }) => added === id));
    const [collected, brought] = await Promise.all([
      this.collector.collect(requests, input),
      this.added.read(alone, input),
      ahead,
    ]);
    await this.added.note(collected, input);
    const pages = [...collected.map(({ page }) => page), ...brought];
    await publishAddedEvents(input, pages);
    return withLosses({ pages }, describeUnreadPages(pages.filter((page) => !page.foundBy.includes('topic'))));
  }

  /** URLs that deep research has named so far; they are read after all other results. */
  private async named({ investigationId, round, history }: StageInput, found: PageRequest[]): Promise<PageRequest[]> {
    const leads = (await this.research?.leadsFor(investigationId, round)) ?? [];
    const known = [...history.pages(), ...found].map(({ url }) => canonicalUrl(url));
    return toLeadRequests(leads, new Set(known));
  }

  private requests({ topic, round, profile, history }: StageInput): PageRequest[] {
    const read = new Set(history.pages().map((page) => page.url));
    const results = history.at('search', round)?.results ?? [];
    const list = selectPagesToRead(results, read, profile).map((result) => ({
      url: result.url,
      foundBy: [...new Set(result.foundBy.map(({ engine }) => engine))],
      ranking: { score: result.score, reasons: result.reasons },
      engineDate: result.engineDate,
      parentSourceId: null,
    }));
    const checks = factCheckPages(history.factChecks(), new Set([...read, ...list.map(({ url }) => url)]));
    if (round > 1) return [...checks, ...list];
    const own = topic.url && !list.some((item) => item.url === topic.url) ? toTopicRequest(topic.url) : [];
    return [...own, ...providedPages(topic, [...checks, ...list]), ...checks, ...list];
  }
}

/** Pages of fact checks of the main claim; a rating counts only together with its page. */
const factCheckPages = (checks: MatchedFactCheck[], known: Set<string>): PageRequest[] =>
  checks
    .filter(({ url }) => !known.has(url))
    .slice(0, MAX_FACT_CHECKS)
    .map(({ url, foundBy }) => ({ url, foundBy: [foundBy], engineDate: null, parentSourceId: null }));

/** Pages submitted with the topic, except those found in other ways. */
function providedPages(topic: Topic, found: PageRequest[]): PageRequest[] {
  const known = new Set([...found.map(({ url }) => url), topic.url ?? ''].map(canonicalUrl));
  return listProvidedUrls(topic)
    .filter((url) => !known.has(canonicalUrl(url)))
    .map((url) => ({ url, foundBy: [FOUND_BY.brief], engineDate: null, parentSourceId: null }));
}

/** Marks a requested page as an added source if it has the same URL. */
function mergeAddedSource(request: PageRequest, pending: readonly PendingSource[]): PageRequest {
  const wish = pending.find(
    ({ address, page }) => page === null && address !== null && canonicalUrl(address) === canonicalUrl(request.url),
  );
  if (!wish) return request;
  return { ...request, foundBy: [...new Set([...request.foundBy, getFinder(wish)])], added: wish.id };
}

/** Added sources have their own event, because no search explains where they come from. */
async function publishAddedEvents(input: StageInput, pages: readonly ReadPage[]): Promise<void> {
  const fresh = pages.filter(({ added }) => added !== undefined);
  if (fresh.length === 0) return;
  const sources = fresh.map(({ added, sourceId, url, verdict }) => ({
    added_id: added,
    source_id: sourceId,
    url,
    verdict,
  }));
  await input.report('content.new', { sources });
}

/** Takes pages from the providers in turn, so that no provider fills the list alone. */
export function toLeadRequests(leads: { url: string; provider: string }[], known: Set<string>): PageRequest[] {
  const byPage = new Map<string, { url: string; providers: string[] }>();
  for (const { url, provider } of interleaveByProvider(leads)) {
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

function interleaveByProvider(leads: Parameters<typeof toLeadRequests>[0]) {
  const queues = [...Map.groupBy(leads, ({ provider }) => provider).values()];
  const longest = Math.max(0, ...queues.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => queues.flatMap((queue) => queue[at] ?? [])).flat();
}

const toTopicRequest = (url: string): PageRequest[] => [
  { url, foundBy: ['topic'], engineDate: null, parentSourceId: null },
];
