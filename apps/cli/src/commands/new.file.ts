import { writeFile } from 'node:fs/promises';
import { CorroborateError } from '@corroborate/domain';

/**
 * Writes a new file; never overwrites one.
 * @throws CorroborateError `invalid-input`
 */
export const writeNewFile = (path: string, bytes: Uint8Array | string, mode?: number): Promise<void> =>
  writeFile(path, bytes, { flag: 'wx', mode }).catch((cause: unknown) => {
    throw new CorroborateError('invalid-input', `${path} cannot be written.`, {
      cause,
      hint: 'The file must not exist yet, and its folder must.',
    });
  });
