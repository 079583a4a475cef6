import { fork, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '..');
interface Cruised {
  passed: boolean;
  output: string;
}

let cruiser: ChildProcess;
beforeAll(async () => {
  cruiser = fork(path.join(root, 'test/support/cruiser.mjs'), [path.join(root, '.dependency-cruiser.cjs')]);
  await once(cruiser, 'message');
});
afterAll(() => cruiser.kill());

async function cruised(folder: string): Promise<Cruised> {
  cruiser.send(folder);
  const [answer] = (await once(cruiser, 'message')) as [Cruised];
  return answer;
}

/** Runs the real rule file over a small product made for the purpose. */
async function lint(files: Record<string, string>): Promise<Cruised> {
  const folder = mkdtempSync(path.join(tmpdir(), 'rooms-'));
  try {
    const paths = {
      '@corroborate/client': ['./clients/typescript/src/index.ts'],
      '@corroborate/domain/testing': ['./libs/domain/src/testing/index.ts'],
      '@corroborate/*': ['./libs/*/src/index.ts'],
    };
    for (const [name, text] of Object.entries({
      'tsconfig.json': JSON.stringify({ compilerOptions: { paths } }),
      'apps/api/src/index.ts': 'export {};',
      'clients/typescript/src/index.ts': 'export const c = 1;',
      ...files,
    })) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), text);
    }
    return await cruised(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const domain = { 'libs/domain/src/index.ts': 'export const a = 1;' };

describe('package import rules', () => {
  it('allows a package import from a lower layer through the entry point', async () => {
    const run = await lint({ ...domain, 'libs/db/src/index.ts': "export { a } from '@corroborate/domain';" });
    expect(run).toMatchObject({ passed: true });
  });

  it('allows importing a lower package’s Nest module, but no other file past the entry point', async () => {
    const module = { 'libs/config/src/config.module.ts': 'export const m = 1;' };
    const other = { 'libs/config/src/settings.ts': 'export const s = 1;' };
    const from = (file: string) => ({ 'libs/db/src/index.ts': `export * from '../../config/src/${file}';` });
    expect(await lint({ ...module, ...from('config.module') })).toMatchObject({ passed: true });
    expect((await lint({ ...other, ...from('settings') })).output).toContain('front-door-only');
  });

  it('rejects a package import from a higher layer', async () => {
    const run = await lint({
      'libs/report/src/index.ts': 'export const r = 1;',
      'libs/db/src/index.ts': "export { r } from '@corroborate/report';",
    });
    expect(run.passed).toBe(false);
    expect(run.output).toContain('floor-1-db');
  });

  it('rejects an import between packages of one layer', async () => {
    const run = await lint({
      'libs/queue/src/index.ts': 'export const q = 1;',
      'libs/db/src/index.ts': "export { q } from '@corroborate/queue';",
    });
    expect(run.output).toContain('floor-1-db');
  });

  it('rejects an upward import within the reading package', async () => {
    const run = await lint({
      'libs/reading/src/rules/stance/rules.ts': 'export const r = 1;',
      'libs/reading/src/rules/page/page.model.ts': "export { r } from '../stance/rules';",
    });
    expect(run.passed).toBe(false);
    expect(run.output).toContain('reading-floor-0-page');
  });

  it('rejects a circular import within a package', async () => {
    const run = await lint({
      'libs/db/src/a.ts': "import './b';",
      'libs/db/src/b.ts': "import './a';",
      'libs/db/src/index.ts': "import './a';",
    });
    expect(run.output).toContain('no-circles');
  });

  it('rejects an import that bypasses the entry point of a package', async () => {
    const run = await lint({
      'libs/domain/src/inner.ts': 'export const i = 1;',
      'libs/db/src/index.ts': "export { i } from '../../domain/src/inner';",
    });
    expect(run.output).toContain('front-door-only');
  });

  it('allows only tests to import the testing entry point of a package', async () => {
    const helpers = { ...domain, 'libs/domain/src/testing/index.ts': 'export const t = 1;' };
    const use = "export { t } from '@corroborate/domain/testing';";
    const passed = { 'libs/db/src/a.spec.ts': use, 'libs/db/src/testing/b.ts': use };
    expect(await lint({ ...helpers, ...passed })).toMatchObject({ passed: true });
    expect((await lint({ ...helpers, 'libs/db/src/c.ts': use })).output).toContain('testing-for-tests-alone');
    expect((await lint({ ...helpers, 'libs/domain/src/d.ts': "export { t } from './testing';" })).output).toContain(
      'testing-for-tests-alone',
    );
  });

  it('rejects an import of an unlisted entry point', async () => {
    expect(
      (await lint({ ...domain, 'libs/db/src/a.ts': "export { t } from '@corroborate/domain/t';" })).output,
    ).toContain('known-doors');
  });

  it('rejects imports of the sandbox by the product, and of the product by the sandbox', async () => {
    const fromProduct = await lint({
      'libs/sandbox/src/index.ts': 'export const s = 1;',
      'libs/search/src/index.ts': "export { s } from '@corroborate/sandbox';",
    });
    const fromSandbox = await lint({
      'libs/search/src/index.ts': 'export const s = 1;',
      'libs/sandbox/src/index.ts': "export { s } from '@corroborate/search';",
    });
    expect(fromProduct.output).toContain('sandbox-beside-the-product');
    expect(fromSandbox.output).toContain('sandbox-knows-no-product');
  });

  it('allows the lab to import the product through entry points, and rejects the reverse', async () => {
    const cli = {
      ...domain,
      'apps/cli/src/index.ts': "export * from './inner';",
      'apps/cli/src/inner.ts': 'export const b = 1;',
    };
    const lab = 'lab/src/a.ts';
    expect(await lint({ ...cli, [lab]: "export { b } from '../../apps/cli/src/index';" })).toMatchObject({
      passed: true,
    });
    expect((await lint({ ...cli, [lab]: "export { b } from '../../apps/cli/src/inner';" })).output).toContain(
      'apps-by-the-front-door',
    );
    const others = await lint({
      ...cli,
      [lab]: 'export const a = 1;',
      'apps/api/src/a.ts': "export { b } from '../../cli/src/index';",
      'apps/cli/src/c.ts': "export { a } from '../../../lab/src/a';",
    });
    expect(others.output).toContain('apps-are-separate: apps/api/src/a.ts');
    expect(others.output).toContain('product-without-the-lab: apps/cli/src/c.ts');
  });

  it('rejects imports of the server by the desk, and of the desk by the server', async () => {
    const fromDesk = await lint({
      ...domain,
      'apps/desk/src/pages/a.tsx': "export { a } from '../../../../libs/domain/src/index';",
    });
    const fromServer = await lint({
      ...domain,
      'apps/desk/src/api/a.ts': 'export const a = 1;',
      'apps/api/src/b.ts': "export { a } from '../../desk/src/api/a';",
    });
    expect(fromDesk.output).toContain('desk-apart');
    expect(fromServer.output).toContain('desk-for-nobody');
  });

  it('allows only the desk and the command to use the published client', async () => {
    const calls = "export { c } from '@corroborate/client';";
    const both = { 'apps/desk/src/api/a.ts': calls, 'apps/cli/src/index.ts': calls };
    expect(await lint({ ...domain, ...both })).toMatchObject({ passed: true });
    const others = await lint({ 'apps/api/src/b.ts': calls, 'libs/db/src/index.ts': calls });
    expect(others.output).toContain('client-for-desk-and-command: apps/api/src/b.ts');
    expect(others.output).toContain('client-for-desk-and-command: libs/db/src/index.ts');
    const past = {
      'clients/typescript/src/calls.ts': 'export const d = 1;',
      'apps/cli/src/a.ts': "export { d } from '../../../clients/typescript/src/calls';",
    };
    expect((await lint({ ...domain, ...past })).output).toContain('client-by-the-front-door');
  });

  it('rejects imports of the product or of Node modules by the client', async () => {
    const run = await lint({
      ...domain,
      'clients/typescript/src/a.ts': "export { a } from '@corroborate/domain';",
      'clients/typescript/src/b.ts': "export { join } from 'node:path';",
    });
    expect(run.output).toContain('client-by-itself');
    expect(run.output).toContain('client-without-node');
  });

  it('allows only the archive verification page to import its entry point, and no other one', async () => {
    const checking = { ...domain, 'libs/evidence/src/checking.ts': "export { d } from './digest';" };
    const parts = { ...checking, 'libs/evidence/src/digest.ts': 'export const d = 1;' };
    const door = (to: string) => `export * from '${to}libs/evidence/src/checking';`;
    expect(await lint({ ...parts, 'apps/verify/src/main.ts': door('../../../') })).toMatchObject({ passed: true });
    expect((await lint({ ...parts, 'apps/api/src/b.ts': door('../../../') })).output).toContain('verify-for-nobody');
    const past = "export { a } from '../../../libs/domain/src/index';";
    expect((await lint({ ...parts, 'apps/verify/src/a.ts': past })).output).toContain('verify-apart');
  });

  it('rejects imports of Node modules or unrelated code by archive verification', async () => {
    const run = await lint({
      ...domain,
      'libs/evidence/src/checking.ts': "export { join } from 'node:path'; export * from './originals/packing';",
      'libs/evidence/src/originals/packing.ts': 'export const p = 1;',
    });
    expect(run.output).toContain('checking-without-node');
    expect(run.output).toContain('checking-by-itself');
  });

  it('allows desk pages to import UI parts and those the client API, and rejects the reverse', async () => {
    const parts = {
      ...domain,
      'apps/desk/src/api/a.ts': 'export const a = 1;',
      'apps/desk/src/ui/b.tsx': "export { a as b } from '../api/a';",
      'apps/desk/src/pages/c.tsx': "export { b as c } from '../ui/b';",
    };
    expect(await lint(parts)).toMatchObject({ passed: true });
    expect((await lint({ ...parts, 'apps/desk/src/ui/d.ts': "export { c } from '../pages/c';" })).output).toContain(
      'desk-floor-ui',
    );
    expect((await lint({ ...parts, 'apps/desk/src/api/d.ts': "export { b } from '../ui/b';" })).output).toContain(
      'desk-floor-api',
    );
  });
});

it('excludes tests and test helpers from the build', () => {
  const tool = path.join(root, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [tool, '-p', 'tsconfig.build.json', '--listFilesOnly'], {
    cwd: root,
    encoding: 'utf8',
  });
  const built = stdout.split('\n').map((file) => path.relative(root, file));
  expect(built).toContain('libs/domain/src/index.ts');
  expect(
    built.filter((file) => /^(apps|clients|libs)\/.*(\/testing\/|\.(spec|cases|fixture)\.ts$)/.test(file)),
  ).toEqual([]);
});
