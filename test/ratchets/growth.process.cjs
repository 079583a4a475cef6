/**
 * What an investigation costs with more of them in the queue and more topics in the table, as JSON:
 *
 *   node_modules/.bin/node test/ratchets/growth.process.cjs QUEUED [TOPICS]
 *
 * All are ordered before a worker starts. Of more than 100, those that end as the 21st to the 100th are measured: as
 * many are under way at the end as at the beginning.
 */
const { setTimeout: sleep } = require('node:timers/promises');
const {
  candidatesOf,
  compiled,
  connectObserver,
  investigate,
  openSurroundings,
  printResult,
  startProduct,
} = require('./product.run.cjs');
const { StatementCounter } = require('./statement.counter.cjs');

const [queued = 10, seeded = 0] = process.argv.slice(2).map(Number);
const [FIRST, LAST] = queued > 100 ? [20, 100] : [0, queued];
const WARM_UP = 2;
/** As many different ones as the ratchets investigate. */
const TOPICS = 10;
/** Longer than the intervals in which the product looks for work. */
const IDLE_MS = 5_000;
const ASK_MS = 50;

async function main() {
  const surroundings = await openSurroundings();
  const statements = new StatementCounter().install();
  const observer = connectObserver(surroundings.settings);
  await warmUp(surroundings, observer, statements);
  const ordering = await orderAll(surroundings, observer, statements);
  const product = await startProduct(surroundings);
  await untilEnded(observer, FIRST);
  const before = process.cpuUsage();
  statements.reset();
  const ended = (await untilEnded(observer, LAST)) - FIRST;
  const working = figuresOf(statements, process.cpuUsage(before), ended);
  const pages = await observer.query(`SELECT round(avg(n), 1)::float8 AS pages FROM (SELECT count(*) AS n FROM
    investigation_sources s JOIN investigations i ON i.id = s.investigation_id WHERE i.finished_at IS NOT NULL
    GROUP BY i.id) AS counted`);
  await observer.end();
  await product.close();
  await surroundings.close();
  return { queued, topics: seeded, measured: ended, ordering, working, sources: pages.rows[0].pages };
}

/** Compiles code and learns which statements an idle product asks. */
async function warmUp(surroundings, observer, statements) {
  const product = await startProduct(surroundings);
  if (seeded > 0) await compiled('lab/src/bench/topics.seed.js').seedTopics(product.db, seeded);
  for (const topic of candidatesOf(surroundings.world).slice(0, WARM_UP)) await investigate(product, observer, topic);
  await sleep(IDLE_MS);
  statements.reset();
  await sleep(IDLE_MS);
  statements.markIdle();
  await product.close();
}

async function orderAll(surroundings, observer, statements) {
  const product = await startProduct(surroundings, { api: false, workers: false });
  const topics = candidatesOf(surroundings.world).slice(0, TOPICS);
  const drafts = Array.from({ length: queued }, (_, n) => {
    const topic = topics[n % topics.length];
    return { ...topic, externalId: `${topic.externalId}-${n}` };
  });
  const before = process.cpuUsage();
  statements.reset();
  const order = { mode: 'detailed', priority: 'normal', force: true, requestedBy: 'growth' };
  for (const draft of drafts) {
    const [{ topic }] = await product.investigations.submitTopics([draft]);
    const { kind } = await product.investigations.trigger({ ...order, topicId: topic.id });
    if (kind !== 'started') throw new Error(`${draft.externalId}: ${kind}`);
  }
  // A plan is made after its order was accepted.
  while ((await countOf(observer, 'root_job_id IS NULL')) > 0) await sleep(ASK_MS);
  const figures = figuresOf(statements, process.cpuUsage(before), queued);
  await product.close();
  return figures;
}

/** Resolves with how many have ended when these are at least so many. */
async function untilEnded(observer, count) {
  for (;;) {
    const ended = (await countOf(observer, 'finished_at IS NOT NULL')) - WARM_UP;
    if (ended >= count) return ended;
    await sleep(ASK_MS);
  }
}

async function countOf(observer, condition) {
  const { rows } = await observer.query(`SELECT count(*)::int AS n FROM investigations WHERE ${condition}`);
  return rows[0].n;
}

function figuresOf(statements, { user, system }, count) {
  const totals = Object.entries(statements.totals()).map(([name, total]) => [
    name,
    Math.round((10 * total) / count) / 10,
  ]);
  return { cpuSeconds: Math.round((user + system) / 10_000 / count) / 100, ...Object.fromEntries(totals) };
}

printResult(main);
