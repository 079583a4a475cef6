import { existsSync } from 'node:fs';
import path from 'node:path';

/** Path of `data/<parts>` in the installation, for source and compiled code; null if missing. */
export function shippedPath(...parts: string[]): string | null {
  for (let at = __dirname; ; at = path.dirname(at)) {
    const found = path.join(at, 'data', ...parts);
    if (existsSync(found)) return found;
    if (path.dirname(at) === at) return null;
  }
}
