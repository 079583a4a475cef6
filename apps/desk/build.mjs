#!/usr/bin/env node
/**
 * Builds the editors' page into dist/desk.
 *
 *   node apps/desk/build.mjs          build
 *   node apps/desk/build.mjs --check  types only, nothing is written to dist
 */
import { spawnSync } from 'node:child_process';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const desk = dirname(fileURLToPath(import.meta.url));
const root = resolve(desk, '../..');

if (process.argv.includes('--check')) {
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  process.exitCode =
    spawnSync(process.execPath, [tsc, '--noEmit', '-p', desk], { cwd: root, stdio: 'inherit' }).status ?? 1;
} else {
  // Whatever the surroundings are called, editors get the small and fast React.
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  await build({ root: desk, configFile: join(desk, 'vite.config.mjs'), logLevel: 'warn' });
}
