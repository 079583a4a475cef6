import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
export const room = path.join(root, 'libs/stance/src/learned');

/** The compiled product: any command of bin/corroborate.js compiles it. */
export const compiled = (name, door = 'index') =>
  createRequire(import.meta.url)(path.join(root, `dist/libs/${name}/src/${door}.js`));

export function dataFolder() {
  const at = process.argv.indexOf('--data');
  if (at < 0 || !process.argv[at + 1]) throw new Error('--data DIR is missing');
  return process.argv[at + 1];
}

export const jsonLines = (file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
