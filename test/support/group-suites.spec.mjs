import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { groupSuites } from './group-suites.mjs';

const root = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'groups-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('groupSuites', () => {
  const { testRegex } = groupSuites({ root, folder, skipped: /^test\/desk/, alone: /^test\/golden\// });
  const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  const grouped = texts.flatMap((text) => [...text.matchAll(/^load\("([^"]+)"/gm)].map(([, path]) => path));
  const byThemselves = testRegex.slice(1).map((pattern) => pattern.replace(/^\/|\\|\$$/g, ''));

  it('runs each suite once, in a group or by itself, and skips what is named', () => {
    const all = [...grouped, ...byThemselves];
    expect(new Set(all).size).toBe(all.length);
    expect(all).toContain('libs/text/src/fold.spec.ts');
    expect(all.some((path) => path.startsWith('test/desk'))).toBe(false);
  });

  it('leaves whole runs, ES modules and named suites by themselves', () => {
    expect(byThemselves).toEqual(expect.arrayContaining(['test/golden/golden.spec.ts', 'test/demo.e2e.spec.ts']));
    expect(grouped.filter((path) => /\.e2e\.|\.mjs$/.test(path))).toEqual([]);
  });

  it('keeps suites with a database and pure ones apart', () => {
    const kinds = texts.map(
      (text) => new Set([...text.matchAll(/^load\("([^"]+)"/gm)].map(([, path]) => /\.medium\./.test(path))),
    );
    expect(kinds.filter(({ size }) => size !== 1)).toEqual([]);
  });
});
