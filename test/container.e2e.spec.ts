import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..');
const isRoot = process.getuid?.() === 0;

/** The reader of .dockerignore is a script beside the Dockerfile; it is asked as one. */
function keptOut(files: string[]): string[] {
  const ask = `import { ignorer } from './ops/container/dockerfile.mjs'; import { readFileSync } from 'node:fs';
    const isIgnored = ignorer(readFileSync('.dockerignore', 'utf8'));
    console.log(JSON.stringify(${JSON.stringify(files)}.filter(isIgnored)));`;
  const run = spawnSync(process.execPath, ['--input-type=module', '--eval', ask], { cwd: root, encoding: 'utf8' });
  return JSON.parse(run.stdout) as string[];
}

describe('the container image', () => {
  it('takes neither secrets nor data nor history of who builds it into the build', () => {
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

  it('takes what the build reads', () => {
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
    expect(keptOut([...needed, 'worlds/train/blind/pages.jsonl', 'docs/images/demo.png', 'test/run.mjs'])).toEqual([
      'worlds/train/blind/pages.jsonl',
      'docs/images/demo.png',
      'test/run.mjs',
    ]);
  });

  (isRoot ? it : it.skip)(
    'starts as an unprivileged user, is healthy, and ends by SIGTERM',
    () => {
      // Whatever is out of date is compiled here.
      spawnSync(process.execPath, [path.join(root, 'bin/corroborate.js'), '--version'], { stdio: 'ignore' });
      const run = spawnSync(process.execPath, [path.join(root, 'ops/container/try-image.mjs')], {
        encoding: 'utf8',
        timeout: 170_000,
      });
      expect(run.stderr).toBe('');
      expect(run.stdout.split('\n').filter((line) => line.startsWith('ok'))).toHaveLength(10);
      expect(run.status).toBe(0);
    },
    180_000,
  );

  it('is told apart in compose: a worker answers no health check over HTTP', () => {
    const compose = readFileSync(path.join(root, 'docker-compose.yml'), 'utf8');
    expect(compose.slice(compose.indexOf('  worker:'))).toMatch(/healthcheck: \{ disable: true \}/);
  });
});
