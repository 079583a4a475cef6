#!/usr/bin/env node
/**
 * Builds the editors' page into dist/desk.
 *
 *   node apps/desk/build.mjs          build
 *   node apps/desk/build.mjs --check  types only, nothing is written to dist
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const desk = dirname(fileURLToPath(import.meta.url));
const root = resolve(desk, '../..');
const served = join(root, 'dist/desk');

if (process.argv.includes('--check')) {
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  process.exitCode =
    spawnSync(process.execPath, [tsc, '--noEmit', '-p', desk], { cwd: root, stdio: 'inherit' }).status ?? 1;
} else {
  // Always the production build of React, regardless of NODE_ENV.
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  mkdirSync(served, { recursive: true });
  const made = mkdtempSync(join(root, 'dist/desk-'));
  try {
    const configFile = join(desk, 'vite.config.mjs');
    await build({ root: desk, configFile, logLevel: 'warn', build: { outDir: made, emptyOutDir: true } });
    putInPlace(made);
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}

/**
 * A server may be serving the page during a build, so no file that the page references may be missing at any time.
 * Files are moved atomically, the page last; then files that only the old page references are removed.
 */
function putInPlace(made) {
  const files = readdirSync(made, { recursive: true }).filter((name) => statSync(join(made, name)).isFile());
  files.sort((a, b) => Number(a === 'index.html') - Number(b === 'index.html'));
  for (const name of files) {
    mkdirSync(dirname(join(served, name)), { recursive: true });
    renameSync(join(made, name), join(served, name));
  }
  for (const item of readdirSync(served, { recursive: true, withFileTypes: true })) {
    const name = relative(served, join(item.parentPath, item.name));
    if (item.isFile() && !files.includes(name)) rmSync(join(served, name));
  }
}
