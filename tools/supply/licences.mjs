#!/usr/bin/env node
/**
 * Fails if a library's license is not allowed by licences.json. node tools/supply/licences.mjs [LOCK] LOCK: another
 * package-lock.json
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { forbiddenOf, idleEntriesOf } from './licences.policy.mjs';
import { importedBy, librariesOf } from './shipped.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const json = (file) => JSON.parse(readFileSync(file, 'utf8'));

const policy = json(path.join(import.meta.dirname, 'licences.json'));
const { packages } = json(process.argv[2] ?? path.join(root, 'package-lock.json'));
const libraries = librariesOf(
  packages,
  importedBy(path.join(root, 'apps/desk/src'), path.join(root, 'apps/verify/src')),
);
const wrong = [
  ...forbiddenOf(libraries, policy),
  ...(process.argv[2] ? [] : idleEntriesOf(libraries, policy).map((id) => `licences.json speaks of ${id} in vain`)),
];
const shipped = libraries.filter((library) => library.shipped).length;
process.stdout.write(`${libraries.length} libraries, ${shipped} of them shipped\n`);
if (wrong.length > 0) {
  process.stderr.write(
    `${wrong.join('\n')}\nUse another library, or allow the licence in tools/supply/licences.json.\n`,
  );
  process.exitCode = 1;
}
