import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { withLockFile } from './embedded-postgres';
import { processIdentity, isProcessAlive } from './postmaster';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'corroborate-lock-'));
  path = join(folder, 'a.lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('lets one process hold the lock at a time and removes the lock file', async () => {
  let inside = 0;
  let most = 0;
  const visit = () =>
    withLockFile(path, 10_000, async () => {
      most = Math.max(most, ++inside);
      await sleep(5);
      inside--;
    });
  await Promise.all(Array.from({ length: 8 }, visit));
  expect(most).toBe(1);
  expect(readdirSync(folder)).toEqual([]);
});

it('releases the lock if the work throws', async () => {
  await expect(withLockFile(path, 1_000, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(withLockFile(path, 1_000, async () => 'in')).resolves.toBe('in');
});

it.each(['999999999:1\nabc', `${process.pid}:1\nabc`, '', 'nonsense'])(
  'takes over the lock if its holder has died (%j)',
  async (ticket) => {
    writeFileSync(path, ticket);
    const visits = await Promise.all(['a', 'b', 'c'].map((name) => withLockFile(path, 5_000, async () => name)));
    expect(visits).toEqual(['a', 'b', 'c']);
  },
);

it('does not take the lock from a running holder, and names the lock file', async () => {
  writeFileSync(path, `${processIdentity(process.pid)}\nabc`);
  const refused = withLockFile(path, 100, async () => 'in');
  await expect(refused).rejects.toMatchObject({ code: 'database-unavailable', hint: expect.stringContaining(path) });
  expect(existsSync(path)).toBe(true);
});

it('distinguishes a process from a later one with the same PID', () => {
  expect(isProcessAlive(processIdentity(process.pid))).toBe(true);
  expect(isProcessAlive(`${process.pid}:1`)).toBe(false);
  expect(isProcessAlive('999999999:1')).toBe(false);
});
