import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..');
type Floors = Record<string, number>;
const { comment: _comment, ...worlds } = JSON.parse(readFileSync(path.join(root, 'eval/baseline.json'), 'utf8')) as Record<string, Floors>;

/** Figures that must not rise above their floor; all others must not fall below it. */
const FAULTS = new Set(['failures', 'falseUpgradeRate', 'missedUpgradeRate']);

function evaluate(world: string): Record<string, number> {
  const env = { ...process.env, CORROBORATE_HOME: process.env.TEST_PG_HOME, EMBEDDED_PG_PORT: process.env.TEST_PG_PORT };
  const args = [path.join(root, 'bin/corroborate.js'), 'eval', '--world', path.resolve(root, world), '--json'];
  const run = spawnSync(process.execPath, args, { env, encoding: 'utf8', timeout: 600_000, maxBuffer: 64e6 });
  if (!run.stdout) throw new Error(`the evaluation printed nothing: ${run.stderr}`);
  return JSON.parse(run.stdout) as Record<string, number>;
}

describe.each(Object.entries(worlds))('the quality of judgement in %s', (world, floors) => {
  const present = existsSync(path.resolve(root, world, 'world.json'));
  (present ? it : it.skip)(
    `keeps its floors${present ? '' : ' (world not present)'}`,
    () => {
      const score = evaluate(world);
      const broken = Object.entries(floors).filter(([name, floor]) => {
        const value = score[name];
        return value === undefined || (FAULTS.has(name) ? value > floor : value < floor);
      });
      expect(broken.map(([name, floor]) => `${name} is ${score[name]}, floor ${floor}`)).toEqual([]);
    },
    620_000,
  );
});
