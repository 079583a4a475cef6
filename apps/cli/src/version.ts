import { readFileSync } from 'node:fs';
import path from 'node:path';
import { RELEASE_FOLDER } from '@corroborate/terminal';

export const readVersion = (): string =>
  (JSON.parse(readFileSync(path.join(RELEASE_FOLDER, 'package.json'), 'utf8')) as { version: string }).version;
