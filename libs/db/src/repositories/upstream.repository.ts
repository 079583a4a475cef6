import {
  sha256,
  systemClock,
  type AnswerCache,
  type BudgetStore,
  type Spending,
  type CachedAnswer,
  type Clock,
  type DomainRating,
  type Ledger,
  type LedgerEntry,
  type PaceStore,
  type RatingLookup,
} from '@corroborate/domain';
import { In, LessThanOrEqual, type DataSource } from 'typeorm';
import { cleanText, jsonParameter } from '../clean';
import { DomainRatingEntity, RatingImportEntity, UpstreamCacheEntity, UpstreamCallEntity } from '../entities';
import { addEntry, managed, type Manager } from './audit.entry';
import { Batcher } from './batcher';
import { isRowId } from './plain';
import { ask } from './statements';

export interface LedgerTotals {
  calls: number;
  fromCache: number;
  /** Calls that came to nothing because we could not look. */
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

/** How long a row may wait for others to be written with it, ms. */
const LINGER_MS = 40;

export class LedgerRepository implements Ledger {
  private readonly writing = new Batcher<LedgerEntry, null>((entries) => this.write(entries), LINGER_MS);

  constructor(private readonly dataSource: DataSource) {}

  /** Resolves when the row is stored; rows that come close together are stored together. */
  async record(entry: LedgerEntry): Promise<void> {
    await this.writing.add(entry);
  }

  /** Resolves when all rows recorded so far are stored or have failed. */
  flush(): Promise<void> {
    return this.writing.flush();
  }

  private async write(entries: LedgerEntry[]): Promise<null[]> {
    const rows = entries.map((entry) => LEDGER_FIELDS.map((field) => entry[field]));
    await ask(this.dataSource, INSERT_CALLS, [jsonParameter(rows)]);
    return entries.map(() => null);
  }

  /** In the order in which they were made. */
  async ofInvestigation(investigationId: number): Promise<LedgerEntry[]> {
    await this.flush();
    const rows = await this.rows().find({ where: { investigationId }, order: { id: 'ASC' } });
    return rows.map(({ id: _id, cause, ...entry }) => ({ ...entry, ...(cause ? { cause } : {}) }));
  }

  async totals(investigationId: number): Promise<LedgerTotals> {
    await this.flush();
    const rows: Row[] = await this.dataSource.query(
      `SELECT ${TOTALS} FROM upstream_calls WHERE investigation_id = $1`,
      [investigationId],
    );
    return toTotals(rows[0] ?? {});
  }

  /** How each provider did since a moment, for health pages and metrics. */
  async byProvider(since: Date): Promise<ProviderTotals[]> {
    await this.flush();
    const rows: Row[] = await this.dataSource.query(
      `SELECT provider, ${TOTALS}, max(at) AS last_at,
         percentile_cont(0.5) WITHIN GROUP (ORDER BY latency_ms) FILTER (WHERE NOT cached) AS median
       FROM upstream_calls WHERE at >= $1 GROUP BY provider ORDER BY provider`,
      [since],
    );
    return rows.map((row) => ({
      provider: row.provider as string,
      ...toTotals(row),
      medianLatencyMs: row.median === null ? null : Number(row.median),
      lastAt: (row.last_at as Date).toISOString(),
    }));
  }

  private rows() {
    return this.dataSource.getRepository(UpstreamCallEntity);
  }
}

/** A row is sent as an array in this order: names would be half of it. */
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
const INSERT_CALLS = {
  name: 'upstream_calls.insert',
  text: `INSERT INTO upstream_calls (investigation_id, stage, provider, method, url, outcome, reason, status, cached,
    attempts, latency_ms, bytes, cost_usd, at, cause)
    SELECT (r->>0)::bigint, r->>1, r->>2, r->>3, r->>4, r->>5, r->>6, (r->>7)::int, (r->>8)::boolean,
      round((r->>9)::numeric)::int,
      (r->>10)::double precision, round((r->>11)::numeric)::bigint, (r->>12)::numeric, (r->>13)::timestamptz, r->>14
    FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY AS rows(r, n) ORDER BY n`,
};

type Row = Record<string, unknown>;
function toTotals(row: Row): LedgerTotals {
  const number = (value: unknown) => Number(value ?? 0);
  return {
    calls: number(row.calls),
    fromCache: number(row.from_cache),
    holes: number(row.holes),
    costUsd: number(row.cost_usd),
    bytes: number(row.bytes),
  };
}

/** Answers of upstreams, shared by all processes on one database. */
export class PostgresAnswerCache implements AnswerCache {
  constructor(private readonly dataSource: DataSource) {}

