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
      'The password of the embedded database can be read by others on this machine.',
      {
        cause,
        hint: `Let its owner close it: chmod 600 ${path}`,
      },
    );
  });
}

/**
 * Earlier versions worked as the superuser: what is theirs in this database becomes the role's. Found again, nothing is
 * left to do.
 */
export async function handOver(superuser: Client): Promise<void> {
  const { rows } = await superuser.query<{ statement: string }>(OWNED_BY_US);
  if (rows.length === 0) return;
  await superuser.query(
    ['BEGIN', `SET LOCAL lock_timeout = '15s'`, ...rows.map(({ statement }) => statement), 'COMMIT'].join(';'),
  );
}

/**
 * Sequences of columns go with their table, indexes and rows of types with theirs, and parts of extensions stay with
 * these.
 */
const OWNED_BY_US = `
WITH me AS (SELECT oid FROM pg_roles WHERE rolname = current_user),
spaces AS (SELECT oid, nspowner FROM pg_namespace WHERE nspname !~ '^pg_' AND nspname <> 'information_schema'),
parts AS (SELECT classid, objid, deptype FROM pg_depend WHERE deptype IN ('a', 'i', 'e')),
found AS (
  SELECT 'SCHEMA' AS kind, o.oid::regnamespace::text AS name FROM spaces o, me WHERE o.nspowner = me.oid
    AND NOT EXISTS (SELECT 1 FROM parts WHERE classid = 'pg_namespace'::regclass AND objid = o.oid AND deptype = 'e')
  UNION ALL
  SELECT CASE c.relkind WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' WHEN 'S' THEN 'SEQUENCE'
    WHEN 'f' THEN 'FOREIGN TABLE' WHEN 'c' THEN 'TYPE' ELSE 'TABLE' END, c.oid::regclass::text
    FROM pg_class c JOIN spaces s ON s.oid = c.relnamespace, me WHERE c.relowner = me.oid
      AND c.relkind IN ('r', 'p', 'v', 'm', 'f', 'c', 'S')
    AND NOT EXISTS (SELECT 1 FROM parts WHERE classid = 'pg_class'::regclass AND objid = c.oid
      AND (deptype = 'e' OR c.relkind = 'S'))
  UNION ALL
  SELECT 'TYPE', t.oid::regtype::text FROM pg_type t JOIN spaces s ON s.oid = t.typnamespace, me
    WHERE t.typowner = me.oid AND t.typtype IN ('e', 'd', 'r')
    AND NOT EXISTS (SELECT 1 FROM parts WHERE classid = 'pg_type'::regclass AND objid = t.oid AND deptype = 'e')
  UNION ALL
  SELECT 'ROUTINE', p.oid::regprocedure::text FROM pg_proc p JOIN spaces s ON s.oid = p.pronamespace, me
    WHERE p.proowner = me.oid
    AND NOT EXISTS (SELECT 1 FROM parts WHERE classid = 'pg_proc'::regclass AND objid = p.oid AND deptype IN ('i', 'e'))
)
SELECT format('ALTER %s %s OWNER TO ${ROLE}', kind, name) AS statement FROM found`;
