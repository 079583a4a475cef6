import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { CorroborateError } from '@corroborate/domain';

/** OS account under which the server runs, because PostgreSQL refuses to run as root. Null: our own account. */
export interface Account {
  uid: number;
  gid: number;
}

/** @throws CorroborateError `database-unavailable` if this process runs as root and there is no other account to use */
export function serverAccount(passwd = '/etc/passwd'): Account | null {
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
export function canReach(account: Account | null, folder: string): boolean {
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
