import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFolderFaults } from './support/report.checker';

const root = path.resolve(__dirname, '..');

/** The demo with a register behind a data server, as a new user runs it. */
function demo(folders: string): { status: number | null; text: string } {
  const env = {
    ...process.env,
    NO_COLOR: '1',
    COLUMNS: '80',
    CORROBORATE_HOME: process.env.TEST_PG_HOME,
    EMBEDDED_PG_PORT: process.env.TEST_PG_PORT,
  };
  const command = [path.join(root, 'bin/corroborate.js'), 'demo', '--once', '--with-data', '--export', folders];
  const run = spawnSync(process.execPath, command, { env, encoding: 'utf8', timeout: 600_000 });
  return { status: run.status, text: `${run.stdout}${run.stderr}` };
}

describe('demo with a payments register', () => {
  const folders = mkdtempSync(path.join(tmpdir(), 'data-cases-'));
  let run: ReturnType<typeof demo>;
  beforeAll(() => (run = demo(folders)), 620_000);
  afterAll(() => rmSync(folders, { recursive: true, force: true }));

  it('verifies two topics confirmed only by the register, and leaves one unverified whose sum differs there', () => {
    const { status, text } = run;
    expect(status).toBe(0);
    expect(outcomeOf(text, 'Harlan County paid')).toMatch(/^Verified/m);
    expect(outcomeOf(text, 'City of Kestrel paid')).toMatch(/^Verified/m);
    expect(outcomeOf(text, 'Tolland County paid')).not.toMatch(/^(?:Verified|Certified)/m);
  });

  it('shows the differing sum from the register in the report, and prints only lines backed by evidence', () => {
    const topics = ['data-01-bridge-deck', 'data-02-guards', 'data-03-water-study'];
    expect(topics.flatMap((name) => findFolderFaults(path.join(folders, name)))).toEqual([]);
    const report = readFileSync(path.join(folders, 'data-03-water-study/file.md'), 'utf8');
    expect(report).toMatch(/Collections[\s\S]*\$1,250,000/);
  });
});

/** From the line of the outcomes that has a title to the next outcome; the example case comes after them. */
const outcomeOf = (text: string, title: string): string => {
  const [printed = ''] = text.split('Example case');
  const at = printed.lastIndexOf(title);
  const row = printed.slice(printed.lastIndexOf('\n', at) + 1);
  return row.slice(0, /\n(?=\S)/.exec(row)?.index);
};
