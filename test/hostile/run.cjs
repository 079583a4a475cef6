/**
 * One whole investigation of a world by the compiled product in this process, with a watch over its event loop; the
 * last line printed is what was seen. `node run.cjs <world folder> <mode>`; the database is that of DATABASE_URL.
 */
require('reflect-metadata');
const { once } = require('node:events');
const path = require('node:path');
const { Worker } = require('node:worker_threads');

const dist = path.resolve(__dirname, '../../dist');
const { openWorldRun } = require(path.join(dist, 'apps/bench/src/index.js'));
const { startQuietly } = require(path.join(dist, 'apps/cli/src/product.js'));

const EVERY_MS = 10;
/** Shorter gaps are not told one by one. */
const TOLD_MS = 50;

/** Notes every time the timer came late, with the processor time this thread took meanwhile. */
function watch(clock, cpuMs) {
  const gaps = [];
  let last = clock();
  let spent = cpuMs();
  const timer = setInterval(() => {
    const [now, cpu] = [clock(), cpuMs()];
    if (now - last - EVERY_MS > TOLD_MS) gaps.push({ from: last, to: now, cpuMs: cpu - spent });
    [last, spent] = [now, cpu];
  }, EVERY_MS);
  return () => (clearInterval(timer), gaps);
}

const WATCH = watch.toString().replaceAll('EVERY_MS', EVERY_MS).replaceAll('TOLD_MS', TOLD_MS);
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

async function investigated({ product, ends }, stored, mode) {
  const started = await product.investigations.trigger({
    topicId: stored.topic.id,
    mode,
    priority: 'high',
    force: true,
    requestedBy: 'hostile world',
  });
  return ends.over(started.investigationId);
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

const start = (settings) => startQuietly(settings, { api: false, workers: true });

async function main([dir, mode]) {
  const run = await openWorldRun({ dir, purpose: 'hostile', start });
  const { product } = run;
  const [topic] = run.world.topics;
  const [stored] = await product.investigations.submitTopics([topic]);
  // What is loaded on first use is loaded before the watch begins: starting is no page's doing.
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  const { row, ...took } = await watched(() => investigated(run, stored, mode));
  process.stdout.write(`${JSON.stringify({ ...(await outcome(product, row)), ...took })}\n`);
  await run.close();
}

main(process.argv.slice(2)).then(
  () => process.exit(0),
  (error) => {
    process.stderr.write(`${error.stack}\n`);
    process.exit(1);
  },
);
