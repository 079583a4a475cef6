import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SETTING_NAMES, settingText, type Settings, type SettingTexts } from '@corroborate/config';
import { RELEASE } from '@corroborate/terminal';

/** The compiled command, whatever this process was started by. */
const ENTRY = path.join(RELEASE, 'dist/apps/cli/src/main.js');
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

/** Resident memory, MB; 0 where there is no /proc. */
export function memoryOf({ pid }: ChildProcess): number {
  const file = `/proc/${pid}/status`;
  const status = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return Math.round(Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 102.4) / 10;
}

export async function stopPart(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}