  async get(key: string, now: Date): Promise<CachedAnswer | null> {
    const [answer] = await ask<CachedAnswer>(this.dataSource, CACHE_GET, [sha256(key), now]);
    return answer ?? null;
  }

  async set(key: string, answer: CachedAnswer, expiresAt: Date): Promise<void> {
    const { status, headers, body, url, redirects } = answer;
    const values = [
      sha256(key),
      status,
      jsonParameter(headers),
      body,
      cleanText(url),
      jsonParameter(redirects),
      expiresAt,
    ];
    await ask(this.dataSource, CACHE_SET, values);
  }

  async sweep(now: Date): Promise<number> {
    const done = await this.dataSource
      .getRepository(UpstreamCacheEntity)
      .delete({ expiresAt: LessThanOrEqual(now.toISOString()) });
    return done.affected ?? 0;
  }
}

const CACHE_GET = {
  name: 'upstream_cache.get',
  text: `SELECT status, headers, body, url, redirects FROM upstream_cache WHERE key_hash = $1
    AND expires_at > $2::timestamptz`,
};
const CACHE_SET = {
  name: 'upstream_cache.set',
  text: `INSERT INTO upstream_cache (key_hash, status, headers, body, url, redirects, expires_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7)
    ON CONFLICT (key_hash) DO UPDATE SET status = EXCLUDED.status, headers = EXCLUDED.headers, body = EXCLUDED.body,
      url = EXCLUDED.url, redirects = EXCLUDED.redirects, expires_at = EXCLUDED.expires_at`,
};

/**
 * Spacing over all processes on one database. The database's clock decides, so machines whose clocks differ
 * keep one pace; `clock` only turns "until" into "for how long".
 */
export class PostgresPaceStore implements PaceStore {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock = systemClock,
  ) {}

  async reserve(key: string, intervalMs: number, maxWaitMs: number): Promise<{ granted: boolean; waitMs: number }> {
    const booked = await ask<{ wait: number }>(this.dataSource, { name: 'pace.reserve', text: RESERVE_SQL }, [
      sha256(key),
      intervalMs,
      maxWaitMs,
    ]);
    if (booked[0]) return { granted: true, waitMs: Math.max(0, Math.round(booked[0].wait)) };
    const refused: { wait: number }[] = await this.dataSource.query(WAIT_SQL, [sha256(key)]);
    return { granted: false, waitMs: Math.max(0, Math.round(refused[0]?.wait ?? 0)) };
  }

  async pauseUntil(key: string, until: Date): Promise<void> {
    const pauseMs = until.getTime() - this.clock.now().getTime();
    if (pauseMs > 0) await this.dataSource.query(PAUSE_SQL, [sha256(key), pauseMs]);
  }
}

const MS = (parameter: string) => `make_interval(secs => ${parameter}::double precision / 1000)`;
/** One statement, so that no two callers get one moment; the slot moves on only when the wait is bearable. */
const RESERVE_SQL = `
INSERT INTO pace_slots AS slot (key_hash, next_at) VALUES ($1, clock_timestamp() + ${MS('$2')})
ON CONFLICT (key_hash) DO UPDATE SET next_at = GREATEST(slot.next_at, clock_timestamp()) + ${MS('$2')}
WHERE slot.next_at <= clock_timestamp() + ${MS('$3')}
RETURNING extract(epoch FROM next_at - ${MS('$2')} - clock_timestamp())::double precision * 1000 AS wait`;
const WAIT_SQL = `SELECT extract(epoch FROM next_at - clock_timestamp())::double precision * 1000 AS wait
  FROM pace_slots WHERE key_hash = $1`;
const PAUSE_SQL = `
INSERT INTO pace_slots AS slot (key_hash, next_at) VALUES ($1, clock_timestamp() + ${MS('$2')})
ON CONFLICT (key_hash) DO UPDATE SET next_at = GREATEST(slot.next_at, EXCLUDED.next_at)`;

/** Money of investigations, on their own rows. An unknown investigation has no money. */
export class BudgetRepository implements BudgetStore {
  constructor(private readonly dataSource: DataSource) {}

