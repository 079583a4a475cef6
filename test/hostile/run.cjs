/**
 * One whole investigation of a world by the compiled product in this process, with a watch over its event loop; the
 * last line printed is what was seen. `node run.cjs <world folder> <mode>`; the database is that of DATABASE_URL.
 */
require('reflect-metadata');
const { once } = require('node:events');
const path = require('node:path');
const { Worker } = require('node:worker_threads');

const dist = path.resolve(__dirname, '../../dist');
const { openWorldRun } = require(path.join(dist, 'apps/cli/src/world-run/world.run.js'));
const { whenOver } = require(path.join(dist, 'apps/cli/src/world-run/outcome.reader.js'));

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

const BESIDE = `
const { parentPort } = require('node:worker_threads');
const watch = ${watch.toString().replace('EVERY_MS', EVERY_MS).replaceAll('EVERY_MS', EVERY_MS).replaceAll('TOLD_MS', TOLD_MS)};
const stop = watch(() => performance.timeOrigin + performance.now(), () => 0);
parentPort.once('message', () => parentPort.postMessage(stop()));
`;

async function main([dir, mode]) {
  const run = await openWorldRun({ dir, purpose: 'hostile', api: false });
  const { house } = run.product;
  const [topic] = run.world.topics;
  const [stored] = await house.desk.submitTopics([topic]);
  // What is loaded on first use is loaded before the watch begins: starting is no page's doing.
  await new Promise((resolve) => setTimeout(resolve, 1_500));
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
  const started = await house.desk.trigger({
    topicId: stored.topic.id,
    mode,
    priority: 'high',
    force: true,
    requestedBy: 'hostile world',
  });
  const row = await whenOver(house, started.investigationId);
  const tookMs = Date.now() - began;
  const main = stop();
  beside.postMessage('stop');
  const [besides] = await once(beside, 'message');
  await beside.terminate();
  const pages = (await house.db.stageResults.findAll(row.id))
    .filter(({ stage }) => stage === 'read')
    .flatMap(({ data }) => data?.pages ?? []);
  const stages = (await house.db.stageResults.findAll(row.id)).map(
    ({ round, stage, state, reason, startedAt, finishedAt }) => ({
      round,
      stage,
      state,
      reason: reason && reason.slice(0, 200),
      startedAt,
      ms: Date.parse(finishedAt) - Date.parse(startedAt),
    }),
  );
  const verdicts = {};
  for (const { verdict } of pages) verdicts[verdict] = (verdicts[verdict] ?? 0) + 1;
  process.stdout.write(
    `${JSON.stringify({ status: row.status, failure: row.failure, level: row.verificationLevelAfter, tookMs, main, beside: besides, verdicts, stages, reasons: pages.map(({ verdict, reason }) => `${verdict}: ${reason}`.slice(0, 140)) })}` +
      `\n`,
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
