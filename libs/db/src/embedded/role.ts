import { randomBytes } from 'node:crypto';
import { chmod, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { CorroborateError } from '@corroborate/domain';
import type { Client } from 'pg';
import type { Layout } from './layout';

/**
 * Whom the product works as. The role that the data folder was made with is a superuser, who may read files and run
 * programs of the machine.
 */
export const ROLE = 'corroborate_app';
/** Scratch databases for demo, evaluation and benches are why it may make databases; everything else is refused it. */
const MAY = 'LOGIN CREATEDB NOSUPERUSER NOCREATEROLE NOREPLICATION NOBYPASSRLS';

/** Makes the role or brings it to what it may do, and gives its password. A lost password is made anew. */
export async function ensureRole(superuser: Client, layout: Layout): Promise<string> {
  const known = await superuser.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [ROLE]);
  const kept = known.rowCount ? await readSecret(layout.rolePassword) : null;
  await superuser.query(`${known.rowCount ? 'ALTER' : 'CREATE'} ROLE ${ROLE} ${MAY}`);
  // Benches bring what they wrote to the disk before they measure; it reaches nothing else.
  await superuser.query(`GRANT pg_checkpoint TO ${ROLE}`);
  if (kept) return kept;
  const password = randomBytes(24).toString('base64url');
  await superuser.query(`ALTER ROLE ${ROLE} PASSWORD '${password}'`);
  // Last: who dies before this finds no file at the next start and makes another password.
  await writeFile(`${layout.rolePassword}.new`, password, { mode: 0o600 });
  await rename(`${layout.rolePassword}.new`, layout.rolePassword);
  return password;
}

async function readSecret(path: string): Promise<string | null> {
  const text = await readFile(path, 'utf8').catch(() => '');
  if (!text) return null;
  await keepPrivate(path);
  return text;
}

/**
 * A password that others on the machine may read is closed to them. @throws CorroborateError `database-unavailable`
 * where that is not ours to do.
 */
export async function keepPrivate(path: string): Promise<void> {
  if (process.platform === 'win32' || ((await stat(path)).mode & 0o077) === 0) return;
  await chmod(path, 0o600).catch((cause: unknown) => {
    throw new CorroborateError(
      'database-unavailable',
      'Other users of this machine can read the password of the embedded database.',
      {
        cause,
        hint: `As its owner, run: chmod 600 ${path}`,
      },
    );
  });
}
