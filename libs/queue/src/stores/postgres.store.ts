import { setTimeout as sleep } from 'node:timers/promises';
import {
  createPostgresBackend,
  FlowProducer,
  Queue,
  runMigrations,
  Worker,
  type Processor,
  type WorkerOptions,
} from 'bullmq';
import { Pool, type PoolClient } from 'pg';
import type { QueueStore, ReportError } from './queue-store';

const SCHEMA = 'bullmq';
/**
 * No job waits until it is on disk. All of the server's changes reach the disk in their order, so that a power cut can
 * only take the last ones: what was stored by then is there with all that came before it, and jobs lost are put in
 * again from the rows.
 */
const OPTIONS = `-c search_path=${SCHEMA} -c synchronous_commit=off`;
const CLOSE_MS = 2_000;
/**
 * To open a connection takes the server longer than most statements; they are opened in rushes if they are closed while
 * nobody asks.
 */
const KEPT_OPEN_MS = 3_600_000;
/** undefined table, undefined function, undefined schema: the tables are gone or were never made. */
const NO_TABLES = new Set(['42P01', '42883', '3F000']);

/**
 * The queues in a schema of their own beside the product's tables. One pool serves all queues and workers;
 * each worker also keeps one connection of it for itself, to be woken by.
 * Rejects when the server cannot be reached: a queue made then would stay dead for the life of the process.
 */
export async function openPostgresStore(url: string, poolSize: number, report: ReportError): Promise<QueueStore> {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    keepAlive: true,
    idleTimeoutMillis: KEPT_OPEN_MS,
    options: OPTIONS,
    application_name: 'corroborate-queue',
    connectionTimeoutMillis: 10_000,
  });
  pool.on('error', (error) => report('pool', error));
  // Each queue and worker listens for errors of the pool they share.
  pool.setMaxListeners(0);
  hearBreaks(pool);
  const sockets = countSockets(pool);
  try {
    await migrate(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return new PostgresStore(pool, sockets);
}

const hear = () => undefined;

/**
 * A connection that breaks while it is held and asked nothing tells so by an event, which ends the process where nobody
 * hears it.
 */
function hearBreaks(pool: Pool): void {
  pool.on('acquire', (client: PoolClient) => {
    if (!client.listeners('error').includes(hear)) client.on('error', hear);
  });
}

/** Without its tables a worker would spin and starve the process, so they are made before any is started. */
async function migrate(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await runMigrations(client, SCHEMA);
  } finally {
    client.release();
  }
}

class PostgresStore implements QueueStore {
  readonly kind = 'postgres';
  private repairing: Promise<void> | null = null;

  constructor(
    private readonly pool: Pool,
    private readonly sockets: { open: number },
  ) {}

  // The classes are generic over their backend; what we use of them is the same for both.
  queue(name: string): Queue {
    return new Queue(name, { connection: this.pool }, createPostgresBackend) as unknown as Queue;
  }
  flowProducer(): FlowProducer {
    return new FlowProducer({ connection: this.pool }, createPostgresBackend) as unknown as FlowProducer;
  }
  worker(name: string, processor: Processor, options: Omit<WorkerOptions, 'connection'>): Worker {
    this.pool.options.max = (this.pool.options.max ?? 0) + 1;
    return new Worker(
      name,
      processor,
      { ...options, connection: this.pool },
      createPostgresBackend,
    ) as unknown as Worker;
  }

  async ping(): Promise<void> {
    await this.pool.query('SELECT 1');
  }

  async repair(error: unknown): Promise<void> {
    if (!NO_TABLES.has(String((error as { code?: unknown } | null)?.code))) return;
    this.repairing ??= migrate(this.pool).finally(() => (this.repairing = null));
    await this.repairing;
  }

  async close(): Promise<void> {
    await this.pool.end();
    // The pool says it has ended before its sockets have: whoever stops the server next would break them.
    for (const deadline = Date.now() + CLOSE_MS; this.sockets.open > 0 && Date.now() < deadline;) await sleep(10);
  }
}

function countSockets(pool: Pool): { open: number } {
  const sockets = { open: 0 };
  pool.on('connect', (client: PoolClient) => {
    sockets.open++;
    // Listeners of the client itself are cleared when it is given back; those of its socket stay.
    socketOf(client).once('close', () => sockets.open--);
  });
  return sockets;
}

const socketOf = (client: PoolClient): NodeJS.EventEmitter =>
  (client as unknown as { connection: { stream: NodeJS.EventEmitter } }).connection.stream;
