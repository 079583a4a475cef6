import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '..');

/** The demo as a new user runs it, to its end. */
function demo(): { status: number | null; text: string } {
  const env = {
    ...process.env,
    NO_COLOR: '1',
    CORROBORATE_HOME: process.env.TEST_PG_HOME,
    EMBEDDED_PG_PORT: process.env.TEST_PG_PORT,
  };
  const run = spawnSync(process.execPath, [path.join(root, 'bin/corroborate.js'), 'demo', '--once'], {
    env,
    encoding: 'utf8',
    timeout: 170_000,
  });
  return { status: run.status, text: `${run.stdout}${run.stderr}` };
}

describe('the demo', () => {
  it('ends well and shows a topic certified, one verified, one held for review and one left unverified', () => {
    const { status, text } = demo();
    expect(text).toMatch(/unverified → certified/);
    expect(text).toMatch(/unverified → verified/);
    expect(text).toMatch(/held: (verified|certified)/);
    expect(text).toMatch(/unverified → unverified/);
    expect(text).toMatch(/One of them in full[\s\S]*Rules[\s\S]*Voices[\s\S]*Claims[\s\S]*Origin/);
    expect(status).toBe(0);
  }, 180_000);
});