  /** While an investigation is paused nothing is granted. */
  async spend(investigationId: number, usd: number): Promise<Spending> {
    if (!isRowId(investigationId) || !(usd >= 0)) return { granted: false, ...(await this.stand(investigationId)) };
    const result: [Money[], number] = await this.dataSource.query(
      `UPDATE investigations SET spent_usd = spent_usd + $2::numeric
       WHERE id = $1 AND status <> 'paused' AND spent_usd + $2::numeric <= budget_usd RETURNING spent_usd, budget_usd`,
      [investigationId, usd.toFixed(6)],
    );
    const row = result[0][0];
    return row ? { granted: true, ...toStand(row) } : { granted: false, ...(await this.stand(investigationId)) };
  }

  async refund(investigationId: number, usd: number): Promise<void> {
    if (!isRowId(investigationId) || !(usd > 0)) return;
    await this.dataSource.query(
      'UPDATE investigations SET spent_usd = GREATEST(0, spent_usd - $2::numeric) WHERE id = $1',
      [investigationId, usd.toFixed(6)],
    );
  }

  private async stand(id: number): Promise<Omit<Spending, 'granted'>> {
    if (!isRowId(id)) return { spentUsd: 0, limitUsd: 0 };
    const rows: (Money & { paused: boolean })[] = await this.dataSource.query(
      `SELECT spent_usd, budget_usd, status = 'paused' AS paused FROM investigations WHERE id = $1`,
      [id],
    );
    const [row] = rows;
    return row ? { ...toStand(row), ...(row.paused ? { paused: true } : {}) } : { spentUsd: 0, limitUsd: 0 };
  }
}

interface Money {
  spent_usd: string;
  budget_usd: string;
}
const toStand = (row: Money) => ({ spentUsd: Number(row.spent_usd), limitUsd: Number(row.budget_usd) });

export interface RatingRow {
  site: string;
  /** 0–1. */
  score: number;
  label?: string | null;
  lean?: string | null;
}
export interface RatingImport {
  scheme: string;
  fileName: string;
  rowCount: number;
  importedAt: string;
}

export class RatingsRepository implements RatingLookup {
  constructor(private readonly dataSource: DataSource) {}

  async find(sites: string[]): Promise<DomainRating[]> {
    if (sites.length === 0) return [];
    const rows = await this.dataSource
      .getRepository(DomainRatingEntity)
      .find({ where: { site: In([...new Set(sites)]) }, order: { site: 'ASC', scheme: 'ASC' } });
    return rows.map(({ id: _id, ...rating }) => rating);
  }

  /** All of a scheme. */
  async ofScheme(scheme: string): Promise<RatingRow[]> {
    const rows = await this.dataSource.getRepository(DomainRatingEntity).find({ where: { scheme } });
    return rows.map(({ site, score, label }) => ({ site, score, label }));
  }

  /**
   * Puts the rows in the place of all earlier ones of the scheme. A site named twice keeps its last row. @param by who
   * does it, for the audit log
   */
  async importRows(scheme: string, rows: RatingRow[], fileName: string, by?: Manager): Promise<RatingImport> {
    const last = [...new Map(rows.map((row) => [row.site, row])).values()];
    return this.dataSource.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [7_433, scheme]);
      await manager.delete(DomainRatingEntity, { scheme });
      await manager.query(
        `INSERT INTO domain_ratings (site, scheme, score, label, lean)
         SELECT site, $1, score, label, lean FROM jsonb_to_recordset($2::jsonb) AS r(site text, score double precision,
           label text, lean text)`,
        [scheme, jsonParameter(last)],
      );
      const details = { file_name: fileName, rows: last.length };
      if (by) await addEntry(manager, { ...managed(by, 'ratings.import', scheme), details });
      const saved = await manager.save(RatingImportEntity, { scheme, fileName, rowCount: last.length });
      const { importedAt } = await manager.findOneByOrFail(RatingImportEntity, { id: saved.id });
      return { scheme, fileName, rowCount: last.length, importedAt };
    });
  }

  /** Newest first. */
  async imports(): Promise<RatingImport[]> {
    const rows = await this.dataSource.getRepository(RatingImportEntity).find({ order: { id: 'DESC' }, take: 100 });
    return rows.map(({ id: _id, ...entry }) => entry);
  }
}
