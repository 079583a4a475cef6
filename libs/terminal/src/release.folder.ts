import { existsSync } from 'node:fs';
import path from 'node:path';

/** Where `data`, `docs` and `worlds` lie, for the source and for what was compiled (`dist` has a package.json too). */
export const RELEASE = folderAbove(__dirname);

function folderAbove(start: string): string {
  for (let at = start; path.dirname(at) !== at; at = path.dirname(at))
    if (existsSync(path.join(at, 'bin/corroborate.js'))) return at;
  return start;
}
