import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SETTING_NAMES, settingText, type Settings, type SettingTexts } from '@corroborate/config';
import { RELEASE } from '@corroborate/terminal';

/** The compiled command, whatever this process was started by. */
const ENTRY = path.join(RELEASE, 'dist/apps/cli/src/main.js');
/** Clock ticks a second in /proc; 100 on every Linux Node runs on. */
const TICKS = 100;

/** A part of the product as a process of its own, as it runs in production. */
export function spawnPart(
  part: 'api' | 'worker',
  settings: Settings,
  { nodeFlags = [], logTo = 'ignore' }: { nodeFlags?: string[]; logTo?: 'ignore' | number } = {},
): ChildProcess {
  return spawn(process.execPath, ['--enable-source-maps', ...nodeFlags, ENTRY, part], {
    env: { PATH: '/usr/bin:/bin', NODE_ENV: 'production', ...textsOf(settings) },
    stdio: ['ignore', 'ignore', logTo === 'ignore' ? 'inherit' : logTo],
  });
}

/** Settings as they were written: lists go back to commas. What is not set is said so, or `.env` might set it. */
const textsOf = (settings: Settings): SettingTexts =>
  Object.fromEntries(SETTING_NAMES.map((name) => [name, settingText(settings[name])]));

/** User and system time of a process in ms, from /proc; 0 where there is none. */
export function cpuOf({ pid }: ChildProcess): number {
  const fields = procFile(pid, 'stat').split(') ')[1]?.split(' ') ?? [];
  return fields.length === 0 ? 0 : ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS;
}

/** Resident memory now and at its peak, MB; 0 where there is no /proc. */
export function memoryOf({ pid }: ChildProcess): { rssMb: number; peakMb: number } {
  const status = procFile(pid, 'status');
  const mb = (name: string) =>
    Math.round(Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) / 102.4) / 10;
  return { rssMb: mb('VmRSS'), peakMb: mb('VmHWM') };
}

function procFile(pid: number | undefined, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}

export async function stopPart(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}
