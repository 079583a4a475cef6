import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { SETTING_NAMES, settingText, type Settings, type SettingTexts } from '@corroborate/config';
import { RELEASE_FOLDER } from '@corroborate/terminal';

/** The compiled command, regardless of how this process was started. */
const ENTRY = path.join(RELEASE_FOLDER, 'dist/apps/cli/src/main.js');
const SOURCE_MAPS = path.join(RELEASE_FOLDER, 'bin/source-maps.js');

/** API or workers as a process of their own, as they run in production. */
export const spawnPart = (part: 'api' | 'worker', settings: Settings, logFile: number): ChildProcess =>
  spawn(process.execPath, ['--require', SOURCE_MAPS, ENTRY, part], {
    env: { PATH: '/usr/bin:/bin', NODE_ENV: 'production', ...textsOf(settings) },
    stdio: ['ignore', 'ignore', logFile],
  });

/**
 * Settings as text: lists become comma-separated. Unset settings are passed explicitly, because otherwise `.env` could
 * set them.
 */
const textsOf = (settings: Settings): SettingTexts =>
  Object.fromEntries(SETTING_NAMES.map((name) => [name, settingText(settings[name])]));

export async function stopPart(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}
