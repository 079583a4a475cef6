import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';

export const ROOT = path.resolve(import.meta.dirname, '../..');
const FILE = path.join(ROOT, 'test/mutants/mutants.yaml');
const MOVE = 'The code has moved or changed: move the mutant with it, do not delete it.';

/**
 * `test`: part of the title of the test that must fail, where the others of its file depend on sockets, a database or a
 * clock and may fail by chance.
 * @returns {{ id: string, why: string, file: string, find: string, replace: string, specs: string[], test?: string }[]}
 */
export const readMutants = () => load(readFileSync(FILE, 'utf8'));

/** Why a mutant cannot be applied; null where it can. */
export function faultOf({ id, file, find, replace, specs, test }, root = ROOT) {
  const place = path.join(root, file);
  if (!existsSync(place)) return `${id}: there is no file ${file}. ${MOVE}`;
  const count = readFileSync(place, 'utf8').split(find).length - 1;
  if (count !== 1) return `${id}: its text occurs ${count} times in ${file}, not once. ${MOVE}`;
  if (replace === find) return `${id}: it changes nothing.`;
  const missing = specs.find((spec) => !existsSync(path.join(root, spec)));
  if (missing !== undefined) return `${id}: there is no test ${missing}. Name the one that fails now.`;
  const isKnown = specs.some((spec) => readFileSync(path.join(root, spec), 'utf8').includes(test ?? ''));
  return isKnown ? null : `${id}: no test has "${test}" in its title. Name the one that fails now.`;
}

/** The text of a file with the mutant in it. */
export const mutated = (text, { find, replace }) => text.replace(find, () => replace);
