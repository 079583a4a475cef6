import type { Database } from '@corroborate/db';
import { CorroborateError, parseMode } from '@corroborate/domain';
import { readResult } from '@corroborate/report';
import { quantile } from '../scores';
import pLimit from 'p-limit';
import type { WorldOptions } from '../world-run/evaluated.world';
import { toTopicDraft } from '../world-run/world.topic';
import { labWorld } from '../world-run/lab.worlds';
import { readerSettings } from '../world-run/reader.option';
import { openWorldRun, type StartProduct, type WorldRun } from '@corroborate-app/cli';
import { bareCpuMs, type Fetched } from './bare.script';
import { criticalPathMs, type StageCalls } from './critical-path.policy';
import { spread } from './spread';
import { addedBySocial, type StageTimes } from './stage-waits.policy';

export interface PipelineOptions extends Pick<WorldOptions, 'world' | 'mode' | 'reader' | 'tasks'> {
  /** Delay added to every web response, ms. */
  latency: number;
  investigations: number;
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
    overrides: {
      ...{ CACHE_HOURS: '0', RATE_SCALE: String(options.rateScale) },
      ...(options.reader ? readerSettings(options.reader, options.tasks) : {}),
    },
  });
  try {
    const single = await measureSingle(run, options);
    const many = await measureMany(run, options);
    return { latencyMs: options.latency, ...single, ...many };
  } finally {
    await run.close();
  }
}

type Investigation = Awaited<ReturnType<typeof investigateAlone>>;

/** Runs one investigation at a time, to measure what queue, database and evaluation add to the waits. */
async function measureSingle(run: WorldRun, { mode }: PipelineOptions) {
  const ratios: number[] = [];
  const walls: number[] = [];
  const rounds: StageTimes[][] = [];
  for (const topic of investigableTopics(run).slice(0, 8)) {
    const row = await investigateAlone(run, { topic, tag: 'single', mode });
    const calls = await readCalls(run.product.db, row.id);
    const waits = criticalPathMs(calls);
    rounds.push(await run.product.db.stageResults.findAll(row.id));
    walls.push(wallMsOf(row));
    if (waits > 0) ratios.push(wallMsOf(row) / waits);
  }
  ratios.sort((a, b) => a - b);
  return {
    wallOverCriticalPath: { p50: round(quantile(ratios, 0.5)), max: round(ratios.at(-1) ?? 0) },
    singleWallMs: spread(walls),
    // Time that the social networks alone added to first rounds.
    addedBySocial: spread(rounds.map((times) => addedBySocial(times))),
  };
}

const wallMsOf = ({ startedAt, finishedAt }: Investigation): number =>
  new Date(finishedAt ?? 0).getTime() - new Date(startedAt ?? 0).getTime();

async function measureMany(run: WorldRun, options: PipelineOptions) {
  const { rows, wallMs, cpuMs, peakMemoryMb } = await runMany(run, options);
  const fetched = await answersOf(
    run,
    rows.map((row) => row.id),
  );
  const bareMs = await bareCpuMs(fetched, run.settings);
  return {
    investigations: rows.length,
    notCompleted: rows.filter((row) => row.status !== 'completed').length,
    eachWallMs: spread(rows.map(wallMsOf)),
    eachCostUsd: spread(rows.map((row) => readResult(row.result)?.cost_usd ?? 0)),
    models: meanModelUse(rows),
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
async function runMany(run: WorldRun, { investigations, mode }: PipelineOptions) {
  const topics = investigableTopics(run);
  const jobs = Array.from({ length: investigations }, (_, n) => ({
    topic: topics[n % topics.length],
    tag: `many-${n}`,
  }));
  const limit = pLimit(WIDTH);
  const cpuBefore = process.cpuUsage();
  const started = Date.now();
  const rows = await Promise.all(
    jobs.flatMap(({ topic, tag }) => (topic ? [limit(() => investigateAlone(run, { topic, tag, mode }))] : [])),
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

interface Job {
  topic: WorldRun['world']['topics'][number];
  tag: string;
  mode: string;
}

async function investigateAlone({ product, ends }: WorldRun, { topic, tag, mode }: Job) {
  const [stored] = await product.investigations.submitTopics([
    { ...toTopicDraft(topic), externalId: `${topic.externalId}-${tag}` },
  ]);
  const started = await product.investigations.trigger({
    topicId: stored?.topic.id ?? 0,
    mode: parseMode(mode),
    priority: 'normal',
    force: true,
    requestedBy: 'bench',
  });
  if (started.kind !== 'started')
    throw new CorroborateError('internal', `The investigation of ${topic.externalId} could not be started.`);
  return ends.isOver(started.investigationId);
}

/** Calls to models and their tokens, means per investigation. */
function meanModelUse(rows: readonly Investigation[]) {
  const used = rows.flatMap((row) => readResult(row.result)?.reasoning.models ?? []);
  const mean = (of: (use: (typeof used)[number]) => number) =>
    round(used.reduce((sum, one) => sum + of(one), 0) / rows.length);
  return {
    calls: mean(({ calls }) => calls),
    tokensIn: mean((use) => use.tokens_in),
    tokensOut: mean((use) => use.tokens_out),
  };
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

/** The calls of an investigation by stage and round. A ledger row is written when its call has ended. */
async function readCalls(db: Database, investigationId: number): Promise<StageCalls[]> {
  const [calls, stages] = [
    await db.ledger.listByInvestigation(investigationId),
    await db.stageResults.findAll(investigationId),
  ];
  return stages.map(({ round, stage, startedAt, finishedAt }) => {
    const [from, to] = [new Date(startedAt ?? 0).getTime(), new Date(finishedAt).getTime()];
    const own = calls
      .filter((call) => call.stage === stage && !call.cached)
      .map((call) => ({
        chain: `${call.provider} ${hostOf(call.url)}`,
        endMs: new Date(call.at).getTime(),
        latencyMs: call.latencyMs,
      }))
      .filter(({ endMs }) => endMs >= from && endMs <= to + 1)
      .map(({ chain, endMs, latencyMs }) => ({ chain, startMs: endMs - latencyMs, endMs }));
    return { round, stage, calls: own };
  });
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : '';
}
