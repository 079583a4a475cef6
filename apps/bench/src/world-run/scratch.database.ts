import { randomBytes } from 'node:crypto';
import { CorroborateError } from '@corroborate/domain';
import type { Settings } from '@corroborate/config';
import { startEmbeddedPostgres } from '@corroborate/db';
import { Client } from 'pg';

interface ScratchDatabase {
  url: string;
  drop(): Promise<void>;
}

/**
 * A database of its own for a run against a frozen world, so that its topics, cache and ratings never mix
 * with the newsroom's. Made on the configured server, else on the embedded one.
 */
export async function createScratchDatabase(settings: Settings, purpose: string): Promise<ScratchDatabase> {
  const embedded = settings.DATABASE_URL ? null : await startEmbeddedPostgres(settings);
  const server = settings.DATABASE_URL ?? embedded?.url ?? '';
  const name = `corroborate_${purpose}_${randomBytes(5).toString('hex')}`;
  await onServer(server, `CREATE DATABASE ${name}`);
  return {
    url: withDatabase(server, name),
    drop: async () => {
      await onServer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      await embedded?.stop();
    },
  };
}

/** The statement is ours alone: `name` is made above of letters, digits and underscores. */
async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    await client.query(statement);
  } catch (cause) {
    throw new CorroborateError('database-unavailable', 'A database for this run could not be made or dropped.', {
      cause,
      hint: 'The role in DATABASE_URL needs CREATEDB; or leave DATABASE_URL out to use the embedded server.',
    });
  } finally {
    await client.end().catch(() => undefined);
  }
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.toString();
}
