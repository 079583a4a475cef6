import { openSync } from 'node:fs';
import os from 'node:os';
import type { Database } from '@corroborate/db';
import { CorroborateError, PRIORITIES, STAGES, systemClock } from '@corroborate/domain';
import { DEMO_WORLD, openWorldRun, startQuietly, type WorldRun } from '@corroborate-app/cli';
import { Redis } from 'ioredis';
import { ParsePool } from '@corroborate/pages';
import { stageQueue } from '@corroborate/queue';
import { createEngines } from '@corroborate/search';
import { toTopicDraft } from '../world-run/world.topic';
import { FleetProcesses } from './fleet.processes';
import { investigableTopics } from './pipeline.bench';

export interface FleetBenchOptions {
  workers: number;
  apis: number;
  topics: number;
  /** URL of an empty Redis database, which is emptied again at the end. */
  redis: string;
  /** Multiplies the intervals between calls to engines. */
  rateScale: number;
}

/** Few jobs at once in each process, so that there is a queue for priorities to order. */
const ONE_AT_ONCE = { SEARCH_CONCURRENCY: '1', READ_CONCURRENCY: '1', WEIGH_CONCURRENCY: '1', DECIDE_CONCURRENCY: '1' };

/** Many processes on one PostgreSQL and one Redis; all workers are replaced while they work. */
export async function benchFleet(options: FleetBenchOptions) {
  const { redis: REDIS_URL, rateScale } = options;
  const redis = new Redis(REDIS_URL, { maxRetriesPerRequest: 1 });
  // Job ids repeat from run to run.
  if ((await redis.dbsize()) > 0) throw new CorroborateError('invalid-input', 'The Redis database is not empty.');
  const run = await openWorldRun({
    dir: DEMO_WORLD,
    purpose: 'fleet',
    start: (settings) => startQuietly(settings, { api: false, workers: false }),
    overrides: { REDIS_URL, RATE_SCALE: String(rateScale), CACHE_HOURS: '0', DB_POOL_SIZE: '6', ...ONE_AT_ONCE },
  });
  const fleet = new FleetProcesses(run.settings, openSync(os.devNull, 'a'));
  try {
    return await measureFleet(run, fleet, options);
  } finally {
    await fleet.close();
    await run.close();
    await redis.flushdb();
    redis.disconnect();
  }
}

/** Counts in the database itself how often a result is applied to a topic. */
const WATCH_TOPICS = `
CREATE TABLE topic_writes (topic_id bigint NOT NULL);
CREATE FUNCTION note_topic_write() RETURNS trigger LANGUAGE plpgsql AS
  'BEGIN INSERT INTO topic_writes VALUES (NEW.id); RETURN NEW; END';
CREATE TRIGGER note_topic_write AFTER UPDATE OF investigated ON topics
  FOR EACH ROW EXECUTE FUNCTION note_topic_write();`;

const watchTopics = (db: Database): Promise<unknown> => db.dataSource.query(WATCH_TOPICS);

/** One number each; `topics…`, `decisions…`, `money…` and `stagesSkippedOrFailed` must be 0. */
const COUNTS = {
  completed: "SELECT count(*) AS n FROM investigations WHERE status = 'completed'",
  topicsNotAppliedOnce: `SELECT count(*) AS n FROM topics t
    WHERE (SELECT count(*) FROM topic_writes w WHERE w.topic_id = t.id) <> 1`,
  topicsNotInvestigatedOnce: `SELECT count(*) AS n FROM topics t
    WHERE (SELECT count(*) FROM investigations i WHERE i.topic_id = t.id) <> 1`,
  decisionsNotHandedOverOnce: `SELECT count(*) AS n FROM investigations i
    WHERE (SELECT count(*) FROM handovers h WHERE h.investigation_id = i.id AND h.change = 'decided') <> 1`,
  moneyNotInLedger: `SELECT count(*) AS n FROM investigations i
    WHERE spent_usd <> (SELECT coalesce(sum(cost_usd), 0) FROM upstream_calls c WHERE c.investigation_id = i.id)`,
  callsAfterTheirStage: `SELECT count(*) AS n FROM upstream_calls c
    JOIN stage_results s ON s.investigation_id = c.investigation_id AND s.stage = c.stage
    WHERE NOT c.cached AND c.at > s.finished_at + interval '50 milliseconds' AND NOT EXISTS (
      SELECT 1 FROM stage_results l
      WHERE l.investigation_id = c.investigation_id AND l.stage = c.stage AND l.round > s.round)`,
  stagesSkippedOrFailed: "SELECT count(*) AS n FROM stage_results WHERE state IN ('skipped', 'failed')",
  stagesRestarted: 'SELECT count(*) AS n FROM stage_results WHERE attempts > 1',
  calls: 'SELECT count(*) AS n FROM upstream_calls',
};

/** What must hold however many processes there were, read from the stores when all have ended. */
async function auditFleet(run: WorldRun) {
  const { db, hub } = run.product;
  const counts: Record<string, number> = {};
  for (const [name, sql] of Object.entries(COUNTS)) {
    const [row]: { n: string }[] = await db.dataSource.query(sql);
    counts[name] = Number(row?.n);
  }
  const queues = await hub.counts();
  const left = STAGES.flatMap((stage) => Object.entries({ ...queues[stageQueue(stage)] }))
    .filter(([state]) => state !== 'completed')
    .reduce((sum, [, count]) => sum + Number(count), 0);
  return { ...counts, jobsLeft: left, priorities: await readPriorities(db), engines: await readEngines(run) };
}

