import { mkdir, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CorroborateError } from '@corroborate/domain';
import type { FolderFile } from '@corroborate/report';

const STATE_FILE = '_state.json';
/** Files of an earlier export that the new one may lack and that are therefore removed. */
const EVIDENCE_PATTERNS = [
  /^S\d{3,}\.(?:txt|json)$/,
  /^web\/S\d{3,}\/(?:capture|metadata)\.[a-z]+$/,
  /^(?:documents|media)\/[A-Za-z0-9]+(?:-\d+)?\.[a-z]+$/,
];

/**
 * Writes a case folder, only into an empty folder or over an earlier export of the same investigation.
 * @throws CorroborateError `conflict` if the folder contains other files
 */
export async function writeFolder(files: readonly FolderFile[], dir: string): Promise<void> {
  await assertNoOtherFiles(files, dir);
  await removeEvidence(path.join(dir, 'evidence'));
  for (const one of files) {
    const file = path.join(dir, one.path);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, 'text' in one ? one.text : one.bytes);
  }
}

async function removeEvidence(dir: string): Promise<void> {
  const names = await readdir(dir, { recursive: true }).catch(() => []);
  const isEvidence = (name: string) => EVIDENCE_PATTERNS.some((form) => form.test(name.replaceAll(path.sep, '/')));
  for (const name of names.filter(isEvidence)) {
    await rm(path.join(dir, name));
    // Fails if the folder is not empty, which is intended.
    if (path.dirname(name) !== '.') await rmdir(path.join(dir, path.dirname(name))).catch(() => undefined);
  }
}

const namesIn = (dir: string): Promise<string[]> => readdir(dir).catch(() => []);

async function assertNoOtherFiles(files: readonly FolderFile[], dir: string): Promise<void> {
  // Ignores version control files.
  const names = (await namesIn(dir)).filter((name) => !name.startsWith('.'));
  const before = await readFile(path.join(dir, STATE_FILE), 'utf8').catch(() => '');
  const now = findFileText(files, STATE_FILE);
  if (names.length === 0 || (before !== '' && parseCaseId(before) === parseCaseId(now))) return;
  throw new CorroborateError('conflict', `${dir} contains files of something other than this case.`, {
    hint: 'Give a new folder, or that of an earlier export of the same investigation.',
  });
}

/** Text of a file in the folder; empty if the file is missing. */
export function findFileText(files: readonly FolderFile[], name: string): string {
  const found = files.find((file) => file.path === name);
  return found && 'text' in found ? found.text : '';
}

const parseCaseId = (state: string): string | undefined => /"investigation_id": (\d+)/.exec(state)?.[1];
