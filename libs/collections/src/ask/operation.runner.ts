import { createHash } from 'node:crypto';
import type { CallContext } from '@corroborate/domain';
import { hasHole, type Month } from '../answers/hole.policy';
import type { Catalogue } from '../catalogue';
import type { Collection, CollectedDocument } from '../collection.types';
import { documentOf } from '../fields/mapping.policy';
import type { DataOperation, Figures, Silence } from './ask.types';
import { figuresOf, isAskedFor, type FigureDocument } from './figures.policy';
import { narrowed, requestOf } from './operation.request';
import { spansOf } from './span.policy';

/**
 * Carries out an operation on a collection: reads each document that is asked about, counts it once, and says so where
 * that is not to be had.
 */
export class OperationRunner {
  /** @param most documents that may be read for one question */
  constructor(
    private readonly catalogue: Catalogue,
    private readonly context: CallContext,
    private readonly most: number,
  ) {}

  async run(operation: DataOperation, collection: Collection): Promise<Figures> {
    if (operation.operation === 'scan') return { rows: null, why: 'to-be-read' };
    const documents = await this.documents(operation, collection);
    if (!Array.isArray(documents)) return { rows: null, why: documents };
    const figures = figuresOf(operation, documents);
    if (figures.rows === null) return figures;
    return (await this.isHollow(operation, collection, figures.rows)) ? { rows: null, why: 'hole' } : figures;
  }

  /** Whether a month is missing of the days that the answer speaks of. */
  private async isHollow(operation: DataOperation, collection: Collection, rows: string[][]): Promise<boolean> {
    const spans = spansOf(operation, collection.mapping.date, rows);
    if (spans.length === 0) return false;
    const months = await this.months(operation, collection);
    return spans.some(({ from, to }) => hasHole(months, from.slice(0, 7), to.slice(0, 7)));
  }

  /** Documents a month of who is asked about alone: fewer words would leave a hole in every rare thing. */
  private async months({ filters }: DataOperation, collection: Collection): Promise<Month[]> {
    const { date, entities } = collection.mapping;
    const whose = filters.find(({ field }) => entities.includes(field));
    if (date === null || !whose || collection.parameters.dateHistogram === undefined) return [];
    const request = {
      ...narrowed({ filters: [whose], ranges: [] }, collection),
      pageSize: 1,
      dateHistogram: { field: date, interval: 'month' as const },
    };
    const reply = await this.catalogue.ask(collection, request, this.context);
    return reply.ok ? reply.value.histogram : [];
  }

  /** Each once: what says the same letter by letter under another number was entered twice. */
  private async documents(operation: DataOperation, collection: Collection): Promise<FigureDocument[] | Silence> {
    const [found, isAsked] = [new Map<string, FigureDocument>(), isAskedFor(operation)];
    const request = requestOf(operation, collection);
    let after: unknown[] | null = null;
    for (let read = 0; read <= this.most;) {
      const reply = await this.catalogue.ask(collection, { ...request, after }, this.context);
      if (!reply.ok || reply.value.narrowed) return 'fault';
      const { documents, hasMore, total } = reply.value;
      if (total !== null && total > this.most) return 'too-many';
      for (const document of documents.flatMap((row) => documentOf(row, collection.mapping) ?? []))
        if (isAsked(document)) found.set(keyOf(document), kept(document, operation));
      after = reply.value.after;
      if (!hasMore || after === null || documents.length === 0) return [...found.values()];
      read += documents.length;
    }
    return 'too-many';
  }
}

const keyOf = ({ text }: CollectedDocument): string => createHash('sha1').update(text).digest('base64');

/** Only what is counted: of a large collection all the rest would fill the memory. */
function kept({ id, fields }: CollectedDocument, { fields: asked, sort }: DataOperation): FigureDocument {
  const names = [...asked, sort].filter((name) => fields[name] !== undefined);
  return { id, fields: Object.fromEntries(names.map((name) => [name, fields[name] as string | number | boolean])) };
}