/** Place in the order of starts and of ends, from 0 for the first to 1 for the last. */
const PRIORITIES_SQL = `SELECT priority, count(*)::int AS investigations,
    round(avg(started)::numeric, 2)::float8 AS "meanStart", round(avg(finished)::numeric, 2)::float8 AS "meanEnd"
  FROM (SELECT priority, percent_rank() OVER (ORDER BY started_at) AS started,
    percent_rank() OVER (ORDER BY finished_at) AS finished FROM investigations) AS ranked
  GROUP BY priority ORDER BY "meanStart"`;

const readPriorities = (db: Database): Promise<object[]> => db.dataSource.query(PRIORITIES_SQL);

/** Intervals for which requests are counted: of 10, a limit lets 11 requests through, one at either end. */
const WINDOW = 10;

const BUSIEST = `SELECT count(*)::int AS requests, max(inside)::int AS most FROM (
  SELECT count(*) OVER (ORDER BY sent RANGE BETWEEN CURRENT ROW AND make_interval(secs => $2) FOLLOWING) AS inside
  FROM (SELECT at - make_interval(secs => latency_ms / 1000) AS sent FROM upstream_calls
    WHERE provider = $1 AND NOT cached AND attempts = 1 AND status IS NOT NULL) AS calls) AS counted`;

/** Requests of all processes to each engine within ten of its intervals; the limit is kept if these are 11 at most. */
async function readEngines({ settings, product }: WorldRun) {
  const parts = { gateway: { call: () => Promise.reject(new Error('unused')) }, clock: systemClock };
  const engines = createEngines(settings, { ...parts, pool: new ParsePool(0) });
  const rows = [];
  for (const { name, paceMs } of engines.map(({ manifest }) => manifest)) {
    const intervalMs = paceMs * settings.RATE_SCALE;
    const window = [name, (intervalMs * WINDOW) / 1000];
    const [found]: { requests: number; most: number }[] = await product.db.dataSource.query(BUSIEST, window);
    if (found && found.requests > WINDOW) rows.push({ name, intervalMs, ...found });
  }
  return rows;
}

async function measureFleet(run: WorldRun, fleet: FleetProcesses, { workers, apis, topics }: FleetBenchOptions) {
  await watchTopics(run.product.db);
  await fleet.start(workers, apis);
  const started = Date.now();
  const orders = await orderAll(run, fleet, topics);
  let ended = 0;
  const ends = orders.ids.map((id) => run.ends.isOver(id).finally(() => (ended += 1)));
  await fleet.restartWorkers();
  const endedBeforeRestart = ended;
  await Promise.all(ends);
  const minutes = (Date.now() - started) / 60_000;
  await fleet.close();
  return {
    investigationsPerMinute: Math.round((10 * topics) / minutes) / 10,
    endedWhenAllWereReplaced: endedBeforeRestart,
    worker: usageOf(fleet, 'worker'),
    api: usageOf(fleet, 'api'),
    peakConnections: run.ends.peakConnections,
    ordersSentTwice: countBy(orders.statuses),
    ...(await auditFleet(run)),
  };
}

/** Each order goes to two APIs at once; one of them must refuse it. Every third has the same priority. */
async function orderAll(run: WorldRun, { apis }: FleetProcesses, count: number) {
  const known = investigableTopics(run);
  const drafts = Array.from({ length: Math.ceil(count / known.length) }, (_, n) =>
    known.map((topic) => ({ ...toTopicDraft(topic), externalId: `${topic.externalId}-${n}` })),
  );
  const stored = await run.product.investigations.submitTopics(drafts.flat().slice(0, count));
  const order = async (topic_id: number, n: number, api: number) => {
    const body = JSON.stringify({ topic_id, priority: PRIORITIES[n % PRIORITIES.length], force: true });
    const url = `${apis[api % apis.length]?.url}/api/investigations`;
    const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    return { status: answer.status, id: ((await answer.json()) as { investigation_id: number }).investigation_id };
  };
  const answers = await Promise.all(
    stored.flatMap(({ topic }, n) => [order(topic.id, n, n), order(topic.id, n, n + 1)]),
  );
  const accepted = answers.filter(({ status }) => status === 202);
  return { ids: accepted.map(({ id }) => id), statuses: answers.map(({ status }) => status) };
}

/** Processor time counts from readiness. */
function usageOf({ ended }: FleetProcesses, part: 'api' | 'worker') {
  const own = ended.filter((each) => each.part === part);
  return {
    processes: own.length,
    cpuSeconds: Math.round(own.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0)),
    peakMemoryMb: Math.max(...own.map(({ peakMemoryMb }) => peakMemoryMb)),
    longestStopSeconds: Math.max(...own.map(({ stopSeconds }) => stopSeconds)),
    exitCodes: countBy(own.map(({ code }) => code)),
  };
}

const countBy = (values: unknown[]) =>
  Object.fromEntries([...Map.groupBy(values, String)].map(([value, group]) => [value, group.length]));
