import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CorroborateError } from '@corroborate/domain';
import { z } from 'zod';
import { LIVE_RECORDING, type LiveRecording } from './live.types';
import type { LiveRun } from './live.run';

const REPORT_FILE = 'report.json';
const MAX_FILES = 500;
/** Maximum file size in bytes; a response body has at most 1 MB before escaping. */
const MAX_BYTES = 8_000_000;

/** Writes verdicts and responses to files, so that they can be reviewed before being shared. */
export async function writeLiveFolder(folder: string, { reports, recordings }: LiveRun, at: Date): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, REPORT_FILE), `${JSON.stringify({ at: at.toISOString(), reports }, null, 2)}\n`);
  for (const [n, recording] of recordings.entries()) {
    const name = `${String(n + 1).padStart(3, '0')}-${recording.probe}.json`;
    await writeFile(path.join(folder, name), `${JSON.stringify(recording, null, 2)}\n`);
  }
}

/**
 * Reads the responses in such a folder, grouped by probe, and when they were recorded.
 * @throws CorroborateError `invalid-input`
 */
export async function readLiveFolder(folder: string): Promise<{ recordings: LiveRecording[]; at: Date }> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => /^\d{3,}-[\w-]+\.json$/.test(name)).sort();
  if (names.length === 0 || names.length > MAX_FILES) throw notALiveFolderError(folder);
  const sizes = await Promise.all(names.map(async (name) => (await stat(path.join(folder, name))).size));
  if (sizes.some((size) => size > MAX_BYTES)) throw notALiveFolderError(folder);
  const recordings = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  const report = await readFile(path.join(folder, REPORT_FILE), 'utf8').catch(() => '{}');
  try {
    const { at } = z.object({ at: z.iso.datetime() }).parse(JSON.parse(report));
    return { recordings: recordings.map((text) => LIVE_RECORDING.parse(JSON.parse(text))), at: new Date(at) };
  } catch {
    throw notALiveFolderError(folder);
  }
}

const notALiveFolderError = (folder: string): CorroborateError =>
  new CorroborateError('invalid-input', `${folder} contains no responses from a live check.`, {
    hint: 'Give the folder written by `corroborate doctor --live --out`; it contains report.json.',
  });
