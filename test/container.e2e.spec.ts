import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '..');
const isRoot = process.getuid?.() === 0;

/** What tries the image are scripts beside the Dockerfile; they are asked as such. */
function asked(script: string): string[] {
  const run = spawnSync(process.execPath, ['--input-type=module', '--eval', script], { cwd: root, encoding: 'utf8' });
  return JSON.parse(run.stdout) as string[];
}

const keptOut = (files: string[]): string[] =>
  asked(`import { ignorer } from './ops/container/dockerfile.mjs'; import { readFileSync } from 'node:fs';
    const isIgnored = ignorer(readFileSync('.dockerignore', 'utf8'));
    console.log(JSON.stringify(${JSON.stringify(files)}.filter(isIgnored)));`);

describe('container image', () => {
  it('excludes secrets, data and history of the developer from the build context', () => {
    const secret = [
      '.corroborate/postgres/password',
      'apps/api/.corroborate/x',
      '.env',
      '.env.local',
      'ops/tls/server.pem',
      '.git/config',
      'node_modules/a/index.js',
      'dist/x.js',
      'npm-debug.log',
    ];
    expect(keptOut(secret)).toEqual(secret);
  });

  it('includes everything the build reads', () => {
    const needed = [
      'package.json',
      'package-lock.json',
      '.npmrc',
      'tsconfig.json',
      'tsconfig.build.json',
      'apps/api/src/main.ts',
      'apps/desk/build.mjs',
      'libs/domain/src/index.ts',
      'docs/openapi.json',
      'data/gazetteer/places.tsv',
      'worlds/demo/demo/world.json',
      'bin/corroborate.js',
    ];
    expect(keptOut([...needed, 'lab/worlds/train/blind/pages.jsonl', 'docs/images/demo.png', 'test/run.mjs'])).toEqual([
      'lab/worlds/train/blind/pages.jsonl',
      'docs/images/demo.png',
      'test/run.mjs',
    ]);
  });

  it('checks the container image for files that do not belong in it', () => {
    const wrong = [
      'test/run.mjs',
      'apps/cli/src/main.ts',
      'dist/libs/domain/src/errors.spec.js',
      'dist/libs/domain/src/testing/topics.js',
      'lab/eval/baseline.json',
      'lab/worlds/train/blind/pages.jsonl',
      'dist/lab/src/main.js',
      '.env',
      'node_modules/typescript/lib/tsc.js',
      'node_modules/jest/build/index.js',
      'node_modules/axios/index.d.ts',
      'node_modules/openai/client.js.map',
    ];
    const right = [
      'package.json',
      'LICENSE',
      'bin/corroborate.js',
      'dist/apps/worker/src/main.js',
      'data/outlets/README.md',
      'worlds/demo/demo/world.json',
      'node_modules/axios/index.js',
      'node_modules/zod/src/v4/classic/tests/index.test.ts',
    ];
    expect(
      asked(`import { devFilesOf } from './ops/container/dev-files.mjs';
        import { packages } from './ops/container/lay-out.mjs';
        console.log(JSON.stringify(devFilesOf(${JSON.stringify([...wrong, ...right])}, packages)));`),
    ).toEqual(wrong);
  });

  // Only root may run something under another account.
  (isRoot ? it : it.skip)(
    'starts as an unprivileged user on an empty volume, shows its first key once, and runs the demo',
    () => {
      // Whatever is out of date is compiled here.
      spawnSync(process.execPath, [path.join(root, 'bin/corroborate.js'), '-V'], { stdio: 'ignore' });
      const run = spawnSync(process.execPath, [path.join(root, 'ops/container/try-image.mjs')], {
        encoding: 'utf8',
        timeout: 880_000,
      });
      expect(run.stderr).toBe('');
      expect(run.stdout.split('\n').filter((line) => line.startsWith('ok'))).toHaveLength(19);
      expect(run.status).toBe(0);
    },
    900_000,
  );
});
