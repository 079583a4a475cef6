import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '..');

/** Runs the real rule file over a small house made for the purpose. */
function lint(files: Record<string, string>): { passed: boolean; output: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'rooms-'));
  try {
    const paths = '{"compilerOptions":{"paths":{"@corroborate/*":["./libs/*/src/index.ts"]}}}';
    for (const [name, text] of Object.entries({
      'tsconfig.json': paths,
      'apps/api/src/index.ts': 'export {};',
      ...files,
    })) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), text);
    }
    const tool = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
    const rules = path.join(root, '.dependency-cruiser.cjs');
    const run = spawnSync(process.execPath, [tool, '--config', rules, 'apps', 'libs'], {
      cwd: folder,
      encoding: 'utf8',
    });
    return { passed: run.status === 0, output: `${run.stdout}${run.stderr}` };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const domain = { 'libs/domain/src/index.ts': 'export const a = 1;' };

describe('the rules that keep the rooms apart', () => {
  it('let a room import from a floor below through its front door', () => {
    const run = lint({ ...domain, 'libs/db/src/index.ts': "export { a } from '@corroborate/domain';" });
    expect(run).toMatchObject({ passed: true });
  });

  it('refuse an import from a floor above', () => {
    const run = lint({
      'libs/report/src/index.ts': 'export const r = 1;',
      'libs/db/src/index.ts': "export { r } from '@corroborate/report';",
    });
    expect(run.passed).toBe(false);
    expect(run.output).toContain('floor-1-db');
  });

  it('refuse an import between rooms of one floor', () => {
    const run = lint({
      'libs/queue/src/index.ts': 'export const q = 1;',
      'libs/db/src/index.ts': "export { q } from '@corroborate/queue';",
    });
    expect(run.output).toContain('floor-1-db');
  });

  it('refuse an arrow upward inside the judging core', () => {
    const run = lint({
      'libs/stance/src/rules/rules.ts': 'export const r = 1;',
      'libs/stance/src/page/page.model.ts': "export { r } from '../rules/rules';",
    });
    expect(run.passed).toBe(false);
    expect(run.output).toContain('stance-floor-0-page');
  });

  it('refuse a circle inside a room', () => {
    const run = lint({
      'libs/db/src/a.ts': "import './b';",
      'libs/db/src/b.ts': "import './a';",
      'libs/db/src/index.ts': "import './a';",
    });
    expect(run.output).toContain('no-circles');
  });

  it('refuse entering a room by a side door', () => {
    const run = lint({
      'libs/domain/src/inner.ts': 'export const i = 1;',
      'libs/db/src/index.ts': "export { i } from '../../domain/src/inner';",
    });
    expect(run.output).toContain('front-door-only');
  });

  it('refuse product code that enters the sandbox, and a sandbox that enters the product', () => {
    const fromProduct = lint({
      'libs/sandbox/src/index.ts': 'export const s = 1;',
      'libs/search/src/index.ts': "export { s } from '@corroborate/sandbox';",
    });
    const fromSandbox = lint({
      'libs/search/src/index.ts': 'export const s = 1;',
      'libs/sandbox/src/index.ts': "export { s } from '@corroborate/search';",
    });
    expect(fromProduct.output).toContain('sandbox-beside-the-house');
    expect(fromSandbox.output).toContain('sandbox-knows-no-product');
  });

  it('refuse a desk that enters the server, and a server that enters the desk', () => {
    const fromDesk = lint({
      ...domain,
      'apps/desk/src/pages/a.tsx': "export { a } from '../../../../libs/domain/src/index';",
    });
    const fromServer = lint({
      ...domain,
      'apps/desk/src/api/a.ts': 'export const a = 1;',
      'apps/api/src/b.ts': "export { a } from '../../desk/src/api/a';",
    });
    expect(fromDesk.output).toContain('desk-apart');
    expect(fromServer.output).toContain('desk-for-nobody');
  });

  it('let a page of the desk stand on parts and parts on the client, and not the other way', () => {
    const parts = {
      ...domain,
      'apps/desk/src/api/a.ts': 'export const a = 1;',
      'apps/desk/src/ui/b.tsx': "export { a as b } from '../api/a';",
      'apps/desk/src/pages/c.tsx': "export { b as c } from '../ui/b';",
    };
    expect(lint(parts)).toMatchObject({ passed: true });
    expect(lint({ ...parts, 'apps/desk/src/ui/d.ts': "export { c } from '../pages/c';" }).output).toContain(
      'desk-floor-ui',
    );
    expect(lint({ ...parts, 'apps/desk/src/api/d.ts': "export { b } from '../ui/b';" }).output).toContain(
      'desk-floor-api',
    );
  });
});
