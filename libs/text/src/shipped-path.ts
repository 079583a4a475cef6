import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Where `data/<parts>` of the release stands, whether the program runs from its source or compiled; null if it is
 * missing.
 */
export function shippedPath(...parts: string[]): string | null {
  for (let at = __dirname; ; at = path.dirname(at)) {
    const found = path.join(at, 'data', ...parts);
    if (existsSync(found)) return found;
    if (path.dirname(at) === at) return null;
  }
}
