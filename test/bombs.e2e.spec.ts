import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import pLimit from 'p-limit';
import type { Line } from './bombs/child';
import { FAMILIES } from './bombs/families';
import { LIMITS } from './bombs/limits';

/** Everything in the product that reads what others sent, fed with input that is made to stop a process. */
const FOLDER = path.join(__dirname, 'bombs');

/** Only a guard against a run that never ends: what is asserted is processor time, which the child measures. */
const MAX_MINUTES = process.env.HOSTILE_WORLD === 'long' ? 60 : 15;

type Said = Partial<Line> & { begins?: string; stray?: string; done?: true };

interface Run {
  lines: Line[];
  /** Errors outside of what was measured, and a process that did not come to its end. */
  strays: string[];
}

async function feed(family: string): Promise<Run> {
  const child = spawn(
    process.execPath,
    ['--expose-gc', '--require', path.join(FOLDER, 'load.cjs'), path.join(FOLDER, 'child.ts'), family],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const errors: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk.toString()));
  const said: Said[] = [];
  for await (const line of createInterface({ input: child.stdout })) said.push(JSON.parse(line) as Said);
  const last = said.findLast(({ begins }) => begins !== undefined)?.begins ?? 'the start';
  const ended = said.some(({ done }) => done) ? [] : [`ended within ${last}: ${errors.join('').slice(-500)}`];
  return {
    lines: said.filter((one): one is Line => one.taker !== undefined),
    strays: [...said.flatMap(({ stray }) => stray ?? []), ...ended],
  };
}

const isOver = ({ heldMs, grownMb, fault }: Line) =>
  heldMs > LIMITS.heldMs || grownMb > LIMITS.grownMb || fault !== null;

/** Two at a time: what is asserted is the processor time of one thread, and the memory of one process. */
const inPairs = pLimit(2);
let runs: Record<string, Promise<Run>> = {};
beforeAll(() => {
  runs = Object.fromEntries(Object.keys(FAMILIES).map((family) => [family, inPairs(() => feed(family))]));
});

describe.each(Object.keys(FAMILIES))('untrusted input: %s', (family) => {
  let run: Run;
  beforeAll(async () => {
    run = await runs[family]!;
  }, MAX_MINUTES * 60_000);

  it('causes no error outside the calls', () => {
    expect(run.strays).toEqual([]);
  });

  it('parses valid untrusted input, so that bombs derived from it reach the parsers', () => {
    expect(run.lines.filter(({ bomb, unproven, fault }) => bomb === 'none' && (unproven ?? fault))).toEqual([]);
  });

  it('does not block, exhaust memory or throw an error without a code on untrusted input', () => {
    expect(run.lines.length).toBeGreaterThan(10);
    expect(run.lines.filter(isOver)).toEqual([]);
  });
});
