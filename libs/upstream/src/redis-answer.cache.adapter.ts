import type { Redis } from 'ioredis';
import { DAY_MS, type AnswerCache, type CachedAnswer } from '@corroborate/domain';

/** Maximum TTL in Redis, about a year; far above any lifetime in use. */
const MAX_TTL_MS = 366 * DAY_MS;

/**
 * Responses in Redis or Valkey, one key each: 4 bytes header length, the header as JSON, the raw
 * body. The header also contains the expiry time, because the product may run with another clock
 * than the server.
 */
export class RedisAnswerCache implements AnswerCache {
  constructor(
    private readonly redis: Redis,
    /** Prefix of every key. */
    private readonly prefix: string,
  ) {}

  async get(key: string, now: Date): Promise<CachedAnswer | null> {
    const packed = await this.redis.getBuffer(this.prefix + key);
    return packed === null ? null : unpack(packed, now);
  }

  async set(key: string, answer: CachedAnswer, expiresAt: Date): Promise<void> {
    const ttlMs = Math.min(expiresAt.getTime() - Date.now(), MAX_TTL_MS);
    if (ttlMs <= 0) await this.redis.del(this.prefix + key);
    else await this.redis.set(this.prefix + key, pack(answer, expiresAt), 'PX', Math.ceil(ttlMs));
  }

  /** Redis drops expired keys itself, so there is nothing to do. */
  async sweep(_now: Date): Promise<number> {
    return 0;
  }
}

function pack({ body, ...head }: CachedAnswer, expiresAt: Date): Buffer {
  const json = Buffer.from(JSON.stringify({ ...head, expiresAt: expiresAt.getTime() }));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(json.length);
  return Buffer.concat([length, json, body]);
}

/** Null if unreadable, such as an entry of another version. */
function unpack(packed: Buffer, now: Date): CachedAnswer | null {
  try {
    const end = 4 + packed.readUInt32BE(0);
    const { expiresAt, ...head } = JSON.parse(packed.toString('utf8', 4, end)) as Omit<CachedAnswer, 'body'> & {
      expiresAt: number;
    };
    return expiresAt > now.getTime() ? { ...head, body: packed.subarray(end) } : null;
  } catch {
    return null;
  }
}
