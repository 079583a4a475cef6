import type { Topic, TopicDraft } from '@corroborate/domain';
import type { CandidateFilter, RelatedView } from './ports';
import { filterCandidates, paginate } from './fake-lists';
import { relatedTopic, buildTopic } from './investigation.samples';

/** Topics in memory. `failWith` makes every call fail. */
export class FakeTopics {
  readonly topics: Topic[] = [];
  /** Related topics by topic id. */
  readonly relatedById = new Map<number, Partial<RelatedView>>();
  failWith: Error | null = null;
  /** While pending, every call waits for it. */
  gate: Promise<void> = Promise.resolve();

  async candidates(request: CandidateFilter): Promise<{ topics: Topic[]; nextCursor: string | null }> {
    await this.ready();
    const { page, nextCursor } = paginate(filterCandidates(request, this.topics), request);
    return { topics: page, nextCursor };
  }

  async candidateCategories(): Promise<string[]> {
    await this.ready();
    return [...new Set(this.topics.flatMap(({ category }) => category ?? []))].sort();
  }

  async topic(id: number): Promise<Topic | null> {
    await this.ready();
    return this.topics.find((topic) => topic.id === id) ?? null;
  }

  async related(id: number): Promise<RelatedView | null> {
    await this.ready();
    return this.topics.some((topic) => topic.id === id)
      ? { sameEvent: [], sameSeries: [], note: null, ...this.relatedById.get(id) }
      : null;
  }

  async relatedTo(draft: TopicDraft): Promise<RelatedView> {
    await this.ready();
    const sameEvent = this.topics.filter(({ title }) => title === draft.title).map(({ id }) => relatedTopic(id));
    return { sameEvent, sameSeries: [], note: null };
  }

  async submitTopics(drafts: TopicDraft[]): Promise<{ topic: Topic; created: boolean }[]> {
    await this.ready();
    return drafts.map((draft) => {
      const known = this.topics.find(({ externalId }) => externalId === draft.externalId);
      return known ? { topic: known, created: false } : { topic: this.addTopic(draft), created: true };
    });
  }

  addTopic(draft: Partial<TopicDraft> = {}): Topic {
    const topic = buildTopic(this.topics.length + 1, draft);
    this.topics.push(topic);
    return topic;
  }

  protected async ready(): Promise<void> {
    await this.gate;
    if (this.failWith !== null) throw this.failWith;
  }
}
