import type { CollectionServer } from '../collection-server.port';
import type { ToolDescription } from '../collection.types';
import { okReply, faultReply, type FaultKind, type Reply } from '../faults/fault.types';

export interface FakeRow {
  id: string;
  [field: string]: unknown;
}

const LISTED: ToolDescription = {
  name: 'payments',
  description: 'Payments of public bodies',
  inputSchema: {
    type: 'object',
    properties: {
      query: { type: 'string' },
      filters: { type: 'string' },
      group_by: { type: 'string' },
      date_histogram: { type: 'string' },
      page_size: { type: 'integer' },
      search_after: { type: 'array' },
    },
  },
};

/** A fake data server: pages and groups the given rows, and fails on demand. */
export class FakeCollectionServer implements CollectionServer {
  readonly asked: Record<string, unknown>[] = [];
  /** Fault kinds of the next calls, in order. */
  failing: FaultKind[] = [];
  listed: ToolDescription[] = [LISTED];
  /** Calls that always fail. */
  breaks: ((given: Record<string, unknown>) => boolean) | undefined;

  constructor(
    public rows: FakeRow[],
    readonly name = 'fake',
  ) {}

  async tools(): Promise<Reply<ToolDescription[]>> {
    return okReply(this.listed);
  }

  async call(tool: string, given: Record<string, unknown>): Promise<Reply<unknown>> {
    this.asked.push(given);
    const failing = this.failing.shift();
    if (failing) return faultReply(failing, `told to fail (${failing})`);
    if (this.breaks?.(given)) return faultReply('auth', 'told to break');
    const own = this.listed.some(({ name }) => name === tool) ? this.rows.find(({ id }) => id === given.id) : undefined;
    if (tool !== LISTED.name && own) return okReply(own);
    if (tool !== LISTED.name) return faultReply('not-found', 'there is no such tool');
    const matching = this.rows.filter((row) => fits(row, given));
    return okReply({ ...page(matching, given), ...grouped(matching, given) });
  }

  async close(): Promise<void> {}
}

function fits(row: FakeRow, { query, filters, date_from, date_to }: Record<string, unknown>): boolean {
  const day = String(row.paid_on);
  if (typeof date_from === 'string' && day < date_from) return false;
  if (typeof date_to === 'string' && day > date_to) return false;
  const wanted = typeof filters === 'string' ? (JSON.parse(filters) as Record<string, string>) : {};
  const text = Object.values(row).join(' ').toLowerCase();
  const words = typeof query === 'string' ? query.toLowerCase().split(/\s+/).filter(Boolean) : [];
  return (
    words.every((word) => text.includes(word)) && Object.entries(wanted).every(([name, value]) => row[name] === value)
  );
}

function page(rows: FakeRow[], { page_size = 20, search_after }: Record<string, unknown>) {
  const from = Array.isArray(search_after) ? Number(search_after[0]) : 0;
  const documents = rows.slice(from, from + Number(page_size));
  const next = from + documents.length;
  return {
    documents,
    search_after: documents.length > 0 ? [next] : null,
    has_more: next < rows.length,
    data_context: { unique_ids_matched: new Set(rows.map(({ id }) => id)).size },
  };
}

function grouped(rows: FakeRow[], { group_by, date_histogram, samples_per_bucket }: Record<string, unknown>) {
  const names = typeof group_by === 'string' ? group_by.split(',') : [];
  const count = (keyOf: (row: FakeRow) => string) =>
    [...Map.groupBy(rows, keyOf)].map(([key, own]) => ({
      key,
      doc_count: own.length,
      samples: own.slice(0, Number(samples_per_bucket ?? 0)),
    }));
  const groups = count((row) => JSON.stringify(names.map((name) => row[name])))
    .sort((a, b) => b.doc_count - a.doc_count)
    .map(({ key, ...group }) => ({ ...group, key: JSON.parse(key) as string[] }));
  const months = count((row) => String(row.paid_on).slice(0, 7)).sort((a, b) => (a.key < b.key ? -1 : 1));
  const aggregations = {
    ...(names.length > 0 ? { group_by: { buckets: groups } } : {}),
    ...(date_histogram ? { date_histogram: { buckets: months } } : {}),
  };
  return Object.keys(aggregations).length > 0 ? { aggregations } : {};
}
