import { sha256, type Article, type Instant } from '@corroborate/domain';
import type { Pool, PoolClient } from 'pg';
import { LRUCache } from 'lru-cache';
import { cleanText, jsonParameter } from '../sql/clean';
import { InvestigationSourceEntity, type SourceEntity } from './source.entity';
import { Batcher } from '../sql/batcher';
import { isRowId } from '../sql/rows';
import { Columns, inTransaction, getPool } from '../sql/statements';
import { Repository } from '../sql/repository';

export type SourceUse = Omit<InvestigationSourceEntity, 'id' | 'investigationId'>;
/** Omitted fields keep the stored value, or get the column's default in a new row. */
export type SourceUseDraft = Pick<SourceUse, 'sourceId' | 'round'> & Partial<SourceUse>;

/**
 * Maximum characters of articles to cache. Articles are cached because the stages of a round read the same pages
 * repeatedly.
 */
const MAX_CACHED_CHARACTERS = 16_000_000;
/** How long a capture may wait for others to be stored in the same batch, in ms. */
const BATCH_DELAY_MS = 4;

export class SourcesRepository extends Repository {
  /** Captures never change, so those that this process stored or read are cached. */
  private readonly known = new LRUCache<number, Article>({ maxSize: MAX_CACHED_CHARACTERS });
  private readonly saving = new Batcher<Capture, number>((captures) => this.saveAll(captures), BATCH_DELAY_MS, 50);

  private readonly uses = new Columns(this.dataSource, InvestigationSourceEntity, ['id', 'investigationId']);

  /**
   * Stores a capture and returns its ID; the same text at the same URL is the same capture. `lingerMs`: how long it may
   * wait to be batched with others.
   */
  save(article: Article, lingerMs = BATCH_DELAY_MS): Promise<number> {
    const key = sha256(JSON.stringify([article.canonicalUrl, article.contentHash]));
    return this.saving.add({ key, article }, lingerMs);
  }

  /** Articles are shared with other readers and must not be changed. */
  async getMany(ids: number[]): Promise<Map<number, Article>> {
    const found = new Map<number, Article>();
    for (const id of ids) {
      const article = this.known.get(id);
      if (article) found.set(id, article);
    }
    const missing = [...new Set(ids)].filter((id) => !found.has(id) && isRowId(id));
    const rows =
      missing.length === 0
        ? []
        : await this.query<ArticleRow>(
            {
              name: 'sources.articles',
              text: 'SELECT id, article::text AS article, text FROM sources WHERE id = ANY($1::bigint[])',
            },
            [missing],
          );
    for (const { id, article, text } of rows) found.set(id, this.cacheArticle(id, article, text));
    return found;
  }

  /** A capture; null if none. `text` is null if deleted. */
  async capture(id: number): Promise<StoredCapture | null> {
    if (!isRowId(id)) return null;
    const [row] = await this.query<Pick<SourceEntity, 'text' | 'textRemovedAt'> & { article: string }>(
      {
        name: 'sources.capture',
        text: 'SELECT article::text AS article, text, text_removed_at FROM sources WHERE id = $1',
      },
      [id],
    );
    if (!row) return null;
    const removedAt = row.textRemovedAt;
    return { article: JSON.parse(row.article) as Omit<Article, 'text'>, text: removedAt ? null : row.text, removedAt };
  }

  /** Which of these have had their text deleted. */
  async filterRemoved(ids: number[]): Promise<number[]> {
    return this.queryIds(
      {
        name: 'sources.removed',
        text: 'SELECT id FROM sources WHERE id = ANY($1::bigint[]) AND text_removed_at IS NOT NULL',
      },
      [ids.filter(isRowId)],
    );
  }

  private async saveAll(captures: Capture[]): Promise<number[]> {
    const ids = await this.store(new Map(captures.map(({ key, article }) => [key, article])));
    const raced = captures.map(({ key }) => key).filter((key) => !ids.has(key));
    if (raced.length > 0) for (const [key, id] of await this.listIds(raced)) ids.set(key, id);
    return captures.map(({ key }) => {
      const id = ids.get(key);
      if (id === undefined) throw new Error('A capture vanished while it was stored');
      return id;
    });
  }

