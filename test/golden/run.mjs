#!/usr/bin/env node
/**
 * Judges all worlds and cases and compares the outcome.
 *
 *   npm run golden                                      compare with test/golden/expected
 *   npm run golden -- --write                           accept what is decided now
 *   npm run golden -- --only NAME                       one world (`blind`, `train/blind`), one case, or all `cases`
 *   npm run golden -- --only NAME --write               accept its rows alone
 *   npm run golden -- --worlds DIR --out FOLDER         dump worlds outside the checkout
 *   npm run golden -- --worlds DIR --against FOLDER     compare with an earlier dump
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const text = { type: 'string' };
const options = { write: { type: 'boolean' }, only: text, worlds: text, out: text, against: text };
const { values } = parseArgs({ options });
if (values.write && (values.worlds || values.out)) {
  process.stderr.write('--write accepts the worlds of this checkout and goes with no other option than --only.\n');
  process.exit(2);
}
const env = {
  ...process.env,
  GOLDEN_ONLY: values.only ?? '',
  GOLDEN_WORLDS: values.worlds ?? '',
  GOLDEN_OUT: values.write ? 'test/golden/expected' : (values.out ?? ''),
  GOLDEN_AGAINST: values.against ?? '',
};
const jest = ['run', 'test:jest', '--', 'test/golden/golden.spec', '-t', 'golden dump decides'];
process.exit(spawnSync('npm', jest, { cwd: root, env, stdio: 'inherit' }).status ?? 1);
