import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '..');

describe('evaluation run over a world', () => {
  const cases = mkdtempSync(path.join(tmpdir(), 'eval-run-'));
  afterAll(() => rmSync(cases, { recursive: true, force: true }));

  it('counts a topic that throws as failed, names it and continues with the others', () => {
    // Its case file cannot be written: a folder has the name.
    mkdirSync(path.join(cases, 'social-01-crane.txt'));
    const run = spawnSync(
      process.execPath,
      [
        path.join(root, 'lab/lab.cjs'),
        'eval',
        '--world',
        path.join(root, 'worlds/contract/social'),
        '--cases',
        cases,
        '--json',
      ],
      {
        env: { ...process.env, CORROBORATE_HOME: process.env.TEST_PG_HOME, EMBEDDED_PG_PORT: process.env.TEST_PG_PORT },
        encoding: 'utf8',
        timeout: 280_000,
      },
    );
    const score = JSON.parse(run.stdout || 'null') as {
      failures: number;
      rows: { topic: string; reasons: string[] }[];
    } | null;
    expect(score).toMatchObject({ failures: 1 });
    expect(score?.rows).toHaveLength(3);
    expect(score?.rows.find(({ topic }) => topic === 'social-01-crane')?.reasons[0]).toContain('EISDIR');
    expect(run.status).toBe(1);
  }, 300_000);
});
