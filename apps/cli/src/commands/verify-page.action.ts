import { writeNewFile } from './new.file';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CorroborateError } from '@corroborate/domain';
import { print, RELEASE_FOLDER } from '@corroborate/terminal';

const PAGE = 'dist/verify/verify.html';

/** Writes the verification page for external use: one file that needs no server or network. */
export async function writeVerifyPage(out: string): Promise<void> {
  const page = await readFile(path.join(RELEASE_FOLDER, PAGE)).catch((cause: unknown) => {
    throw new CorroborateError('not-found', 'The verification page has not been built.', {
      cause,
      hint: 'Run: npm run build',
    });
  });
  await writeNewFile(out, page);
  print(`Written: ${out} (${page.length} bytes). Open it in a browser and drop an archive on it.\n`);
}
