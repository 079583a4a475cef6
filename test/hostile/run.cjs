/**
 * One whole investigation of a world by the compiled product in this process, with a watch over its event loop; the
 * last line printed is what was seen. `node run.cjs <world folder> <mode>`; the database is that of DATABASE_URL.
 */
require('reflect-metadata');
const { once } = require('node:events');
const { readFileSync } = require('node:fs');
const path = require('node:path');
const { Worker } = require('node:worker_threads');

const dist = path.resolve(__dirname, '../../dist');
const { startQuietly } = require(path.join(dist, 'apps/cli/src/product.js'));
const { loadSettings } = require(path.join(dist, 'libs/config/src/index.js'));
const { spawnSandbox } = require(path.join(dist, 'libs/sandbox/src/index.js'));
const { extractClaims } = require(path.join(dist, 'libs/reading/src/index.js'));
const { matchFactChecks } = require(path.join(dist, 'libs/verification/src/index.js'));

const EVERY_MS = 10;
/** Shorter gaps are not told one by one. */
const MIN_GAP_MS = 50;

/** Notes every time the timer came late, with the processor time this thread took meanwhile. */
function watch(clock, cpuMs) {
  const gaps = [];
  let last = clock();
  let spent = cpuMs();
  const timer = setInterval(() => {
    const [now, cpu] = [clock(), cpuMs()];
    if (now - last - EVERY_MS > MIN_GAP_MS) gaps.push({ from: last, to: now, cpuMs: cpu - spent });
    [last, spent] = [now, cpu];
  }, EVERY_MS);
  return () => (clearInterval(timer), gaps);
}

const WATCH = watch.toString().replaceAll('EVERY_MS', EVERY_MS).replaceAll('MIN_GAP_MS', MIN_GAP_MS);
const BESIDE = `
const { parentPort } = require('node:worker_threads');
const watch = ${WATCH};
const stop = watch(() => performance.timeOrigin + performance.now(), () => 0);
parentPort.once('message', () => parentPort.postMessage(stop()));
`;

/** Watches the loop of this process and one in a thread beside it, while the work lasts. */
async function watched(work) {
  const beside = new Worker(BESIDE, { eval: true });
  await once(beside, 'online');
  const stop = watch(
    () => performance.timeOrigin + performance.now(),
    () => {
      const { user, system } = process.threadCpuUsage();
      return (user + system) / 1000;
    },
  );
  const began = Date.now();
  const row = await work();
  const tookMs = Date.now() - began;
  const main = stop();
  beside.postMessage('stop');
  const [besides] = await once(beside, 'message');
  await beside.terminate();
  return { row, tookMs, main, beside: besides };
}

/** The first line is all that is needed: the pages of the world are in the process that serves them. */
const readFirst = (dir, name) => JSON.parse(readFileSync(path.join(dir, name), 'utf8').split('\n', 1)[0]);

/** The product on a world that a process of its own serves. */
async function openProduct(dir) {
  const sandbox = await spawnSandbox(dir, {});
  const settings = loadSettings(undefined, {
    DATABASE_URL: process.env.DATABASE_URL,
    EGRESS_PROXY_URL: sandbox.proxyUrl,
    EGRESS_CA_FILE: sandbox.caFile,
    SEARXNG_URL: 'https://searx.example',
    BRAVE_API_KEY: 'sandbox-key',
    CLOCK_START: readFirst(dir, 'world.json').now,
    RATE_SCALE: '0',
    PLAN_APPROVAL: 'none',
    LOG_LEVEL: 'error',
  });
  const product = await startQuietly(settings, { api: false, workers: true });
  const close = async () => {
    await product.close();
    await sandbox.stop();
  };
  return { product, close };
}

/** The first topic of a process compiles the patterns of its language: a third of a second, whatever the topic says. */
function compilePatterns(topic) {
  const plain = { ...topic, title: 'A bridge in Ohio was closed on Monday', summary: null, articleText: null };
  matchFactChecks(plain, extractClaims(plain), []);
}

async function investigated({ product }, stored, mode) {
  const started = await product.investigations.trigger({
    topicId: stored.topic.id,
    mode,
    priority: 'high',
    force: true,
    requestedBy: 'hostile world',
  });
  for (;;) {
    const row = await product.db.investigations.get(started.investigationId);
    if (['completed', 'failed', 'cancelled'].includes(row.status)) return row;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** What the stages did, and what became of the pages. */
async function outcome(product, row) {
  const results = await product.db.stageResults.findAll(row.id);
  const pages = results.filter(({ stage }) => stage === 'read').flatMap(({ data }) => data?.pages ?? []);
  const stages = results.map(({ round, stage, state, reason, startedAt, finishedAt }) => ({
    round,
    stage,
    state,
    reason: reason && reason.slice(0, 200),
    startedAt,
    ms: Date.parse(finishedAt) - Date.parse(startedAt),
  }));
  const verdicts = {};
  for (const { verdict } of pages) verdicts[verdict] = (verdicts[verdict] ?? 0) + 1;
  const reasons = pages.map(({ verdict, reason }) => `${verdict}: ${reason}`.slice(0, 140));
  return { status: row.status, failure: row.failure, level: row.verificationLevelAfter, verdicts, stages, reasons };
}

async function main([dir, mode]) {
  const run = await openProduct(dir);
  const { product } = run;
  const [stored] = await product.investigations.submitTopics([readFirst(dir, 'topics.jsonl')]);
  // What is loaded on first use is loaded before the watch begins: starting is no page's doing.
  compilePatterns(stored.topic);
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  const idleMemoryMb = Math.round(process.memoryUsage.rss() / 1024 ** 2);
  const { row, ...took } = await watched(() => investigated(run, stored, mode));
  // In kB, with all threads.
  const peakMemoryMb = Math.round(process.resourceUsage().maxRSS / 1024);
  process.stdout.write(
    `${JSON.stringify({ ...(await outcome(product, row)), ...took, idleMemoryMb, peakMemoryMb })}\n`,
  );
  await run.close();
}

main(process.argv.slice(2)).then(
  () => process.exit(0),
  (error) => {
    process.stderr.write(`${error.stack}\n`);
    process.exit(1);
  },
);
