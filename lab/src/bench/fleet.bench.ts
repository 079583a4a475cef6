import { openSync } from 'node:fs';
import os from 'node:os';
import { CorroborateError, PRIORITIES } from '@corroborate/domain';
import { DEMO_WORLD, openWorldRun, startQuietly, type WorldRun } from '@corroborate-app/cli';
import { Redis } from 'ioredis';
import { draftOf } from '../world-run/world.topic';
import { auditFleet, watchTopics } from './fleet.audit';
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
    known.map((topic) => ({ ...draftOf(topic), externalId: `${topic.externalId}-${n}` })),
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
