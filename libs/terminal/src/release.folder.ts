import { existsSync } from 'node:fs';
import path from 'node:path';

/** Parent folder of `data`, `docs` and `worlds`, for source and compiled code (`dist` also has a package.json). */
export const RELEASE_FOLDER = findReleaseFolder(__dirname);

function findReleaseFolder(start: string): string {
  for (let at = start; path.dirname(at) !== at; at = path.dirname(at))
    if (existsSync(path.join(at, 'bin/corroborate.js'))) return at;
  return start;
}
