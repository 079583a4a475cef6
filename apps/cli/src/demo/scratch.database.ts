import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { CorroborateError } from '@corroborate/domain';
import type { Settings } from '@corroborate/config';
import { startEmbeddedPostgres } from '@corroborate/db';
import { printError } from '@corroborate/terminal';
import { Client } from 'pg';

interface ScratchDatabase {
  url: string;
  /** Never rejects: the results are valid even if the database is not removed. */
  drop(): Promise<void>;
}

/**
 * Transient errors: no response, server shutting down or starting up, too many connections, or another connection
 * (often the server's own maintenance) using the database to be copied or dropped.
 */
const TRANSIENT_ERROR_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', '57P01', '57P02', '57P03', '53300', '55006']);
const INSUFFICIENT_PRIVILEGE = '42501';
const TIMEOUT_MS = 60_000;

/**
 * Creates a separate database for a run on a recorded world, so that its topics, cache and ratings never mix with real
 * data. Uses the configured server, otherwise the embedded one.
 */
export async function createScratchDatabase(
  settings: Pick<Settings, 'DATABASE_URL' | 'CORROBORATE_HOME' | 'EMBEDDED_PG_PORT'>,
  purpose: string,
  patienceMs = TIMEOUT_MS,
): Promise<ScratchDatabase> {
  const embedded = settings.DATABASE_URL ? null : await startEmbeddedPostgres(settings);
  const server = settings.DATABASE_URL ?? embedded?.url ?? '';
  const name = `corroborate_${purpose}_${randomBytes(5).toString('hex')}`;
  try {
    await runOnServer(server, `CREATE DATABASE ${name}`, patienceMs);
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
  return {
    url: withDatabaseName(server, name),
    drop: async () => {
      await runOnServer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`, patienceMs).catch((error: Error) =>
        printError(`The scratch database ${name} was not deleted: ${error.message}\n`),
      );
      await embedded?.stop();
    },
  };
}

/**
 * Runs a statement with an interpolated name. This is safe, because `name` has only letters, digits and underscores.
 */
async function runOnServer(url: string, statement: string, patienceMs: number): Promise<void> {
  for (const deadline = Date.now() + patienceMs; ; await sleep(500)) {
    const fault = await tryStatement(url, statement);
    if (fault === null) return;
    if (!TRANSIENT_ERROR_CODES.has(fault.code ?? '') || Date.now() > deadline) throw toDatabaseError(fault);
  }
}

async function tryStatement(url: string, statement: string): Promise<(Error & { code?: string }) | null> {
  const client = new Client({ connectionString: url });
  // Not handled here: the statement reports a broken connection as well.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(statement);
    return null;
  } catch (error) {
    return error as Error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function toDatabaseError(cause: Error & { code?: string }): CorroborateError {
  const code = cause.code ?? 'no response';
  return new CorroborateError(
    'database-unavailable',
    `The database for this run cannot be created or deleted (${code}: ${cause.message}).`,
    {
      cause,
      hint:
        code === INSUFFICIENT_PRIVILEGE
          ? 'Grant the role in DATABASE_URL CREATEDB, or unset DATABASE_URL to use the embedded server.'
          : 'Check that the server in DATABASE_URL or the embedded one (corroborate doctor) is reachable, and ' +
            'try again.',
      details: { code },
    },
  );
}

function withDatabaseName(server: string, name: string): string {
  const changed = new URL(server);
  changed.pathname = `/${name}`;
  return changed.toString();
}
