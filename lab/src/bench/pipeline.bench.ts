import { CorroborateError } from '@corroborate/domain';
import { quantile } from '../scores';
import pLimit from 'p-limit';
import { draftOf } from '../world-run/world.topic';
import { labWorld } from '../world-run/lab.worlds';
import { openWorldRun, type StartProduct, type WorldRun } from '@corroborate-app/cli';
import { bareCpuMs, type Fetched } from './bare.script';
import { criticalPathMs } from './critical-path.policy';
import { readCalls } from './ledger.reader';
import { addedMs, type StageTimes } from './stage-waits.policy';

export interface PipelineOptions {
  /** Delay added to every web response, ms. */
  latency: number;
  investigations: number;
  world: string;
  /** Factor for politeness intervals; 0 disables them. */
  rateScale: number;
}

/** Number of concurrent investigations, enough to hide the delays of a slow web. */
const WIDTH = 24;

/** Runs investigations against a slow web and compares them with the cost of the web requests alone. */
export async function benchPipeline(options: PipelineOptions, start: StartProduct) {
  const run = await openWorldRun({
    dir: labWorld(options.world),
    purpose: 'bench',
    start,
    latencyMs: options.latency,
    // No cache: every investigation must fetch its own responses, otherwise the second would measure the cache.
    overrides: { CACHE_HOURS: '0', RATE_SCALE: String(options.rateScale) },
  });
  try {
    const single = await measureSingle(run);
    const many = await measureMany(run, options.investigations);
    return { latencyMs: options.latency, ...single, ...many };
  } finally {
    await run.close();
  }
}

/** Runs one investigation at a time, to measure what queue, database and evaluation add to the waits. */
async function measureSingle(run: WorldRun) {
  const ratios: number[] = [];
  const walls: number[] = [];
  const rounds: StageTimes[][] = [];
  for (const topic of investigableTopics(run).slice(0, 8)) {
    const row = await investigateAlone(run, topic, 'single');
    const calls = await readCalls(run.product.db, row.id);
    const waits = criticalPathMs(calls);
    const wall = new Date(row.finishedAt ?? 0).getTime() - new Date(row.startedAt ?? 0).getTime();
    rounds.push(await run.product.db.stageResults.findAll(row.id));
    walls.push(wall);
    if (waits > 0) ratios.push(wall / waits);
  }
  ratios.sort((a, b) => a - b);
  return {
    wallOverCriticalPath: { p50: round(quantile(ratios, 0.5)), max: round(ratios.at(-1) ?? 0) },
    singleWallMs: spread(walls),
    // Time that the social networks alone added to first rounds.
    addedBySocial: spread(rounds.map((times) => addedMs(times, 1, 'social'))),
  };
}

function spread(values: number[]) {
  const sorted = values.toSorted((a, b) => a - b);
  return { p50: Math.round(quantile(sorted, 0.5)), max: sorted.at(-1) ?? 0 };
}

async function measureMany(run: WorldRun, count: number) {
  const { rows, wallMs, cpuMs, peakMemoryMb } = await runMany(run, count);
  const fetched = await answersOf(
    run,
    rows.map((row) => row.id),
  );
  const bareMs = await bareCpuMs(fetched, run.settings);
  return {
    investigations: rows.length,
    notCompleted: rows.filter((row) => row.status !== 'completed').length,
    answers: fetched.length,
    pages: fetched.filter(({ isPage }) => isPage).length,
    wallMs,
    investigationsPerMinute: round((rows.length * 60_000) / wallMs),
    cpuMs: Math.round(cpuMs),
    bareCpuMs: Math.round(bareMs),
    cpuOverBare: round(cpuMs / bareMs),
    peakMemoryMb,
    peakConnections: run.ends.peakConnections,
  };
}

/**
 * Runs `count` investigations, as many concurrently as hide the waits; measures only the product's own elapsed and CPU
 * time.
 */
async function runMany(run: WorldRun, count: number) {
  const topics = investigableTopics(run);
  const jobs = Array.from({ length: count }, (_, n) => ({ topic: topics[n % topics.length], tag: `many-${n}` }));
  const limit = pLimit(WIDTH);
  const cpuBefore = process.cpuUsage();
  const started = Date.now();
  const rows = await Promise.all(
    jobs.flatMap(({ topic, tag }) => (topic ? [limit(() => investigateAlone(run, topic, tag))] : [])),
  );
  const wallMs = Date.now() - started;
  const cpu = process.cpuUsage(cpuBefore);
  const cpuMs = (cpu.user + cpu.system) / 1000;
  // Read before the bare scripts run, because their memory is not the product's.
  const peakMemoryMb = Math.round(process.resourceUsage().maxRSS / 1024);
  return { rows, wallMs, cpuMs, peakMemoryMb };
}

/** Topics of the world that are eligible for investigation. */
export const investigableTopics = (run: WorldRun) =>
  run.world.topics.filter(
    (topic) => topic.newsworthinessScore >= 50 && !topic.investigated && topic.verificationStatus === 'unverified',
  );

/** Duration from request to end. */
export async function investigateAlone(run: WorldRun, topic: WorldRun['world']['topics'][number], tag: string) {
  const { product } = run;
  const [stored] = await product.investigations.submitTopics([
    { ...draftOf(topic), externalId: `${topic.externalId}-${tag}` },
  ]);
  const started = await product.investigations.trigger({
    topicId: stored?.topic.id ?? 0,
    mode: 'detailed',
    priority: 'normal',
    force: true,
    requestedBy: 'bench',
  });
  if (started.kind !== 'started')
    throw new CorroborateError('internal', `The investigation of ${topic.externalId} could not be started.`);
  return run.ends.isOver(started.investigationId);
}

/** Responses that were really fetched, once per fetch. Searches by POST are omitted, to the product's disadvantage. */
async function answersOf(run: WorldRun, ids: number[]): Promise<Fetched[]> {
  return run.product.db.dataSource.query(
    `SELECT url, provider = 'page' AND status = 200 AND url NOT LIKE '%/robots.txt' AS "isPage"
     FROM upstream_calls WHERE investigation_id = ANY($1) AND method = 'GET' AND NOT cached AND attempts > 0`,
    [ids],
  );
}

const round = (value: number) => Math.round(value * 100) / 100;
