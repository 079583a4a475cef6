import { CorroborateError } from '@corroborate/domain';
import { shippedPath } from '@corroborate/text';

/** `data/<name>` beside the program. */
export function shippedData(name: string): string {
  const folder = shippedPath(name);
  if (folder !== null) return folder;
  throw new CorroborateError('invalid-configuration', `The lists of data/${name} are not there.`, {
    hint: `Put the folder data/${name} of the release beside the program.`,
  });
}
