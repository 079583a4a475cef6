import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { childEnvironment } from '@corroborate/domain';
import { ProxyAgent, request } from 'undici';
import { spawnSandbox } from './index';
import { writeWorld } from './testing/world.folder';

const page = { url: 'https://gazette.example/a', text: 'Something happened.' };
const alive = (pid: number): boolean => {
  try {
    // A zombie process counts as exited.
    return process.kill(pid, 0) && !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};
async function gone(pid: number): Promise<boolean> {
  for (let tries = 0; tries < 100 && alive(pid); tries++) await pause(50);
  return !alive(pid);
}

describe('a sandbox in a child process', () => {
  it('serves pages with its latency and stops on request', async () => {
    const world = await writeWorld({ 'pages.jsonl': [page] });
    const sandbox = await spawnSandbox(world.dir, { latencyMs: 60 });
    const dispatcher = new ProxyAgent({
      uri: sandbox.proxyUrl,
      requestTls: { ca: readFileSync(sandbox.caFile) },
    });
    const start = performance.now();
    const answer = await request(page.url, { dispatcher });
    expect([answer.statusCode, await answer.body.text()]).toEqual([
      200,
      expect.stringContaining('Something happened.'),
    ]);
    expect(performance.now() - start).toBeGreaterThan(55);
    await dispatcher.destroy();
    await sandbox.stop();
    expect(alive(sandbox.pid)).toBe(false);
    await world.remove();
  });

  it('receives only the basic environment variables', async () => {
    const world = await writeWorld({ 'pages.jsonl': [page] });
    const sandbox = await spawnSandbox(world.dir);
    const entries = readFileSync(`/proc/${sandbox.pid}/environ`, 'utf8').split('\0').filter(Boolean);
    expect(entries.filter((entry) => !(entry.split('=', 1)[0]! in childEnvironment()))).toEqual([]);
    await sandbox.stop();
    await world.remove();
  });

  it('reports a malformed world with file, line and field', async () => {
    const world = await writeWorld({ 'pages.jsonl': [{ url: 'nonsense', text: '' }] });
    await expect(spawnSandbox(world.dir)).rejects.toMatchObject({
      code: 'malformed-world',
      details: { file: 'pages.jsonl', line: 1, field: 'url' },
    });
    await world.remove();
  });

  it('exits when its parent is killed', async () => {
    const world = await writeWorld({ 'pages.jsonl': [page] });
    const argv = [
      '--require',
      join(__dirname, 'run-from-source.cjs'),
      join(__dirname, 'sandbox.process.ts'),
      world.dir,
    ];
    const script = `const { spawn } = require('node:child_process');
      const stdio = ['pipe', 'pipe', 'inherit'];
      const child = spawn(process.execPath, ${JSON.stringify(argv)}, { stdio });
      child.stdout.once('data', () => console.log(child.pid));`;
    const parent = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [pid] = await new Promise<number[]>((resolve) => {
      createInterface({ input: parent.stdout }).once('line', (line) => resolve([Number(line)]));
    });
    expect(alive(pid ?? 0)).toBe(true);
    parent.kill('SIGKILL');
    expect(await gone(pid ?? 0)).toBe(true);
    await world.remove();
  });
});
