import { randomBytes } from 'node:crypto';
import { chmod, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { CorroborateError } from '@corroborate/domain';
import type { Client } from 'pg';
import type { Layout } from './layout';

/**
 * Role the application connects as. It is not the owner of the data folder, because the owner is a superuser, who can
 * read files and run programs on the machine.
 */
export const ROLE = 'corroborate_app';
/**
 * The role may create databases because the demo, evaluation and benchmarks need scratch databases; all other options
 * are denied.
 */
const ROLE_OPTIONS = 'LOGIN CREATEDB NOSUPERUSER NOCREATEROLE NOREPLICATION NOBYPASSRLS';

/** Creates the role or resets its options, and returns its password. Sets a new password if the stored one is lost. */
export async function ensureRole(superuser: Client, layout: Layout): Promise<string> {
  const known = await superuser.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [ROLE]);
  const kept = known.rowCount ? await readSecret(layout.rolePassword) : null;
  await superuser.query(`${known.rowCount ? 'ALTER' : 'CREATE'} ROLE ${ROLE} ${ROLE_OPTIONS}`);
  // Benchmarks flush their writes to disk before measuring; `pg_checkpoint` allows nothing else.
  await superuser.query(`GRANT pg_checkpoint TO ${ROLE}`);
  if (kept) return kept;
  const password = randomBytes(24).toString('base64url');
  await superuser.query(`ALTER ROLE ${ROLE} PASSWORD '${password}'`);
  // Written last: if the process dies earlier, the next start finds no file and sets a new password.
  await writeFile(`${layout.rolePassword}.new`, password, { mode: 0o600 });
  await rename(`${layout.rolePassword}.new`, layout.rolePassword);
  return password;
}

async function readSecret(path: string): Promise<string | null> {
  const text = await readFile(path, 'utf8').catch(() => '');
  if (!text) return null;
  await restrictAccess(path);
  return text;
}

/**
 * Removes other users' access to a password file. @throws CorroborateError `database-unavailable` if this process may
 * not change its mode.
 */
export async function restrictAccess(path: string): Promise<void> {
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
