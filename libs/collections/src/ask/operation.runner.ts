import { createHash } from 'node:crypto';
import type { CallContext } from '@corroborate/domain';
import { hasMissingMonth } from '../answers/hole.policy';
import type { Collection, CollectedDocument, Month, DocumentRequest } from '../collection.types';
import { COLLECTION_LIMITS } from '../collections.thresholds';
import { toDocuments } from '../fields/mapping.policy';
import type { DataOperation, Figures, NoAnswerReason } from './ask.types';
import type { CollectionAccess } from './asked-once';
import { computeFigures, matchesOperation, type FigureDocument } from './figures.policy';
import { toDateRanges } from './span.policy';

/**
 * Runs an operation on a collection: reads every matching document, counts each once, and reports
 * if that is not possible.
 */
export class OperationRunner {
  /** @param most maximum documents read per question */
  constructor(
    private readonly asked: CollectionAccess,
    private readonly context: CallContext,
    private readonly most: number,
  ) {}

  async run(operation: DataOperation, collection: Collection): Promise<Figures> {
    if (operation.operation === 'scan') return { rows: null, why: 'to-be-read' };
    const read = await this.documents(operation, collection);
    if (typeof read === 'string') return { rows: null, why: read };
    const figures = computeFigures(operation, read.documents);
    if (figures.rows === null) return figures;
    if (await this.isHollow(operation, collection, figures.rows)) return { rows: null, why: 'hole' };
    return { ...figures, atHand: read.whole };
  }

  /** Whether a month is missing in the period covered by the answer. */
  private async isHollow(operation: DataOperation, collection: Collection, rows: string[][]): Promise<boolean> {
    const spans = toDateRanges(operation, collection.mapping.date, rows);
    if (spans.length === 0) return false;
    const months = await this.months(operation, collection);
    return spans.some(({ from, to }) => hasMissingMonth(months, from.slice(0, 7), to.slice(0, 7)));
  }

  /** Documents per month, filtered by entity only: with more filters, rare subjects would have gaps in most months. */
  private async months({ filters }: DataOperation, collection: Collection): Promise<Month[]> {
    const { date, entities } = collection.mapping;
    const entityFilter = filters.find(({ field }) => entities.includes(field));
    if (date === null || !entityFilter || collection.parameters.dateHistogram === undefined) return [];
    const request = {
      ...buildConditions({ filters: [entityFilter], ranges: [] }, collection),
      pageSize: 1,
      dateHistogram: { field: date, interval: 'month' as const },
    };
    const reply = await this.asked.ask(collection, request, this.context);
    return reply.ok ? reply.value.histogram : [];
  }

  /** Matching documents, each once; identical content under another number is a duplicate. */
  private async documents(operation: DataOperation, collection: Collection): Promise<ReadResult | NoAnswerReason> {
    const [found, isAsked] = [new Map<string, FigureDocument>(), matchesOperation(operation)];
    const whole = new Map<string, CollectedDocument>();
    const request = buildRequest(operation, collection);
    let after: unknown[] | null = null;
    for (let read = 0; read <= this.most;) {
      const reply = await this.asked.ask(collection, { ...request, after }, this.context);
      if (!reply.ok || reply.value.narrowed) return 'fault';
      const { documents, hasMore, total } = reply.value;
      if (total !== null && total > this.most) return 'too-many';
      for (const document of toDocuments(reply.value, collection.mapping).filter(isAsked)) {
        const key = createHash('sha1').update(document.text).digest('base64');
        found.set(key, toFigureDocument(document, operation));
        if (whole.has(key) || whole.size < COLLECTION_LIMITS.behindFigure) whole.set(key, document);
      }
      after = reply.value.after;
      if (!hasMore || after === null || documents.length === 0)
        return { documents: [...found.values()], whole: [...whole.values()] };
      read += documents.length;
    }
    return 'too-many';
  }
}

interface ReadResult {
  documents: FigureDocument[];
  /** The first complete documents in the order received; most operations list these. */
  whole: CollectedDocument[];
}

/** Keeps only the counted fields, because complete documents of a large collection would not fit in memory. */
function toFigureDocument({ id, fields }: CollectedDocument, { fields: asked, sort }: DataOperation): FigureDocument {
  const names = [...asked, sort].filter((name) => fields[name] !== undefined);
  return { id, fields: Object.fromEntries(names.map((name) => [name, fields[name] as string | number | boolean])) };
}

type OperationConditions = Pick<DataOperation, 'filters' | 'ranges'>;

/** Request for an operation's documents. Conditions that the tool does not support are applied to the result. */
function buildRequest(operation: DataOperation, collection: Collection): DocumentRequest {
  return {
    ...buildConditions(operation, collection),
    ...selectFields(operation, collection),
    pageSize: COLLECTION_LIMITS.page,
  };
}

export function buildConditions(
  { filters, ranges }: OperationConditions,
  { parameters, mapping }: Collection,
): Partial<DocumentRequest> {
  const words = filters.filter(({ field }) => !mapping.numbers.includes(field));
  const days = ranges.find(({ field, from, to }) => field === mapping.date && from !== '' && to !== '');
  return {
    ...buildFilters(words, parameters),
    ...(days && parameters.from && parameters.to && { from: days.from, to: days.to }),
  };
}

function buildFilters(
  words: OperationConditions['filters'],
  { filters, query }: Collection['parameters'],
): Partial<DocumentRequest> {
  if (words.length === 0) return {};
  if (filters) return { filters: Object.fromEntries(words.map(({ field, value }) => [field, value])) };
  return query ? { query: words.map(({ value }) => value).join(' ') } : {};
}

/** Fields to request: counted fields and display fields; all fields if no text field identifies documents. */
function selectFields(operation: DataOperation, { parameters, mapping }: Collection): Pick<DocumentRequest, 'fields'> {
  if (!parameters.fields || mapping.id === null || mapping.text === null) return {};
  const { fields, filters, ranges, sort } = operation;
  const known = [mapping.id, mapping.text, mapping.title, mapping.date].filter((name) => name !== null);
  const asked = [...fields, ...filters.map(({ field }) => field), ...ranges.map(({ field }) => field), sort];
  return { fields: [...new Set([...known, ...asked.filter(Boolean)])] };
}
