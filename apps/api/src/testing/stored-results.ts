import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.resolve(__dirname, '../../../../test/stored-results');

/** Files with stored results. */
export const STORED_RESULTS = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));

export const storedResult = (name: string): object =>
  (JSON.parse(readFileSync(path.join(FOLDER, name), 'utf8')) as { result: object }).result;
