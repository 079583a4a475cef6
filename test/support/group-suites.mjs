import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';

/** Suites per group. Those with a database take longer. */
const SIZES = { pure: 48, medium: 20 };
const MEDIUM = /\.medium\.spec\.ts$/;
/** Whole runs keep a process state of their own; ES modules cannot be required. */
const ALONE = /\.e2e\.spec\.ts$|\.spec\.mjs$/;

/**
 * Loading the packages takes longer than most suites run, and Jest loads them anew for each file. Suites of a kind
 * are therefore put into groups: one file that loads several, each within a `describe` named by its path.
 * Returns the configuration of Jest that runs the groups, written into `folder`, and every other suite by itself.
 * `skipped` and `alone` are patterns of paths relative to the root; null matches none.
 */
export function groupSuites({ root, folder, skipped, alone }) {
  const config = createRequire(import.meta.url)(join(root, 'jest.config.cjs'));
  const isAlone = (path) => ALONE.test(path) || (alone?.test(path) ?? false);
  const suites = suitesOf(config, root).filter((path) => !skipped?.test(path));
  const grouped = suites.filter((path) => !isAlone(path));
  const medium = grouped.filter((path) => MEDIUM.test(path));
  const pure = grouped.filter((path) => !MEDIUM.test(path));
  const groups = [...chunk('medium', medium), ...chunk('pure', pure)];
  mkdirSync(folder, { recursive: true });
  for (const { name, paths } of groups) writeFileSync(join(folder, `${name}.spec.cjs`), groupText(root, paths));
  const byThemselves = suites.filter(isAlone).map((path) => `/${path.replace(/[.]/g, '\\.')}$`);
  return {
    ...config,
    rootDir: root,
    roots: [...config.roots, folder],
    testRegex: ['\\.group\\.spec\\.cjs$', ...byThemselves],
  };
}

function suitesOf({ roots, testRegex }, root) {
  const isSuite = new RegExp(testRegex);
  const files = roots.flatMap((name) => filesIn(name.replace('<rootDir>', root)));
  return files.map((file) => relative(root, file)).filter((path) => isSuite.test(path));
}

const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules' && name !== 'dist')
    .flatMap((entry) => (entry.isDirectory() ? filesIn(join(folder, entry.name)) : join(folder, entry.name)));

/** In the order of their paths, so that suites of one package share what they load. */
function chunk(kind, suites) {
  const sorted = [...suites].sort();
  const count = Math.ceil(sorted.length / SIZES[kind]);
  const size = Math.ceil(sorted.length / count);
  return Array.from({ length: count }, (_, at) => ({
    name: `${String(at + 1).padStart(2, '0')}.${kind}.group`,
    paths: sorted.slice(at * size, (at + 1) * size),
  }));
}

/** A suite that cannot be loaded fails by itself, and not the others of its group. */
const groupText = (root, paths) => `'use strict';
const load = (path, file) =>
  describe(path, () => {
    try {
      require(file);
    } catch (error) {
      it('loads', () => {
        throw error;
      });
    }
  });
${paths.map((path) => `load(${JSON.stringify(path)}, ${JSON.stringify(join(root, path))});`).join('\n')}
`;
