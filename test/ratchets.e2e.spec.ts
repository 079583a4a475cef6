import { execFile } from 'node:child_process';
import path from 'node:path';

const COMMAND = path.resolve(__dirname, 'ratchets/ratchets.mjs');
const TIMEOUT_MS = 1_800_000;

interface Ended {
  code: unknown;
  lines: string[];
}

/** Lines that say which figure is above its limit, and what else went wrong. */
function checkGroups(groups: string): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(process.execPath, [COMMAND, '--only', groups], { timeout: TIMEOUT_MS }, (error, stdout, stderr) => {
      const lines = stdout.split('\n').filter((line) => line.startsWith('FAIL'));
      const code = error ? error.code : 0;
      resolve({ code, lines: code === 0 || lines.length > 0 ? lines : [stderr] });
    });
  });
}

/** Neighbors on the same core make the product's processor time rise more than the script's; another run settles it. */
jest.retryTimes(2, { logErrorsBeforeRetry: true });

describe('resource use of the product', () => {
  it.each([
    ['modules loaded at start-up', 'start-up'],
    ['statements, write-ahead log and processor time by rules', 'rules'],
    ['model calls, tokens and memory with a model', 'models'],
  ])(
    'stays within the limits: %s',
    async (_, groups) => expect(await checkGroups(groups)).toEqual({ code: 0, lines: [] }),
    TIMEOUT_MS,
  );
});
