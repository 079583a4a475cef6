import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '..');

/** The demo with a register behind a data server, as a new user runs it. */
function demo(): { status: number | null; text: string } {
  const env = {
    ...process.env,
    NO_COLOR: '1',
    COLUMNS: '80',
    CORROBORATE_HOME: process.env.TEST_PG_HOME,
    EMBEDDED_PG_PORT: process.env.TEST_PG_PORT,
  };
  const command = [path.join(root, 'bin/corroborate.js'), 'demo', '--once', '--with-data'];
  const run = spawnSync(process.execPath, command, { env, encoding: 'utf8', timeout: 220_000 });
  return { status: run.status, text: `${run.stdout}${run.stderr}` };
}

describe('the demo with a register of payments', () => {
  it('lifts two topics that the register alone tells of, and leaves one alone that it has with another sum', () => {
    const { status, text } = demo();
    expect(status).toBe(0);
    const table = text.slice(text.indexOf('Not investigated') - 60_000);
    expect(outcomeOf(table, 'Harlan County paid')).toMatch(/unverified → verified/);
    expect(outcomeOf(table, 'City of Kestrel paid')).toMatch(/unverified → verified/);
    expect(outcomeOf(table, 'Tolland County paid')).toMatch(/unverified → unverified/);
  }, 240_000);
});

/** What stands from the last mention of a title on. */
const outcomeOf = (text: string, title: string): string => {
  const at = text.lastIndexOf(title);
  return text.slice(at, at + 200);
};
