#!/usr/bin/env node
/**
 * Builds the editors' page into dist/desk. The client's types are made from docs/openapi.json first, so that they can
 * never be older than the API's document.
 *
 *   node apps/desk/build.mjs          build
 *   node apps/desk/build.mjs --check  types only, nothing is written to dist
 *   node apps/desk/build.mjs --types  makes the client's types and does nothing else
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';

const desk = dirname(fileURLToPath(import.meta.url));
const root = resolve(desk, '../..');
const generated = join(desk, 'src/api/schema.gen.ts');

const types =
  `/* Made from docs/openapi.json by build.mjs. */\n` +
  `${astToString(await openapiTS(pathToFileURL(join(root, 'docs/openapi.json'))))}`;
if (read(generated) !== types) writeFileSync(generated, types);

if (process.argv.includes('--types')) process.exit(0);
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

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
