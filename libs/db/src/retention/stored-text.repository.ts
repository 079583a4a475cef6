import type { Instant, Json, JsonObject } from '@corroborate/domain';
import type { PoolClient } from 'pg';
import { inTransaction } from '../sql/statements';
import { legalHoldSql } from '../sql/predicates';
import { Repository } from '../sql/repository';

/** One row of any table, with all its text. */
export interface StoredRow {
  table: string;
  /** Its primary key, by column. */
  key: JsonObject;
  /** Investigations it belongs to. */
  cases: number[];
  /** When it was stored; null if unknown. */
  since: Instant | null;
  /** When it expires; null if it does not. */
  expiresAt: Instant | null;
  fields: Record<string, Json>;
}

export interface CaseState {
  id: number;
  held: boolean;
  over: boolean;
}

/**
 * Limits of one fetch: rows (`most`, `fewest`) and approximate bytes; the byte limit never reduces a fetch below
 * `fewest` rows.
 */
const BATCH_LIMITS = { most: 200, fewest: 10, bytes: 4_000_000 };
/** Approximate ratio of a text's size to its compressed size in the database. */
const COMPRESSION_RATIO = 3;
/** Columns that contain keys or values derived from them, and no personal data. */
const SECRET_COLUMNS = ['secret', 'previous_secret', 'secret_hash', 'token_hash', 'public_pem', 'signature'];
/** Timestamp columns in order of preference; the first one present shows since when the row has existed. */
const TIMESTAMP_COLUMNS = [
  ...['created_at', 'fetched_at', 'received_at', 'added_at', 'announced_at', 'held_at', 'read_at', 'imported_at'],
  ...['investigation_date', 'looked_at', 'finished_at', 'at', 'since', 'started_at', 'seen_at', 'last_received_at'],
];
const EXPIRY_COLUMNS = ['expires_at'];

/** SQL that finds the investigations of rows without an investigation column. `t` is the row. */
const CASES_SQL_BY_TABLE: Record<string, string> = {
  investigations: 'SELECT t.id',
  topics: 'SELECT i.id FROM investigations i WHERE i.topic_id = t.id',
  topic_keys: 'SELECT i.id FROM investigations i WHERE i.topic_id = t.topic_id',
  sources: 'SELECT u.investigation_id FROM investigation_sources u WHERE u.source_id = t.id',
  claim_evidence: 'SELECT c.investigation_id FROM claims c WHERE c.id = t.claim_id',
  added_readings: 'SELECT a.investigation_id FROM added_sources a WHERE a.id = t.added_id',
  webhook_deliveries: 'SELECT e.investigation_id FROM investigation_events e WHERE e.id = t.event_id',
  originals: 'SELECT e.investigation_id FROM chain_entries e WHERE e.original_sha256 = t.sha256',
  collection_seen: 'SELECT s.investigation_id FROM collection_scans s WHERE s.id = t.scan_id',
};

/** All stored data, row by row, as of one moment. Read-only. */
export class StoredTextRepository extends Repository {
  /**
   * Visits rows in the order of tables and keys. `visit` returns false to stop; if it returns a promise, the next row
   * waits for it.
   */
  async each(visit: (row: StoredRow) => boolean | Promise<boolean>): Promise<void> {
    await inTransaction(this.dataSource, async (client) => {
      await client.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
      for (const table of await listTextTables(client)) {
        const atOnce = await batchSize(client, table);
        await client.query(`DECLARE kept NO SCROLL CURSOR FOR ${buildSelect(table)}`);
        for (let more = true; more;) {
          const { rows } = await client.query<RawRow>(`FETCH ${atOnce} FROM kept`);
          more = rows.length > 0;
          for (const row of rows) if (!(await visit(toStoredRow(table.name, row)))) return;
        }
        await client.query('CLOSE kept');
      }
    });
  }

  async listCaseStates(ids: readonly number[]): Promise<CaseState[]> {
    return this.query(
      {
        name: 'kept-rows.cases',
        text: `SELECT i.id, ${legalHoldSql('i.id')} AS held, i.status IN ('completed', 'failed', 'cancelled') AS over
          FROM investigations i WHERE i.id = ANY($1::bigint[]) ORDER BY i.id`,
      },
      [ids],
    );
  }
}

