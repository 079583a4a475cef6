import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compileProduct } from './support/worker.process';

const root = path.resolve(__dirname, '..');
const served = path.join(root, 'dist/desk');

/** Files that the page names and that are not there; the page itself, if it is not. */
function missing(): string[] {
  try {
    const page = readFileSync(path.join(served, 'index.html'), 'utf8');
    const named = [...page.matchAll(/(?:src|href)="\/([^"]+)"/g)].map(([, file]) => file!);
    return named.length === 0 ? ['index.html is empty'] : named.filter((file) => !existsSync(path.join(served, file)));
  } catch {
    return ['index.html'];
  }
}

it('never references a missing file in the served desk while the desk is rebuilt', async () => {
  compileProduct();
  const before = readdirSync(served, { recursive: true });
  const build = spawn(process.execPath, [path.join(root, 'apps/desk/build.mjs')], { stdio: 'ignore' });
  let looks = 0;
  const faults = new Set<string>();
  const ended = once(build, 'exit');
  while (build.exitCode === null) {
    for (const file of missing()) faults.add(file);
    looks += 1;
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect((await ended)[0]).toBe(0);
  expect([...faults]).toEqual([]);
  expect(looks).toBeGreaterThan(100);
  expect(readdirSync(served, { recursive: true }).sort()).toEqual(before.sort());
}, 300_000);
