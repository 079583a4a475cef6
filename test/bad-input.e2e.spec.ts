import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, appendFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestDatabase, type TestDatabase } from './support/database';

const root = path.resolve(__dirname, '..');

/** The command as a person types it, with nothing of this process's environment but the path. */
function corroborate(args: string[], env: Record<string, string> = {}) {
  const run = spawnSync(process.execPath, [path.join(root, 'bin/corroborate.js'), ...args], {
    env: { PATH: process.env.PATH, NO_COLOR: '1', ...env },
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { status: run.status, text: `${run.stdout}${run.stderr}` };
}

const noStack = /\n\s+at .*\.js:\d+/;

describe('invalid command-line input', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bad-input-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('reports an unreachable database without its password', () => {
    const run = corroborate(['migrate'], { DATABASE_URL: 'postgres://user:hunter2@127.0.0.1:1/none' });
    expect(run.status).toBe(1);
    expect(run.text).toMatch(/database/i);
    expect(run.text).toMatch(/DATABASE_URL/);
    expect(run.text).not.toContain('hunter2');
    expect(run.text).not.toMatch(noStack);
  }, 70_000);

  it('rejects a URL that is not a PostgreSQL URL before opening anything', () => {
    const run = corroborate(['migrate'], { DATABASE_URL: 'mysql://user:hunter2@localhost/x' });
    expect(run.status).toBe(2);
    expect(run.text).toContain('DATABASE_URL');
    expect(run.text).not.toContain('hunter2');
  });

  it('reports all invalid settings in one error', () => {
    const run = corroborate(['up'], { PORT: 'eighty', BUDGET_USD: '-1', LOG_LEVEL: 'loud' });
    expect(run.status).toBe(2);
    for (const name of ['PORT', 'BUDGET_USD', 'LOG_LEVEL']) expect(run.text).toContain(name);
  });

  it('rejects a world with an invalid line and names file, line and field', () => {
    const world = path.join(folder, 'world');
    cpSync(path.join(root, 'worlds/demo/demo'), world, { recursive: true });
    appendFileSync(
      path.join(world, 'outlets.jsonl'),
      '{"domain":"example.org","name":"E","kind":"newspaper","rating":7}\n',
    );
    const run = corroborate(['demo', '--once', '--world', world]);
    expect(run.status).toBe(1);
    expect(run.text).toMatch(/outlets\.jsonl/);
    expect(run.text).toMatch(/rating/);
    expect(run.text).toMatch(/line \d+|:\d+/);
    expect(run.text).not.toMatch(noStack);
  });

  it('rejects an unknown world and lists the available ones', () => {
    const run = corroborate(['demo', '--world', path.join(folder, 'nowhere')]);
    expect(run.status).toBe(2);
    expect(run.text).toContain(`World ${path.join(folder, 'nowhere')} not found`);
    expect(run.text).toMatch(/one of these names: .*demo\/demo/);
    expect(run.text).not.toMatch(noStack);
  });

  it('rejects a ratings file without a valid row and gives the reasons', () => {
    const file = path.join(folder, 'ratings.csv');
    writeFileSync(file, 'domain,score\nnot a domain,high\n');
    const run = corroborate(['import-ratings', file]);
    expect(run.status).toBe(1);
    expect(run.text).toMatch(/line 2/);
  });

  it('rejects an empty title and an unknown mode', () => {
    expect(corroborate(['investigate', '  ']).text).toMatch(/title is empty/i);
    expect(corroborate(['investigate', 'Bridge closed', '--mode', 'thorough']).text).toMatch(
      /quick, detailed, exhaustive/,
    );
  });

  it('rejects a story that the API would not accept, before opening anything', () => {
    const broken = path.join(folder, 'broken.txt');
    writeFileSync(broken, 'a\u0000b');
    for (const [words, text] of [
      [['A story', '--url', 'https://user:hunter2@news.example/'], /--url must be an http or https address/],
      [['x'.repeat(1_001)], /title must not be longer than 1000 characters/],
      [['\u001b[31m\u202e'], /title must not be blank/],
      [['A story', '--text-file', broken], /--text-file has a NUL byte/],
    ] as const) {
      const run = corroborate(['investigate', ...words]);
      expect(run).toEqual({ status: 2, text: expect.stringMatching(text) as string });
      expect(run.text).not.toContain('hunter2');
    }
  }, 60_000);

  it('exits with 2 on incorrect usage, and prints the version', () => {
    expect(corroborate(['no-such-command']).status).toBe(2);
    expect(corroborate(['import-ratings']).status).toBe(2);
    expect(corroborate(['--version'])).toEqual({
      status: 0,
      text: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) as string,
    });
  });

  describe('with a running database', () => {
    let database: TestDatabase;
    beforeAll(async () => {
      database = await createTestDatabase();
    });
    afterAll(() => database.drop());

    it('reports a port that is in use and exits', async () => {
      const server = createServer().listen(0, '127.0.0.1');
      await new Promise((resolve) => server.once('listening', resolve));
      const { port } = server.address() as { port: number };
      const run = corroborate(['api'], { DATABASE_URL: database.url, PORT: String(port), LOG_LEVEL: 'silent' });
      await new Promise((resolve) => server.close(resolve));
      expect(run.status).toBe(1);
      expect(run.text).toContain(String(port));
      expect(run.text).toMatch(/PORT/);
    }, 60_000);
  });
});
