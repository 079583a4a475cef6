import { setTimeout as sleep } from 'node:timers/promises';
import type { Settings } from '@corroborate/config';
import { assertWritable, CorroborateError } from '@corroborate/domain';
import {
  assertSchemaCompatibility,
  LATEST_SCHEMA_VERSION,
  runMigrations,
  SchemaMigrationRequiredError,
  SchemaVersionMismatchError,
} from 'bullmq';
import { Pool, type PoolClient } from 'pg';
import type { QueueStore, ReportError } from './queue-store';

/** Schema of the queue tables. */
export const QUEUE_SCHEMA = 'bullmq';
/**
 * Jobs do not wait for the disk. PostgreSQL writes in order, so a power failure loses only the latest changes, and lost
 * jobs are restored from rows.
 */
const CONNECTION_OPTIONS = `-c search_path=${QUEUE_SCHEMA} -c synchronous_commit=off`;
const CLOSE_TIMEOUT_MS = 2_000;
/** Opening a connection is expensive and happens in bursts, so idle ones are kept. */
const IDLE_TIMEOUT_MS = 3_600_000;
/** Undefined table, function or schema: the tables are missing. */
const MISSING_TABLE_CODES = new Set(['42P01', '42883', '3F000']);

/**
 * The queues in their own schema. All queues and workers share one pool; each worker also holds a connection for
 * notifications. Rejects if the server is unreachable, because a queue created then would never recover.
 */
export async function openPostgresStore(
  url: string,
  { QUEUE_POOL_SIZE, MIGRATE_AT_START }: Pick<Settings, 'QUEUE_POOL_SIZE' | 'MIGRATE_AT_START'>,
  report: ReportError,
): Promise<QueueStore> {
  const pool = new Pool({
    connectionString: url,
    max: QUEUE_POOL_SIZE,
    keepAlive: true,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    options: CONNECTION_OPTIONS,
    application_name: 'corroborate-queue',
    connectionTimeoutMillis: 10_000,
  });
  pool.on('error', (error) => report('pool', error));
  // All queues and workers listen for errors of the shared pool.
  pool.setMaxListeners(0);
  handleClientErrors(pool);
  const sockets = countSockets(pool);
  try {
    await (MIGRATE_AT_START ? migrate(pool) : assertMigrated(pool));
  } catch (error) {
    await pool.end();
    throw error instanceof SchemaVersionMismatchError ? newerSchemaError(error) : error;
  }
  return new PostgresStore(pool, sockets, report, MIGRATE_AT_START);
}

const ignoreError = () => undefined;

/** An unhandled error event of an idle connection would end the process. */
function handleClientErrors(pool: Pool): void {
  pool.on('acquire', (client: PoolClient) => {
    if (!client.listeners('error').includes(ignoreError)) client.on('error', ignoreError);
  });
}

/** Creates the tables before any worker starts, because a worker without them would busy-loop. */
async function migrate(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await runMigrations(client, QUEUE_SCHEMA);
  } finally {
    client.release();
  }
}

/** @throws CorroborateError `schema-outdated` */
async function assertMigrated(pool: Pool): Promise<void> {
  const version = await assertSchemaCompatibility(pool, QUEUE_SCHEMA).catch((error: unknown) => {
    if (error instanceof SchemaMigrationRequiredError) return 0;
    throw error;
  });
  if (version >= LATEST_SCHEMA_VERSION) return;
  throw new CorroborateError(
    'schema-outdated',
    `The queue schema is older than this version (${version} of ${LATEST_SCHEMA_VERSION}), and ` +
      'MIGRATE_AT_START=false prevents its migration.',
    { hint: 'Stop all other processes and run `corroborate migrate`.' },
  );
}

const newerSchemaError = (cause: SchemaVersionMismatchError) =>
  new CorroborateError('schema-outdated', 'The queue schema is newer than this version.', {
    cause,
    hint: 'Run the version that created it, or restore a backup made with this version.',
  });

class PostgresStore implements QueueStore {
  readonly kind = 'postgres';
  private repairing: Promise<void> | null = null;

  constructor(
    readonly connection: Pool,
    private readonly sockets: { open: number },
    readonly report: ReportError,
    private readonly mayMigrate: boolean,
  ) {}

  async ping(): Promise<void> {
    await assertWritable(this.connection);
  }

  async evictionPolicyFault(): Promise<null> {
    return null;
  }

  async repair(error: unknown): Promise<void> {
    if (!this.mayMigrate || !MISSING_TABLE_CODES.has(String((error as { code?: unknown } | null)?.code))) return;
    this.repairing ??= migrate(this.connection).finally(() => (this.repairing = null));
    await this.repairing;
  }

  async close(): Promise<void> {
    await this.connection.end();
    // The pool resolves before its sockets are closed; wait for them, so that stopping the server causes no errors.
    for (const deadline = Date.now() + CLOSE_TIMEOUT_MS; this.sockets.open > 0 && Date.now() < deadline;)
      await sleep(10);
  }
}

function countSockets(pool: Pool) {
  const sockets = { open: 0 };
  pool.on('connect', (client: PoolClient) => {
    sockets.open++;
    // The client's own listeners are removed when it is released; those of its socket stay.
    socketOf(client).once('close', () => sockets.open--);
  });
  return sockets;
}

const socketOf = (client: PoolClient): NodeJS.EventEmitter =>
  (client as unknown as { connection: { stream: NodeJS.EventEmitter } }).connection.stream;
