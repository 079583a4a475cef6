import { DAY_MS } from '@corroborate/domain';
import type { Database } from '@corroborate/db';
import { RetentionJob, type RetentionReport } from '@corroborate/investigation';

const NETWORKS = ['reddit', 'x', 'bluesky', 'mastodon'];

/** Set so that the oldest day is beyond its time, as every day where the job runs every day. */
export async function benchRetention(db: Database) {
  const settings = {
    HANDLE_DAYS: 30,
    POST_CHECK_DAYS: 0,
    CAPTURE_DAYS: 0,
    PICTURE_DAYS: 0,
    EVENT_DAYS: await oldest(db, 'investigation_events'),
    LEDGER_DAYS: await oldest(db, 'upstream_calls'),
  };
  const job = new RetentionJob(db, [], settings);
  let report: RetentionReport | undefined;
  const seconds = await timed(async () => (report = await job.run()));
  const secondsAgain = await timed(() => job.run());
  const cut = await timed(() => db.retention.cutAddresses(NETWORKS, new Date(Date.now() - 30 * DAY_MS)));
  return { seconds, report: report!, secondsAgain, cutAddressesMs: Math.round(cut * 1000) };
}

/** Whole days, one less than the oldest row has seen. */
async function oldest(db: Database, table: 'investigation_events' | 'upstream_calls'): Promise<number> {
  const rows = await db.dataSource.query<{ days: number }[]>(
    `SELECT extract(epoch FROM now() - min(at))::float8 / 86400 AS days FROM ${table}`,
  );
  return Math.max(1, Math.floor(rows[0]?.days ?? 1) - 1);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return Math.round((performance.now() - began) / 10) / 100;
}
