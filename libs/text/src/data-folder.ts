import { existsSync } from 'node:fs';
import path from 'node:path';

/** `data/<name>` beside the program, run from its source or compiled; null where it did not come along. */
export function dataFolder(name: string): string | null {
  for (let at = __dirname; ; at = path.dirname(at)) {
    const folder = path.join(at, 'data', name);
    if (existsSync(folder)) return folder;
    if (path.dirname(at) === at) return null;
  }
}