/** A table with its text columns. */
interface TextTable {
  name: string;
  columns: string[];
  key: string[];
  texts: string[];
}

async function listTextTables(client: PoolClient): Promise<TextTable[]> {
  const { rows } = await client.query<TextTable>(
    `SELECT class.relname AS name, array_agg(att.attname::text ORDER BY att.attnum) AS columns,
    COALESCE(array_agg(att.attname::text ORDER BY att.attnum) FILTER (WHERE att.attnum = ANY(key.indkey)), '{}') AS key,
    COALESCE(array_agg(att.attname::text ORDER BY att.attnum) FILTER (
      WHERE att.atttypid IN ('text'::regtype, 'jsonb'::regtype) AND att.attname <> ALL($1)), '{}') AS texts
  FROM pg_class class JOIN pg_attribute att ON att.attrelid = class.oid AND att.attnum > 0 AND NOT att.attisdropped
  LEFT JOIN pg_index key ON key.indrelid = class.oid AND key.indisprimary
  WHERE class.relnamespace = current_schema()::regnamespace AND class.relkind = 'r' AND class.relname <> 'migrations'
  GROUP BY class.relname ORDER BY class.relname`,
    [SECRET_COLUMNS],
  );
  return rows.filter(({ texts }) => texts.length > 0);
}

/** Number of rows to fetch at once, based on the stored size of the largest row. */
async function batchSize(client: PoolClient, { name: table, texts }: TextTable): Promise<number> {
  const size = texts.map((name) => `COALESCE(pg_column_size(t."${name}"), 0)`);
  const text = `SELECT max(${size.join(' + ')}) AS largest FROM "${table}" t`;
  const { rows } = await client.query<{ largest: number | null }>(text);
  const largest = Math.max(1, (rows[0]?.largest ?? 0) * COMPRESSION_RATIO);
  return Math.max(BATCH_LIMITS.fewest, Math.min(BATCH_LIMITS.most, Math.floor(BATCH_LIMITS.bytes / largest)));
}

interface RawRow extends Pick<StoredRow, 'key' | 'fields'> {
  cases: (string | number)[];
  since: Date | null;
  until: Date | null;
}

const toStoredRow = (table: string, { key, cases, since, until, fields }: RawRow): StoredRow => ({
  table,
  key,
  cases: cases.map(Number),
  since: since?.toISOString() ?? null,
  expiresAt: until?.toISOString() ?? null,
  fields,
});

/** Contains only names of our own tables and columns, never input. */
function buildSelect({ name: table, columns: names, key, texts }: TextTable): string {
  const first = (wanted: readonly string[]) => wanted.find((name) => names.includes(name));
  const moment = (name: string | undefined) => (name ? `t."${name}"` : 'NULL::timestamptz');
  const since = first(TIMESTAMP_COLUMNS) ?? (names.includes('investigation_id') ? null : undefined);
  const object = (list: string[]) => `jsonb_build_object(${list.map((name) => `'${name}', t."${name}"`).join(', ')})`;
  const [from, until] = [since === null ? CASE_QUEUED_AT : moment(since), moment(first(EXPIRY_COLUMNS))];
  return `SELECT ${object(key.filter((name) => !SECRET_COLUMNS.includes(name)))} AS key,
    ARRAY(SELECT DISTINCT one FROM (${caseColumnOf(table, names)}) AS of_row (one)
      WHERE one IS NOT NULL ORDER BY 1) AS cases,
    ${from} AS since, ${until} AS until, ${object(texts)} AS fields
    FROM "${table}" t ORDER BY ${key.map((name) => `t."${name}"`).join(', ')}`;
}

const CASE_QUEUED_AT = '(SELECT i.queued_at FROM investigations i WHERE i.id = t.investigation_id)';

const caseColumnOf = (table: string, names: readonly string[]): string =>
  CASES_SQL_BY_TABLE[table] ??
  (names.includes('investigation_id') ? 'SELECT t.investigation_id' : 'SELECT NULL::bigint');
