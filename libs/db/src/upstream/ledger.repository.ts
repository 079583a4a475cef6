import type { Ledger, LedgerEntry } from '@corroborate/domain';
import { LRUCache } from 'lru-cache';
import { jsonParameter } from '../sql/clean';
import { UpstreamCallEntity } from './upstream.entity';
import { Batcher } from '../sql/batcher';
import { Repository } from '../sql/repository';

export interface LedgerTotals {
  calls: number;
  fromCache: number;
  /** Failed calls (timeouts, refusals, quota). */
  holes: number;
  costUsd: number;
  bytes: number;
}
export interface ProviderTotals extends LedgerTotals {
  provider: string;
  medianLatencyMs: number | null;
  lastAt: string;
}

const TOTALS = `count(*) AS calls, count(*) FILTER (WHERE cached) AS from_cache,
  count(*) FILTER (WHERE outcome NOT IN ('found', 'nothing-found')) AS holes,
  COALESCE(sum(cost_usd), 0) AS cost_usd, COALESCE(sum(bytes), 0) AS bytes`;

/** How long a row may wait to be written in a batch with others, in ms. The caller of a paid call waits for its row. */
const BATCH_DELAY_MS = { free: 1_000, paid: 40 };

/** How long totals of a round are cached, ms. */
const COUNTED_MS = 10_000;
interface RoundTotals {
  round: number;
  totals: Promise<LedgerTotals>;
}

export class LedgerRepository extends Repository implements Ledger {
  private readonly writing = new Batcher<LedgerEntry, null>((entries) => this.write(entries), BATCH_DELAY_MS.free);

  private readonly counted = new LRUCache<number, RoundTotals>({ max: 1_000, ttl: COUNTED_MS });

  /** Resolves when the row is stored. Rows recorded close together are stored in one statement. */
  async record(entry: LedgerEntry): Promise<void> {
    if (entry.investigationId !== null) this.counted.delete(entry.investigationId);
    await this.writing.add(entry, entry.costUsd > 0 ? BATCH_DELAY_MS.paid : BATCH_DELAY_MS.free);
  }

  /** Resolves when all rows recorded so far are stored or have failed. */
  flush(): Promise<void> {
    return this.writing.flush();
  }

  /** Rows of the investigation that are not stored yet, for a statement that stores them with something else. */
  handOver<T>(investigationId: number, write: (calls: LedgerEntry[]) => Promise<T>): Promise<T> {
    return this.writing.handOver((entry) => entry.investigationId === investigationId, write, null);
  }

  private async write(entries: LedgerEntry[]): Promise<null[]> {
    await this.query({ name: 'upstream_calls.insert', text: insertCallsSql('$1') }, [callRows(entries)]);
    return entries.map(() => null);
  }

  /** In chronological order. */
  async listByInvestigation(investigationId: number): Promise<LedgerEntry[]> {
    await this.flush();
    const rows = await this.rows().find({ where: { investigationId }, order: { id: 'ASC' } });
    return rows.map(({ id: _id, cause, ...entry }) => ({ ...entry, ...(cause ? { cause } : {}) }));
  }

  /** `round`: one in which only this process still makes calls, so that rows it has counted need not be read again. */
  async totals(investigationId: number, round?: number): Promise<LedgerTotals> {
    const known = this.counted.get(investigationId);
    if (known && known.round === round) return known.totals;
    const totals = this.count(investigationId);
    if (round !== undefined) this.counted.set(investigationId, { round, totals });
    totals.catch(() => this.counted.delete(investigationId));
    return totals;
  }

  private async count(investigationId: number): Promise<LedgerTotals> {
    await this.flush();
    const text = `SELECT ${TOTALS} FROM upstream_calls WHERE investigation_id = $1`;
    const [totals] = await this.query<LedgerTotals>({ text }, [investigationId]);
    return totals!;
  }

  /** Totals per provider since the given time, for health pages and metrics. */
  async byProvider(since: Date): Promise<ProviderTotals[]> {
    await this.flush();
    return this.query(
      {
        text: `SELECT provider, ${TOTALS}, max(at) AS last_at,
            percentile_cont(0.5) WITHIN GROUP (ORDER BY latency_ms) FILTER (WHERE NOT cached) AS median_latency_ms
          FROM upstream_calls WHERE at >= $1 GROUP BY provider ORDER BY provider`,
      },
      [since],
    );
  }

  private rows() {
    return this.dataSource.getRepository(UpstreamCallEntity);
  }
}

/** Rows are sent as arrays in this order, because field names would make up half of the data. */
const LEDGER_FIELDS = [
  'investigationId',
  'stage',
  'provider',
  'method',
  'url',
  'outcome',
  'reason',
  'status',
  'cached',
  'attempts',
  'latencyMs',
  'bytes',
  'costUsd',
  'at',
  'cause',
] as const satisfies (keyof LedgerEntry)[];

export const callRows = (entries: readonly LedgerEntry[]): string =>
  jsonParameter(entries.map((entry) => LEDGER_FIELDS.map((field) => entry[field])));

/** `rows`: a parameter of `callRows`. */
export const insertCallsSql = (rows: string): string => `INSERT INTO upstream_calls
    (investigation_id, stage, provider, method, url, outcome, reason, status, cached, attempts, latency_ms, bytes,
      cost_usd, at, cause)
  SELECT (r->>0)::bigint, r->>1, r->>2, r->>3, r->>4, r->>5, r->>6, (r->>7)::int, (r->>8)::boolean,
    round((r->>9)::numeric)::int, (r->>10)::double precision, round((r->>11)::numeric)::bigint, (r->>12)::numeric,
    (r->>13)::timestamptz, r->>14
  FROM jsonb_array_elements(${rows}::jsonb) WITH ORDINALITY AS rows(r, n) ORDER BY n`;
