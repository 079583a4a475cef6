import { randomBytes } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { CorroborateError } from '@corroborate/domain';
import { processIdentity, isProcessAlive } from './process';

/** Runs `work` while no other process holds the lock file. A lock whose holder died is removed. */
export async function withLockFile<T>(path: string, waitMs: number, work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + waitMs;
  const ticket = `${processIdentity(process.pid)}\n${randomBytes(8).toString('hex')}`;
  while (!(await tryLock(path, ticket))) {
    if (Date.now() > deadline) throw lockTimeout(path);
    await removeIfStale(path);
    await sleep(25);
  }
  try {
    return await work();
  } finally {
    if ((await readOrNull(path)) === ticket) await rm(path, { force: true });
  }
}

async function tryLock(path: string, ticket: string): Promise<boolean> {
  // Written to a temporary file and linked, so that a partial file is never read.
  const aside = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(aside, ticket, { mode: 0o600 });
  try {
    await link(aside, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(aside, { force: true });
  }
}

/**
 * Removes the lock of a dead holder. If several processes find it, only one succeeds in renaming the file; one that
 * moved a new file by mistake restores it.
 */
async function removeIfStale(path: string): Promise<void> {
  const seen = await readOrNull(path);
  if (seen === null || isProcessAlive(seen.split('\n')[0] ?? '')) return;
  const aside = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    await rename(path, aside);
    if ((await readOrNull(aside)) !== seen) await link(aside, path);
  } catch {
    // Another process was first.
  } finally {
    await rm(aside, { force: true });
  }
}

const readOrNull = (path: string): Promise<string | null> => readFile(path, 'utf8').catch(() => null);

const lockTimeout = (path: string) =>
  new CorroborateError(
    'database-unavailable',
    'Timed out waiting for another process to start or stop the embedded database.',
    {
      hint: `If no such process is running, remove ${path} and try again.`,
    },
  );
