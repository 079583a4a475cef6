import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { faultsOfFolder } from './support/report.checker';

const root = path.resolve(__dirname, '..');

/** The demo as a new user runs it, to its end, with the case folders of its topics. */
function demo(folders: string): { status: number | null; text: string } {
  const env = {
    ...process.env,
    NO_COLOR: '1',
    CORROBORATE_HOME: process.env.TEST_PG_HOME,
    EMBEDDED_PG_PORT: process.env.TEST_PG_PORT,
  };
  const command = [path.join(root, 'bin/corroborate.js'), 'demo', '--once', '--export', folders];
  const run = spawnSync(process.execPath, command, { env, encoding: 'utf8', timeout: 170_000 });
  return { status: run.status, text: `${run.stdout}${run.stderr}` };
}

describe('the demo', () => {
  const folders = mkdtempSync(path.join(tmpdir(), 'demo-cases-'));
  let run: ReturnType<typeof demo>;
  beforeAll(() => (run = demo(folders)), 180_000);
  afterAll(() => rmSync(folders, { recursive: true, force: true }));

  it('ends well and shows a topic certified, one verified, one held for review and one left unverified', () => {
    const { status, text } = run;
    expect(text).toMatch(/unverified → certified/);
    expect(text).toMatch(/unverified → verified/);
    expect(text).toMatch(/held: (verified|certified)/);
    expect(text).toMatch(/unverified → unverified/);
    expect(text).toMatch(/One of them in full[\s\S]*Rules[\s\S]*Voices[\s\S]*Claims[\s\S]*Origin/);
    expect(status).toBe(0);
  });

  it('makes of each topic a report in which every source, quote, number and name stands in the evidence', () => {
    const cases = readdirSync(folders);
    expect(cases.length).toBeGreaterThanOrEqual(19);
    const faults = cases.map((name) => [name, faultsOfFolder(path.join(folders, name))] as const);
    expect(faults.filter(([, found]) => found.length > 0)).toEqual([]);
  });
});
