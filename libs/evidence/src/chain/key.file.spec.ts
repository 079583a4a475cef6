import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadOrCreateKey } from './key.file';

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'key-file-'));
});
afterEach(() => rm(home, { recursive: true }));

describe('signing key file', () => {
  it('does not overwrite a temporary file of another process with the same PID', async () => {
    const others = join(home, `evidence.key.${process.pid}`);
    await writeFile(others, 'in the making');
    await loadOrCreateKey({ CORROBORATE_HOME: home });
    expect(await readFile(others, 'utf8')).toBe('in the making');
  });

  it('creates the same signing key for all processes that start at once with one home directory', async () => {
    const asked = Array.from({ length: 20 }, () => loadOrCreateKey({ CORROBORATE_HOME: home }));
    const keys = await Promise.all(asked);
    const later = await loadOrCreateKey({ CORROBORATE_HOME: home });
    expect(new Set(keys.map(({ privatePem }) => privatePem))).toEqual(new Set([later.privatePem]));
  });

  it('creates a signing key file readable only by its owner, and leaves no other file', async () => {
    await loadOrCreateKey({ CORROBORATE_HOME: home });
    expect(await readdir(home)).toEqual(['evidence.key']);
    expect((await stat(join(home, 'evidence.key'))).mode & 0o777).toBe(0o600);
  });
});
