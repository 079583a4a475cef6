import type { Database } from '@corroborate/db';
import { RetentionJob } from '@corroborate/investigation';

/** Seconds that one run takes over settings by which the oldest day is due, as on every day. */
export async function benchRetention(db: Database): Promise<number> {
  const settings = {
    HANDLE_DAYS: 30,
    POST_CHECK_DAYS: 0,
    CAPTURE_DAYS: 0,
    PICTURE_DAYS: 0,
    EVENT_DAYS: await oldest(db, 'investigation_events'),
    LEDGER_DAYS: await oldest(db, 'upstream_calls'),
  };
  const began = performance.now();
  await new RetentionJob(db, [], settings).run();
  return Math.round((performance.now() - began) / 10) / 100;
}

/** Whole days, one less than the oldest row has seen. */
async function oldest(db: Database, table: 'investigation_events' | 'upstream_calls'): Promise<number> {
  const rows = await db.dataSource.query<{ days: number }[]>(
    `SELECT extract(epoch FROM now() - min(at))::float8 / 86400 AS days FROM ${table}`,
  );
  return Math.max(1, Math.floor(rows[0]?.days ?? 1) - 1);
}
