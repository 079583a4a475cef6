import { readFileSync } from 'node:fs';
import path from 'node:path';
import { RELEASE } from '@corroborate/terminal';

/** Version of the product. */
export const versionOf = (): string =>
  (JSON.parse(readFileSync(path.join(RELEASE, 'package.json'), 'utf8')) as { version: string }).version;
