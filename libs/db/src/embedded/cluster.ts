import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdir, readFile, rename, rm, writeFile, chmod, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Client } from 'pg';
import { childEnvironment, CorroborateError } from '@corroborate/domain';
import type { Layout } from './layout';

const execFileAsync = promisify(execFile);
/** Only creates roles and databases at startup. */
export const SUPERUSER = 'corroborate';

/**
 * Creates the data folder on first use. It is built elsewhere and then moved into place, so that a partial one never
 * exists.
 */
export async function ensureCluster(layout: Layout, flags: string[]): Promise<void> {
  const major = await readFile(join(layout.data, 'PG_VERSION'), 'utf8').catch(() => null);
  if (major !== null && major.trim() !== layout.major) throw majorVersionMismatch(layout, major.trim());
  if (major !== null && existsSync(layout.password)) return;
  if (major !== null) throw missingPassword(layout);
  const aside = `${layout.data}.new`;
  await rm(aside, { recursive: true, force: true });
  await rm(layout.data, { recursive: true, force: true });
  await mkdir(aside, { mode: 0o700 });
  const password = randomBytes(24).toString('base64url');
  await initializeCluster(layout, aside, password, flags);
  await writeFile(layout.password, password, { mode: 0o600 });
  await rename(aside, layout.data);
}

async function initializeCluster(layout: Layout, folder: string, password: string, flags: string[]): Promise<void> {
  const secret = `${folder}.secret`;
  await writeFile(secret, password, { mode: 0o600 });
  try {
    if (layout.account) {
      await chown(folder, layout.account.uid, layout.account.gid);
      await chown(secret, layout.account.uid, layout.account.gid);
    }
    const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
    const access = [`--username=${SUPERUSER}`, '--auth=scram-sha-256', `--pwfile=${secret}`];
    await execFileAsync(join(layout.bin, 'initdb'), [`--pgdata=${folder}`, ...access, ...locale, ...flags], {
      ...layout.account,
      env: childEnvironment(),
      cwd: '/',
    });
  } catch (cause) {
    throw new CorroborateError('database-unavailable', 'The embedded database could not be created.', {
      cause,
      hint: `Check free space and write permission in ${layout.home}.`,
    });
  } finally {
    await rm(secret, { force: true });
  }
}

/**
 * Error for a data folder of another major version. PostgreSQL refuses it as well, but explains this only in its log,
 * without a remedy.
 */
const majorVersionMismatch = (layout: Layout, major: string) =>
  new CorroborateError(
    'database-unavailable',
    `The data folder was created by PostgreSQL ${major}, but this version of Corroborate includes ` +
      `PostgreSQL ${layout.major}.`,
    {
      hint:
        `No data is lost. Run \`corroborate backup FILE\` with the earlier version, move ${layout.data} away ` +
        'and run `corroborate restore FILE` with this one; see docs/backup.md.',
      details: { folder: layout.data, of: major, needed: layout.major },
    },
  );

const missingPassword = (layout: Layout) =>
  new CorroborateError('database-unavailable', 'The password of the embedded database is missing.', {
    hint: `Restore ${layout.password}, or remove ${layout.data} to start with an empty database.`,
  });

export async function readPassword(layout: Layout): Promise<string> {
  await restrictAccess(layout.password);
  return readFile(layout.password, 'utf8');
}

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
async function restrictAccess(path: string): Promise<void> {
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
