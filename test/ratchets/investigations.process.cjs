/**
 * Investigates topics of the demo world one after the other, by rules alone, and prints what that took as JSON:
 * statements, rows, bytes of the write-ahead log, and processor time over a bare script.
 */
const { setTimeout: sleep } = require('node:timers/promises');
const { answersOf, bareCpuMs } = require('./bare.script.cjs');
const {
  candidatesOf,
  connectObserver,
  investigate,
  openSurroundings,
  printResult,
  startProduct,
} = require('./product.run.cjs');
const { StatementCounter } = require('./statement.counter.cjs');

/** These warm up code, caches and prepared statements. */
const WARM_UP = 2;
const MEASURED = 8;
/** Long enough for what follows a decision, such as seals and snapshots of what is kept. */
const SETTLE_MS = 1_500;
/** Longer than the intervals in which the product looks for work. */
const IDLE_MS = 5_000;

async function main() {
  const surroundings = await openSurroundings();
  const statements = new StatementCounter().install();
  const product = await startProduct(surroundings);
  const observer = connectObserver(surroundings.settings);
  const run = { settings: surroundings.settings, product, observer, statements };
  const topics = candidatesOf(surroundings.world);
  for (const topic of topics.slice(0, WARM_UP)) await measureCpu(run, topic);
  await noteIdleStatements(statements);
  const measured = await measure(run, topics.slice(WARM_UP, WARM_UP + MEASURED));
  await observer.end();
  await product.close();
  await surroundings.close();
  return measured;
}

async function noteIdleStatements(statements) {
  await sleep(SETTLE_MS);
  statements.reset();
  await sleep(IDLE_MS);
  statements.markIdle();
}

async function measure(run, topics) {
  const walBefore = await readWal(run.observer);
  const cpu = [];
  for (const topic of topics) cpu.push(await measureCpu(run, topic));
  await sleep(SETTLE_MS);
  const totals = { ...run.statements.totals(), walBytes: (await readWal(run.observer)) - walBefore };
  const perInvestigation = Object.entries(totals).map(([name, total]) => [name, total / topics.length]);
  return { ...Object.fromEntries(perInvestigation), cpuOverBare: ratioOf(cpu), investigations: cpu };
}

const ratioOf = (cpu) => sumOf(cpu, 'productMs') / sumOf(cpu, 'bareMs');
const sumOf = (rows, field) => rows.reduce((total, row) => total + row[field], 0);

/** The script follows each investigation at once, so that both meet the same machine. */
async function measureCpu({ settings, product, observer }, topic) {
  const before = process.cpuUsage();
  const id = await investigate(product, observer, topic);
  const { user, system } = process.cpuUsage(before);
  const answers = await answersOf(observer, [id]);
  const bareMs = Math.min(await bareCpuMs(answers, settings), await bareCpuMs(answers, settings));
  return { topic: topic.externalId, productMs: (user + system) / 1000, bareMs, answers: answers.length };
}

/** Bytes that the server has written to its write-ahead log. */
async function readWal(observer) {
  const { rows } = await observer.query("SELECT pg_current_wal_insert_lsn() - '0/0'::pg_lsn AS bytes");
  return Number(rows[0].bytes);
}

printResult(main);
