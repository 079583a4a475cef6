import type { CallContext } from '@corroborate/domain';
import type { CollectionAccess } from '../ask/asked-once';
import { COLLECTION_LIMITS } from '../collections.thresholds';
import type { CollectedDocument, Collection, Month } from '../collection.types';
import { toDocuments } from '../fields/mapping.policy';
import { answerByFigures, readFigureQuestion, type FigureAnswer } from './figure-question.policy';

/** Maximum number of pages per question; larger results need a scan. */
const MAX_PAGES = 120;

/** Answers questions about figures from one collection by rules alone, or reports that it cannot. */
export class FigureAnswers {
  constructor(
    private readonly asked: CollectionAccess,
    private readonly collection: Collection,
    private readonly context: CallContext,
  ) {}

  async answer(question: string, names: string[]): Promise<FigureAnswer> {
    const read = readFigureQuestion(question, names);
    if (!read) return { value: null, why: 'not-a-figure' };
    const months = await this.months(read.names[0] ?? '');
    const documents = await this.documents(read.names.join(' '));
    return documents === null
      ? { value: null, why: 'no-document' }
      : answerByFigures(read, documents, months, this.collection.mapping);
  }

  private async months(query: string): Promise<Month[]> {
    const { date } = this.collection.mapping;
    if (date === null) return [];
    const request = { query, pageSize: 1, dateHistogram: { field: date, interval: 'month' as const } };
    const reply = await this.asked.ask(this.collection, request, this.context);
    return reply.ok ? reply.value.histogram : [];
  }

  /** Matching documents, each once; null if some could not be fetched, since a partial sum would be wrong. */
  private async documents(query: string): Promise<CollectedDocument[] | null> {
    const found = new Map<string, CollectedDocument>();
    let after: unknown[] | null = null;
    for (let page = 0; page < MAX_PAGES; page += 1) {
      const request = { query, pageSize: COLLECTION_LIMITS.page, after };
      const reply = await this.asked.ask(this.collection, request, this.context);
      if (!reply.ok) return null;
      for (const document of toDocuments(reply.value, this.collection.mapping)) found.set(document.id, document);
      after = reply.value.after;
      if (!reply.value.hasMore || after === null) return [...found.values()];
    }
    return null;
  }
}
