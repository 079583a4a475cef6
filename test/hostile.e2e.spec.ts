import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { writeHostileWorld } from './hostile/world';
import { createTestDatabase, type TestDatabase } from './support/database';

const { processOptions } = createRequire(__filename)('../bin/process-options.js') as {
  processOptions(this: void, env: NodeJS.ProcessEnv): { args: string[]; env: NodeJS.ProcessEnv };
};

interface Gap {
  from: number;
  to: number;
  /** Processor time that the thread took meanwhile. */
  cpuMs: number;
}
interface Seen {
  status: string;
  failure: unknown;
  verdicts: Record<string, number>;
  main: Gap[];
  beside: Gap[];
  /** Resident memory of the product's process, MB, with all its threads; the pages are served by another. */
  peakMemoryMb: number;
}

/** HOSTILE_WORLD=long: ninety pages of a megabyte, read exhaustively; else what fits into every run of the tests. */
const FORM =
  process.env.HOSTILE_WORLD === 'long'
    ? { pages: 90, chars: 1_000_000, mode: 'exhaustive', minutes: 20 }
    : { pages: 20, chars: 1_000_000, mode: 'quick', minutes: 8 };
/** Leases, heartbeats and readers bear a loop that comes this late. */
const MAX_LATE_MS = 250;
/** Resident memory that the process may take at its peak, start included. */
const MAX_MEMORY_MB = 700;

async function investigate(database: TestDatabase, dir: string): Promise<Seen> {
  // As the launcher starts the product: how much memory Node takes depends on that too.
  const { args, env } = processOptions({ PATH: process.env.PATH, DATABASE_URL: database.url, LOG_LEVEL: 'error' });
  const script = path.resolve(__dirname, 'hostile/run.cjs');
  const { stdout } = await promisify(execFile)(process.execPath, [...args, script, dir, FORM.mode], {
    env,
    maxBuffer: 50_000_000,
    timeout: FORM.minutes * 60_000,
  });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Seen;
}

/**
 * A neighbour on the core makes the same work cost more for a moment; a page that stops the loop does so every time.
 */
jest.retryTimes(2, { logErrorsBeforeRetry: true });

/**
 * How late the product made its own loop: not later than it was at work itself, for a busy machine gives it no
 * processor; and without the time by which a timer in a thread beside it was late as well.
 */
function ownDoing(gap: Gap, beside: Gap[]): number {
  const shared = Math.max(0, ...beside.map((other) => Math.min(other.to, gap.to) - Math.max(other.from, gap.from)));
  return Math.min(gap.to - gap.from - shared, gap.cpuMs);
}

describe('investigation in which every page is built to be slow to parse', () => {
  let database: TestDatabase;
  let world: { dir: string; remove(): Promise<void> };
  beforeAll(async () => {
    database = await createTestDatabase();
    world = await writeHostileWorld(FORM.pages, FORM.chars);
  }, 120_000);
  afterAll(async () => {
    await world.remove();
    await database.drop();
  });

  it(
    'completes without blocking the event loop for long and within its memory limit',
    async () => {
      const { status, failure, verdicts, main, beside, peakMemoryMb } = await investigate(database, world.dir);
      expect({ status, failure }).toEqual({ status: 'completed', failure: null });
      expect(verdicts.complete).toBeGreaterThan(5);
      expect(peakMemoryMb).toBeLessThanOrEqual(MAX_MEMORY_MB);
      expect(main.map((gap) => Math.round(ownDoing(gap, beside))).filter((ms) => ms >= MAX_LATE_MS)).toEqual([]);
    },
    FORM.minutes * 60_000,
  );
});
