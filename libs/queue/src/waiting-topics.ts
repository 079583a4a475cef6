import type { Settings } from '@corroborate/config';
import { Client } from 'pg';
import { TOPICS_QUEUE } from './queue.names';
import { StoreQueue } from './stores/bull.classes';
import { QUEUE_SCHEMA } from './stores/postgres.store';
import { openRedisStore } from './stores/redis.store';
import type { PublicTopicPayload } from './topic.contract';

/**
 * Topics waiting in the public queue, the only queue data without a row. Read-only; creates no tables. Raw job data,
 * oldest first.
 */
export function listWaitingTopics(
  { REDIS_URL }: Pick<Settings, 'REDIS_URL'>,
  databaseUrl: string,
): Promise<PublicTopicPayload[]> {
  return REDIS_URL ? fromRedis(REDIS_URL) : fromPostgres(databaseUrl);
}

async function fromPostgres(url: string): Promise<PublicTopicPayload[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const there = await client.query<{ job: string | null }>('SELECT to_regclass($1) AS job', [`${QUEUE_SCHEMA}.job`]);
    if (there.rows[0]?.job === null) return [];
    const { rows } = await client.query<{ data: PublicTopicPayload }>(
      `SELECT data FROM ${QUEUE_SCHEMA}.job
        WHERE queue = $1 AND state IN ('waiting', 'delayed', 'active') ORDER BY seq`,
      [TOPICS_QUEUE],
    );
    return rows.map(({ data }) => data);
  } finally {
    await client.end();
  }
}

async function fromRedis(url: string): Promise<PublicTopicPayload[]> {
  const store = await openRedisStore(url, () => undefined);
  try {
    const queue = new StoreQueue(TOPICS_QUEUE, { connection: store.connection });
    const jobs = await queue.getJobs(['prioritized', 'waiting', 'delayed', 'active'], 0, -1, true);
    await queue.close();
    return jobs.map(({ data }) => data as PublicTopicPayload);
  } finally {
    await store.close();
  }
}
