import { existsSync } from 'node:fs';
import path from 'node:path';
import { CorroborateError } from '@corroborate/domain';

/** `data/<name>` beside the program, run from its source or compiled. */
export function shippedData(name: string): string {
  for (let at = __dirname; ; at = path.dirname(at)) {
    const folder = path.join(at, 'data', name);
    if (existsSync(path.join(folder, 'about.json'))) return folder;
    if (path.dirname(at) === at) break;
  }
  throw new CorroborateError('invalid-configuration', `The lists of data/${name} are not there.`, {
    hint: `Put the folder data/${name} of the release beside the program.`,
  });
}
