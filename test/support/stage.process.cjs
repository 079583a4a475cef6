/**
 * Runs the stage `read` of one investigation by the compiled product: `node stage.process.cjs <id> <die|stop|finish>`.
 * The stage kills its process, is told to stop as by SIGTERM, or finishes.
 */
require('reflect-metadata');
const path = require('node:path');

const dist = path.resolve(__dirname, '../../dist');
const { loadSettings } = require(path.join(dist, 'libs/config/src/index.js'));
const { openDatabase } = require(path.join(dist, 'libs/db/src/index.js'));
const { StageRunner } = require(path.join(dist, 'libs/investigation/src/rounds/stage.runner.js'));

async function main([id, end]) {
  const db = await openDatabase(loadSettings({}, { DATABASE_URL: process.env.DATABASE_URL }));
  const stopping = new AbortController();
  const read = {
    name: 'read',
    run: async () => {
      if (end === 'die') process.kill(process.pid, 'SIGKILL');
      if (end === 'stop') stopping.abort('shutdown');
      return { state: 'done', output: { pages: [] }, reason: null };
    },
  };
  const terms = { clock: { now: () => new Date() }, deadlines: { quick: 2, detailed: 5, exhaustive: 60 } };
  const runner = new StageRunner(db, { read }, { advance: async () => undefined }, terms);
  const job = { investigationId: Number(id), round: 1, generation: 0, attempt: 1, signal: stopping.signal };
  await runner.run('read', job).catch((error) => {
    if (error.code !== 'cancelled') throw error;
  });
  await db.close();
}

main(process.argv.slice(2)).then(
  () => process.exit(0),
  (error) => {
    process.stderr.write(`${error.stack}\n`);
    process.exit(1);
  },
);
