import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

const { removeOrphans } = createRequire(__filename)('../bin/compile-orphans.js') as {
  removeOrphans: (sources: string, compiled: string) => void;
};

describe('removeOrphans', () => {
  let folder: string;
  const at = (name: string) => path.join(folder, name);
  const write = (...names: string[]) =>
    names.forEach((name) => {
      mkdirSync(path.dirname(at(name)), { recursive: true });
      writeFileSync(at(name), '');
    });
  beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'compile-orphans-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('deletes the output of a module that has become a folder', () => {
    write('src/text/numbers/index.ts', 'out/text/numbers/index.js', 'out/text/numbers.js', 'out/text/numbers.js.map');
    removeOrphans(at('src'), at('out'));
    expect(['numbers.js', 'numbers.js.map'].filter((name) => existsSync(at(`out/text/${name}`)))).toEqual([]);
    expect(existsSync(at('out/text/numbers/index.js'))).toBe(true);
  });

  it('keeps files that have a source or are not compiled', () => {
    write('src/a.ts', 'src/b.tsx', 'src/c.js', 'out/a.js', 'out/b.js', 'out/c.js', 'out/d.json');
    removeOrphans(at('src'), at('out'));
    expect(['a.js', 'b.js', 'c.js', 'd.json'].map((name) => existsSync(at(`out/${name}`)))).toEqual(
      Array(4).fill(true),
    );
  });

  it('does nothing if nothing has been compiled yet', () => {
    expect(() => removeOrphans(at('src'), at('out'))).not.toThrow();
  });
});
