import { sha256, type AnswerCache, type CachedAnswer } from '@corroborate/domain';
import { LessThanOrEqual } from 'typeorm';
import { cleanText, jsonParameter } from '../sql/clean';
import { UpstreamCacheEntity } from './upstream.entity';
import { Batcher } from '../sql/batcher';
import { type Statement } from '../sql/statements';
import { Repository } from '../sql/repository';

interface CacheLookup {
  keyHash: string;
  now: Date;
}

interface CacheWrite {
  keyHash: string;
  answer: CachedAnswer;
  expiresAt: Date;
}

/** No delay: only writes made in the same tick, or while a statement is running, are batched. */
const BATCH_DELAY_MS = 0;
/** Responses can have several megabytes, so few are read per statement. */
const MAX_READ_BATCH = 50;
const MAX_WRITE_BATCH = 16;

/** Cached upstream responses, shared by all processes on one database. Concurrent calls share statements. */
export class PostgresAnswerCache extends Repository implements AnswerCache {
  private readonly reading = new Batcher<CacheLookup, CachedAnswer | null>(
    (all) => this.read(all),
    BATCH_DELAY_MS,
    MAX_READ_BATCH,
  );
  private readonly writing = new Batcher<CacheWrite, null>((all) => this.write(all), BATCH_DELAY_MS, MAX_WRITE_BATCH);

  get(key: string, now: Date): Promise<CachedAnswer | null> {
    return this.reading.add({ keyHash: sha256(key), now });
  }

  async set(key: string, answer: CachedAnswer, expiresAt: Date): Promise<void> {
    await this.writing.add({ keyHash: sha256(key), answer, expiresAt });
  }

  async sweep(now: Date): Promise<number> {
    const done = await this.dataSource
      .getRepository(UpstreamCacheEntity)
      .delete({ expiresAt: LessThanOrEqual(now.toISOString()) });
    return done.affected ?? 0;
  }

  private async read(all: CacheLookup[]): Promise<(CachedAnswer | null)[]> {
    const keys = all.map(({ keyHash }) => keyHash);
    const moments = all.map(({ now }) => now);
    const rows = await this.query<CachedAnswer & { at: number }>(
      {
        name: 'upstream_cache.get',
        text: `SELECT wanted.at::int AS at, status, headers, body, url, redirects
          FROM unnest($1::text[], $2::timestamptz[]) WITH ORDINALITY AS wanted(key_hash, now, at)
          JOIN upstream_cache USING (key_hash) WHERE expires_at > wanted.now`,
      },
      [keys, moments],
    );
    const found = new Map(rows.map(({ at, ...answer }) => [at, answer]));
    return all.map((_, at) => found.get(at + 1) ?? null);
  }

  /**
   * If there are several responses for one key, stores only the last, because a statement can write a row only once.
   * Sorted by key, so that two processes with the same responses cannot deadlock.
   */
  private async write(all: CacheWrite[]): Promise<null[]> {
    const last = new Map(all.map((one) => [one.keyHash, one]));
    const rows = [...last.values()].sort((a, b) => (a.keyHash < b.keyHash ? -1 : 1));
    await this.query(buildCacheWrite(rows.length), rows.flatMap(valuesOf));
    return all.map(() => null);
  }
}

const valuesOf = ({ keyHash, answer, expiresAt }: CacheWrite): unknown[] => [
  keyHash,
  answer.status,
  jsonParameter(answer.headers),
  answer.body,
  cleanText(answer.url),
  jsonParameter(answer.redirects),
  expiresAt,
];

const COLUMNS = ['key_hash', 'status', 'headers', 'body', 'url', 'redirects', 'expires_at'];

/**
 * A separate statement for each number of rows, because bodies are sent as binary parameters, which an array does not
 * allow.
 */
function buildCacheWrite(count: number): Statement {
  const row = (at: number) => `(${COLUMNS.map((_, column) => `$${at * COLUMNS.length + column + 1}`).join(', ')})`;
  return {
    name: `upstream_cache.set.${count}`,
    text: `INSERT INTO upstream_cache (${COLUMNS.join(', ')})
      VALUES ${Array.from({ length: count }, (_, at) => row(at)).join(', ')}
      ON CONFLICT (key_hash) DO UPDATE SET status = EXCLUDED.status, headers = EXCLUDED.headers, body = EXCLUDED.body,
        url = EXCLUDED.url, redirects = EXCLUDED.redirects, expires_at = EXCLUDED.expires_at`,
  };
}
