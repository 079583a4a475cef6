import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { settingText, type Settings } from '@corroborate/config';

const root = path.resolve(__dirname, '../..');
const COMPILE = "require('./bin/compile.js').compileWhatChanged(process.execPath).then(process.exit)";

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Whole processes run the compiled product and browsers get the built pages, so that both are made first where the
 * sources are newer: as the launcher does, since suites that run side by side must not build the same folder.
 */
export function compileProduct(): void {
  const run = spawnSync(process.execPath, ['--eval', COMPILE], { cwd: root, encoding: 'utf8' });
  if (run.status !== 0 || !existsSync(path.join(root, 'dist/desk/index.html')))
    throw new Error(`The product cannot be compiled: ${run.stderr}`);
}

/** A real worker process, as `corroborate worker` starts it. */
export function startWorker(settings: Settings): ChildProcess {
  const texts = Object.entries(settings).map(([name, value]) => [name, settingText(value)]);
  const env = { PATH: process.env.PATH, ...Object.fromEntries(texts.filter(([, text]) => text !== '')) };
  return spawn(process.execPath, [path.join(root, 'dist/apps/cli/src/main.js'), 'worker'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

export async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

/** Counts in the database itself how often a topic's verdict is written. */
export const WATCH_TOPICS = `
CREATE TABLE topic_writes (topic_id bigint NOT NULL);
CREATE FUNCTION note_topic_write() RETURNS trigger LANGUAGE plpgsql AS
  'BEGIN INSERT INTO topic_writes VALUES (NEW.id); RETURN NEW; END';
CREATE TRIGGER note_topic_write AFTER UPDATE OF investigated ON topics
  FOR EACH ROW EXECUTE FUNCTION note_topic_write();`;