  /** Returns IDs by key, without captures that another process stored in the meantime. */
  private async store(captures: Map<string, Article>): Promise<Map<string, number>> {
    // Sorted, so that two batches with the same pages cannot deadlock.
    const rows = [...captures].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, article]) => toRow(key, article));
    const columns = [0, 1, 2, 3, 4, 5, 6, 7].map((at) => rows.map((row) => row[at]));
    const stored = await this.query<StoredRow & { fresh: boolean }>(STORE_CAPTURES, columns);
    for (const { id, captureKey, fresh } of stored) {
      const row = fresh && rows.find(([key]) => key === captureKey);
      if (row) this.cacheArticle(id, row[5], row[6]);
    }
    return idsByKey(stored);
  }

  private cacheArticle(id: number, article: string, text: string): Article {
    const whole: Article = { ...(JSON.parse(article) as Omit<Article, 'text'>), text };
    this.known.set(id, whole, { size: article.length + text.length });
    return whole;
  }

  private async listIds(keys: string[]): Promise<Map<string, number>> {
    return idsByKey(
      await this.query(
        { name: 'sources.ids', text: 'SELECT id, capture_key FROM sources WHERE capture_key = ANY($1::text[])' },
        [keys],
      ),
    );
  }

  /**
   * Stores the investigation's assessment of its sources. Omitted fields keep their stored value. `running`: the
   * transaction to which this belongs.
   */
  async saveUses(investigationId: number, uses: SourceUseDraft[], running?: PoolClient): Promise<void> {
    if (uses.length === 0) return;
    const groups = [...groupByFields(this.uses, uses)];
    const write = async (client: Pool | PoolClient) => {
      for (const [names, group] of groups)
        await writeUses(client, investigationId, names.split(','), [...group.values()]);
    };
    if (running || groups.length === 1) await write(running ?? getPool(this.dataSource));
    else await inTransaction(this.dataSource, write);
  }

  /** Ordered by source ID. */
  async listUses(investigationId: number): Promise<SourceUse[]> {
    return this.uses.select('sources.uses', 'WHERE investigation_id = $1 ORDER BY source_id', [investigationId]);
  }
}

const idsByKey = (rows: StoredRow[]) => new Map(rows.map(({ id, captureKey }) => [captureKey, id]));

interface Capture {
  key: string;
  article: Article;
}

export interface StoredCapture {
  article: Omit<Article, 'text'>;
  text: string | null;
  removedAt: Instant | null;
}

/** Both fields are sent as text: the database does not read into them, so the driver need not parse them. */
interface ArticleRow {
  id: number;
  article: string;
  text: string;
}

interface StoredRow {
  id: number;
  captureKey: string;
}

const toRow = (key: string, { text, ...rest }: Article) =>
  [
    key,
    cleanText(rest.canonicalUrl),
    rest.contentHash,
    cleanText(rest.site),
    rest.verdict,
    jsonParameter(rest),
    cleanText(text),
    rest.fetchedAt,
  ] as const;

/** Seeing a capture again restarts its retention period. */
const STORE_CAPTURES = {
  name: 'sources.store',
  text: `WITH given AS (
      SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::jsonb[], $7::text[],
        $8::timestamptz[]) AS capture (key, canonical_url, content_hash, site, verdict, article, text, fetched_at)),
    seen AS (SELECT id, capture_key, last_seen_at < clock_timestamp() - interval '1 hour' AS stale
      FROM sources WHERE capture_key = ANY($1::text[]) AND text_removed_at IS NULL),
    seen_again AS (UPDATE sources SET last_seen_at = clock_timestamp() WHERE id IN (
      SELECT id FROM sources WHERE id IN (SELECT id FROM seen WHERE stale) ORDER BY id FOR UPDATE)),
    fresh AS (INSERT INTO sources
        (capture_key, canonical_url, content_hash, site, verdict, article, text, fetched_at)
      SELECT * FROM given WHERE NOT EXISTS (SELECT 1 FROM seen WHERE capture_key = given.key)
      ON CONFLICT (capture_key) DO UPDATE SET article = EXCLUDED.article, text = EXCLUDED.text,
        fetched_at = EXCLUDED.fetched_at,
        last_seen_at = clock_timestamp(), text_removed_at = NULL WHERE sources.text_removed_at IS NOT NULL
      RETURNING id, capture_key)
    SELECT id, capture_key, false AS fresh FROM seen UNION ALL SELECT id, capture_key, true FROM fresh`,
};

/**
 * Groups rows by the fields they set, so that each group is written by one statement that leaves other fields
 * unchanged.
 */
function groupByFields(columns: Columns<InvestigationSourceEntity>, uses: SourceUseDraft[]) {
  const groups = new Map<string, Map<number, object>>();
  for (const use of uses) {
    const given = Object.entries(use).filter(([, value]) => value !== undefined);
    const names = given.map(([property]) => columns.nameOf(property));
    const group = groups.get(names.join()) ?? new Map<number, object>();
    // The last entry for a source wins.
    group.set(use.sourceId, Object.fromEntries(given.map(([, value], at) => [names[at], value])) as object);
    groups.set(names.join(), group);
  }
  return groups;
}

/** Writers of one investigation are serialized. Column names come from the entity, never from input. */
async function writeUses(
  client: Pool | PoolClient,
  investigationId: number,
  names: string[],
  rows: object[],
): Promise<void> {
  const kept = names.filter((name) => name !== 'source_id').map((name) => `${name} = EXCLUDED.${name}`);
  await client.query(
    `WITH turn AS MATERIALIZED (SELECT pg_advisory_xact_lock(7432, ($1::bigint % 2147483647)::int))
     INSERT INTO investigation_sources (investigation_id, ${names.join()})
     SELECT $1::bigint, ${names.map((name) => `r.${name}`).join()}
     FROM turn, jsonb_populate_recordset(NULL::investigation_sources, $2::jsonb) r
     ON CONFLICT (investigation_id, source_id) DO UPDATE SET ${kept.join()}`,
    [investigationId, jsonParameter(rows)],
  );
}
