import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from '@corroborate/config';

const ENTRY = path.resolve(__dirname, '../main.js');
/** Clock ticks a second in /proc; 100 on every Linux Node runs on. */
const TICKS = 100;

/** More workers on the same database and queues, each a process of its own. */
export async function spawnWorkers(settings: Settings, count: number) {
  const env = Object.fromEntries(Object.entries(settings).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])));
  const children = Array.from({ length: Math.max(0, count) }, () =>
    spawn(process.execPath, [ENTRY, 'worker'], { env: { PATH: '/usr/bin:/bin', ...env }, stdio: ['ignore', 'ignore', 'inherit'] }),
  );
  return {
    cpuMs: () => children.reduce((sum, child) => sum + cpuOf(child), 0),
    stop: async () => {
      await Promise.all(children.map(stop));
    },
  };
}

/** User and system time of a process in ms, from /proc; 0 where there is none. */
function cpuOf({ pid }: ChildProcess): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS;
  } catch {
    return 0;
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}
