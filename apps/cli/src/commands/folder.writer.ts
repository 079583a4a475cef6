import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CorroborateError } from '@corroborate/domain';
import type { CaseFile } from '@corroborate/report';

const STATE = '_state.json';
/** Files of an earlier export that a later one may not contain. */
const EVIDENCE = /^S\d{3,}\.(?:txt|json)$/;

/**
 * Writes a case folder, only into an empty folder or over an earlier export of the same
 * investigation.
 * @throws CorroborateError `conflict` if the folder has other files
 */
export async function writeFolder(files: readonly CaseFile[], dir: string): Promise<void> {
  await refuseOthers(files, dir);
  const evidence = path.join(dir, 'evidence');
  for (const name of await namesIn(evidence)) if (EVIDENCE.test(name)) await rm(path.join(evidence, name));
  for (const { path: name, text } of files) {
    const file = path.join(dir, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

const namesIn = (dir: string): Promise<string[]> => readdir(dir).catch(() => []);

async function refuseOthers(files: readonly CaseFile[], dir: string): Promise<void> {
  // Ignores files of version control.
  const names = (await namesIn(dir)).filter((name) => !name.startsWith('.'));
  const before = await readFile(path.join(dir, STATE), 'utf8').catch(() => '');
  const now = files.find((file) => file.path === STATE)?.text ?? '';
  if (names.length === 0 || (before !== '' && caseIn(before) === caseIn(now))) return;
  throw new CorroborateError('conflict', `${dir} contains files of something other than this case.`, {
    hint: 'Give a new folder, or that of an earlier export of the same investigation.',
  });
}

const caseIn = (state: string): string | undefined => /"investigation_id": (\d+)/.exec(state)?.[1];
