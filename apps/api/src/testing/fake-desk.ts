import { candidateGates, type Mode, type Topic, type TopicDraft } from '@corroborate/domain';
import type {
  EngineView,
  InvestigationDesk,
  InvestigationFilter,
  InvestigationView,
  TriggerOutcome,
  TriggerRequest,
} from '../desk.port';

const NOW = '2026-01-02T12:00:00.000Z';
const SOON = '2026-01-02T12:35:00.000Z';

/** The use cases in memory. Cursors are positions; `failWith` makes every call fail. */
export class FakeDesk implements InvestigationDesk {
  readonly topics: Topic[] = [];
  readonly investigations: InvestigationView[] = [];
  readonly searchEngines: EngineView[] = [];
  readonly triggered: TriggerRequest[] = [];
  failWith: Error | null = null;
  /** While set, every call waits for it. */
  gate: Promise<void> = Promise.resolve();

  async trigger(request: TriggerRequest): Promise<TriggerOutcome> {
    await this.ready();
    this.triggered.push(request);
    const topic = this.topics.find(({ id }) => id === request.topicId);
    if (!topic) return { kind: 'unknown-topic' };
    const running = this.investigations.find((item) => item.topicId === topic.id && item.finishedAt === null);
    if (running) return { kind: 'already-running', investigationId: running.id };
    const gates = candidateGates(topic);
    if (!request.force && gates.some(({ passed }) => !passed)) return { kind: 'not-a-candidate', gates };
    const view = this.addInvestigation(topic, {
      mode: request.mode,
      priority: request.priority,
      requestedBy: request.requestedBy,
    });
    return { kind: 'started', investigationId: view.id, estimatedCompletion: SOON };
  }

  async get(id: number): Promise<InvestigationView | null> {
    await this.ready();
    return this.investigations.find((item) => item.id === id) ?? null;
  }

  async list(
    filter: InvestigationFilter,
  ): Promise<{ items: InvestigationView[]; nextCursor: string | null }> {
    await this.ready();
    const wanted = this.investigations.filter(
      (item) =>
        (filter.status === undefined || item.status === filter.status) &&
        (filter.topicId === undefined || item.topicId === filter.topicId) &&
        (filter.mode === undefined || item.mode === filter.mode) &&
        (filter.requiresHumanReview === undefined || item.requiresHumanReview === filter.requiresHumanReview),
    );
    const { page, nextCursor } = slice(wanted, filter);
    return { items: page, nextCursor };
  }

  async candidates(request: {
    limit: number;
    cursor?: string;
  }): Promise<{ topics: Topic[]; nextCursor: string | null }> {
    await this.ready();
    const wanted = this.topics.filter((topic) => candidateGates(topic).every(({ passed }) => passed));
    const { page, nextCursor } = slice(wanted, request);
    return { topics: page, nextCursor };
  }

  async cancel(id: number): Promise<'cancelled' | 'already-finished' | 'unknown'> {
    await this.ready();
    const view = this.investigations.find((item) => item.id === id);
    if (!view) return 'unknown';
    if (view.finishedAt !== null) return 'already-finished';
    Object.assign(view, { status: 'cancelled', finishedAt: NOW });
    return 'cancelled';
  }

  async topic(id: number): Promise<Topic | null> {
    await this.ready();
    return this.topics.find((topic) => topic.id === id) ?? null;
  }

  async submitTopics(drafts: TopicDraft[]): Promise<{ topic: Topic; created: boolean }[]> {
    await this.ready();
    return drafts.map((draft) => {
      const known = this.topics.find(({ externalId }) => externalId === draft.externalId);
      return known ? { topic: known, created: false } : { topic: this.addTopic(draft), created: true };
    });
  }

  async engines(): Promise<EngineView[]> {
    await this.ready();
    return this.searchEngines;
  }

  /** Configured, free and not asked today, unless said otherwise. */
  addEngine(overrides: Partial<EngineView> = {}): EngineView {
    const view: EngineView = {
      name: 'example',
      title: 'Example Search',
      kind: 'web',
      homepage: 'https://search.example',
      needsKey: false,
      priceUsd: 0,
      paceMs: 1000,
      maxQueryLength: 400,
      operators: { phrase: true, site: true, dateWindow: false, or: false, exclude: true },
      resultsPerPage: 10,
      notes: [],
      selfTest: { query: 'weather', proves: 'results with addresses' },
      settings: [],
      terms: 'For light use.',
      configured: true,
      unconfiguredReason: null,
      healthy: null,
      circuit: 'unknown',
      callsToday: 0,
      spentTodayUsd: 0,
      lastCallAt: null,
      lastOutcome: null,
      lastError: null,
      ...overrides,
    };
    this.searchEngines.push(view);
    return view;
  }

  addTopic(draft: Partial<TopicDraft> = {}): Topic {
    const id = this.topics.length + 1;
    const topic: Topic = {
      id,
      externalId: draft.externalId ?? `topic-${id}`,
      title: draft.title ?? 'Dock workers walk out',
      summary: draft.summary ?? null,
      articleText: draft.articleText ?? null,
      url: draft.url ?? null,
      eventDate: draft.eventDate ?? null,
      discoveryDate: draft.discoveryDate ?? null,
      location: draft.location ?? null,
      entities: draft.entities ?? [],
      category: draft.category ?? null,
      language: draft.language ?? null,
      newsworthinessScore: draft.newsworthinessScore ?? 65,
      status: draft.status ?? 'approved',
      verificationStatus: draft.verificationStatus ?? 'unverified',
      sourceCount: draft.sourceCount ?? 0,
      sourcePlan: draft.sourcePlan ?? {},
      verifiedFacts: draft.verifiedFacts ?? {},
      investigated: draft.investigated ?? false,
      investigationDate: null,
      investigationConfidence: null,
      investigationNotes: null,
    };
    this.topics.push(topic);
    return topic;
  }

  addInvestigation(topic: Topic, overrides: Partial<InvestigationView> = {}): InvestigationView {
    const view: InvestigationView = {
      id: this.investigations.length + 123,
      topicId: topic.id,
      topicTitle: topic.title,
      status: 'queued',
      mode: 'detailed' satisfies Mode,
      priority: 'normal',
      forced: false,
      requestedBy: 'local',
      sourcesFound: 0,
      socialSourcesFound: 0,
      verificationUpgraded: false,
      verificationBefore: topic.verificationStatus,
      newVerificationLevel: null,
      requiresHumanReview: false,
      reviewReason: null,
      confidence: null,
      round: 0,
      stage: null,
      budgetUsd: 0.5,
      costUsd: 0,
      createdAt: NOW,
      startedAt: null,
      finishedAt: null,
      estimatedCompletion: SOON,
      failure: null,
      result: null,
      ...overrides,
    };
    this.investigations.push(view);
    return view;
  }

  private async ready(): Promise<void> {
    await this.gate;
    if (this.failWith !== null) throw this.failWith;
  }
}

function slice<T>(
  items: T[],
  { limit, cursor }: { limit: number; cursor?: string },
): { page: T[]; nextCursor: string | null } {
  const start = Number(cursor ?? 0);
  const end = start + limit;
  return { page: items.slice(start, end), nextCursor: end < items.length ? String(end) : null };
}
