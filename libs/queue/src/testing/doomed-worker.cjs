/**
 * Run as a process of its own by the suite: takes one job and dies with it, as a worker does that is
 * killed. Arguments: queue name, `postgres` or `redis`, address, lock in ms.
 */
const { createPostgresBackend, createRedisBackend, Worker } = require('bullmq');
const { Pool } = require('pg');

const [queue, kind, address, lock] = process.argv.slice(2);
const die = async () => {
  process.kill(process.pid, 'SIGKILL');
  await new Promise(() => undefined);
};
const options = { lockDuration: Number(lock), stalledInterval: 100, maxStalledCount: 3 };
const worker =
  kind === 'redis'
    ? new Worker(
        queue,
        die,
        { ...options, connection: { url: address, maxRetriesPerRequest: null } },
        createRedisBackend,
      )
    : new Worker(
        queue,
        die,
        { ...options, connection: new Pool({ connectionString: address, max: 3, options: '-c search_path=bullmq' }) },
        createPostgresBackend,
      );
worker.on('error', () => undefined);
