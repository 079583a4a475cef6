import pg from 'pg';
import type { Payment } from './data-set.ts';

export const FIELDS = [
  'id',
  'voucher',
  'payer',
  'recipient',
  'amount',
  'paid_on',
  'category',
  'purpose',
  'place',
  'title',
  'text',
] as const;
type Field = (typeof FIELDS)[number];

const TYPES: Partial<Record<Field, string>> = { amount: 'bigint', paid_on: 'date' };

/** Rows go into their own schema, so that the database can hold other data too. */
export async function fill(url: string, rows: Payment[]): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query('CREATE SCHEMA IF NOT EXISTS data_server');
    await client.query('DROP TABLE IF EXISTS data_server.payments');
    const columns = FIELDS.map((name) => `${name} ${TYPES[name] ?? 'text'} NOT NULL`).join(', ');
    await client.query(`CREATE TABLE data_server.payments (seq bigint GENERATED ALWAYS AS IDENTITY, ${columns})`);
    const values = FIELDS.map((name, at) => `$${at + 1}::${TYPES[name] ?? 'text'}[]`).join(', ');
    for (let at = 0; at < rows.length; at += 5_000) {
      const part = rows.slice(at, at + 5_000);
      await client.query(
        `INSERT INTO data_server.payments (${FIELDS.join(', ')}) SELECT * FROM unnest(${values})`,
        FIELDS.map((name) => part.map((row) => row[name])),
      );
    }
    await client.query('CREATE UNIQUE INDEX ON data_server.payments (id, seq)');
    await client.query('CREATE INDEX ON data_server.payments (payer, recipient)');
    await client.query('CREATE INDEX ON data_server.payments (recipient)');
    await client.query("CREATE INDEX ON data_server.payments USING gin (to_tsvector('simple', title))");
    await client.query('ANALYZE data_server.payments');
  } finally {
    await client.end();
  }
}

export interface Question {
  query?: string | undefined;
  filters?: Record<string, unknown> | undefined;
  group_by?: string[] | undefined;
  date_histogram?: { field: string; interval: string } | undefined;
  top_n: number;
  samples_per_bucket: number;
  page_size: number;
  search_after?: [string, number] | undefined;
  fields?: string[] | undefined;
}

/** Thrown if a question names something that does not exist. */
export class InvalidQuestion extends Error {}

export class Payments {
  private readonly pool: pg.Pool;
  private readonly contexts = new Map<string, Promise<Context>>();

  constructor(url: string) {
    this.pool = new pg.Pool({ connectionString: url, max: 4 });
  }

  async answer(question: Question) {
    const where = whereOf(question);
    const [page, context, groups, histogram] = await Promise.all([
      this.page(question, where),
      this.context(where),
      question.group_by?.length ? this.groups(question, where) : null,
      question.date_histogram ? this.histogram(question.date_histogram, where) : null,
    ]);
    const aggregations = {
      ...(groups && { group_by: { buckets: groups } }),
      ...(histogram && { date_histogram: { buckets: histogram } }),
    };
    return { ...page, data_context: context, aggregations };
  }

  close(): Promise<void> {
    return this.pool.end();
  }

  private async page({ page_size, search_after, fields }: Question, { sql, values }: Where) {
    const columns = (fields?.length ? known(fields) : [...FIELDS]).map(column).join(', ');
    const after = search_after ? ` AND (id, seq) > ($${values.length + 1}, $${values.length + 2})` : '';
    const { rows } = await this.pool.query<Record<string, unknown> & { seq: string; id: string }>(
      `SELECT ${columns}, id, seq FROM data_server.payments WHERE ${sql}${after}
       ORDER BY id, seq LIMIT ${page_size + 1}`,
      [...values, ...(search_after ?? [])],
    );
    const shown = rows.slice(0, page_size);
    const last = shown.at(-1);
    return {
      documents: shown.map(({ seq: _, ...row }) => row),
      search_after: last ? [last.id, Number(last.seq)] : null,
      has_more: rows.length > page_size,
    };
  }

  /** The register does not change while it is served, so each count is made once. */
  private context(where: Where): Promise<Context> {
    const key = JSON.stringify(where);
    const known = this.contexts.get(key) ?? this.count(where);
    if (this.contexts.size > 1_000) this.contexts.clear();
    this.contexts.set(key, known);
    return known;
  }

  private async count({ sql, values }: Where): Promise<Context> {
    const { rows } = await this.pool.query<{ ids: number; total: number }>(
      `SELECT count(DISTINCT id)::int AS ids, count(*)::int AS total FROM data_server.payments WHERE ${sql}`,
      values,
    );
    return { unique_ids_matched: rows[0]?.ids ?? 0, rows_matched: rows[0]?.total ?? 0 };
  }

  private async groups({ group_by = [], top_n, samples_per_bucket }: Question, { sql, values }: Where) {
    const names = known(group_by);
    const keys = names.map(plain).join(', ');
    const { rows } = await this.pool.query<{ key: string[]; doc_count: number; samples: unknown[] }>(
      `SELECT ARRAY[${keys}]::text[] AS key, count(*)::int AS doc_count,
        to_jsonb((array_agg(to_jsonb(p) - 'seq' ORDER BY id, seq))[1:${samples_per_bucket}]) AS samples
       FROM data_server.payments p WHERE ${sql} GROUP BY ${keys} ORDER BY count(*) DESC, 1 LIMIT ${top_n}`,
      values,
    );
    return rows.map(({ samples, ...bucket }) => (samples_per_bucket > 0 ? { ...bucket, samples } : bucket));
  }

  private async histogram({ field, interval }: NonNullable<Question['date_histogram']>, { sql, values }: Where) {
    const formats: Record<string, string> = { day: 'YYYY-MM-DD', month: 'YYYY-MM', year: 'YYYY' };
    const format = formats[interval];
    if (field !== 'paid_on' || format === undefined) throw new InvalidQuestion('invalid argument: date_histogram');
    const { rows } = await this.pool.query<{ key: string; doc_count: number }>(
      `SELECT to_char(paid_on, '${format}') AS key, count(*)::int AS doc_count
       FROM data_server.payments WHERE ${sql} GROUP BY 1 ORDER BY 1`,
      values,
    );
    return rows;
  }
}

interface Context {
  unique_ids_matched: number;
  rows_matched: number;
}

interface Where {
  sql: string;
  values: unknown[];
}

function whereOf({ query, filters = {} }: Question): Where {
  const values: unknown[] = [];
  const parts = Object.entries(filters).map(([name, value]) => {
    values.push(String(value));
    return `${plain(known([name])[0] as Field)} = $${values.length}`;
  });
  if (query) {
    values.push(query.slice(0, 500));
    parts.push(`to_tsvector('simple', title) @@ plainto_tsquery('simple', $${values.length})`);
  }
  return { sql: parts.length ? parts.join(' AND ') : 'true', values };
}

function known(names: string[]): Field[] {
  const unknown = names.find((name) => !(FIELDS as readonly string[]).includes(name));
  if (unknown !== undefined) throw new InvalidQuestion(`invalid argument: there is no field ${unknown.slice(0, 40)}`);
  return names as Field[];
}

const plain = (name: Field): string => (name in TYPES ? `${name}::text` : name);
const column = (name: Field): string => {
  if (name === 'paid_on') return "to_char(paid_on, 'YYYY-MM-DD') AS paid_on";
  return name === 'amount' ? 'amount::int AS amount' : name;
};
