import { sha256, type AnswerCache, type CachedAnswer } from '@corroborate/domain';
import { LessThanOrEqual, type DataSource } from 'typeorm';
import { cleanText, jsonParameter } from '../clean';
import { UpstreamCacheEntity } from '../entities';
import { ask } from './statements';

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
