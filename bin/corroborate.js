#!/usr/bin/env node
'use strict';
/**
 * Launcher. In a source checkout it compiles what has changed first, and it hands over to the pinned Node
 * when the system's own is older than the one the product is tested on.
 */
const { spawnSync, spawn } = require('node:child_process');
const { existsSync, readdirSync, statSync, writeFileSync, mkdirSync } = require('node:fs');
const path = require('node:path');

const root = path.resolve(__dirname, '..');
const entry = path.join(root, 'dist/apps/cli/src/main.js');
const stamp = path.join(root, 'dist/.built');
const desk = path.join(root, 'apps/desk');
const deskStamp = path.join(root, 'dist/desk/index.html');
const WANTED_NODE = 24;

const isCode = (name) => name.endsWith('.ts') && !name.endsWith('.spec.ts');

function newest(folder, counts = isCode) {
  let latest = 0;
  for (const item of readdirSync(folder, { withFileTypes: true })) {
    const full = path.join(folder, item.name);
    if (item.isDirectory()) latest = Math.max(latest, item.name === 'node_modules' || full === desk ? 0 : newest(full, counts));
    else if (counts(item.name)) latest = Math.max(latest, statSync(full).mtimeMs);
  }
  return latest;
}

function isStale() {
  if (!existsSync(path.join(root, 'apps/cli/src/main.ts'))) return false; // an installed package, not a checkout
  if (!existsSync(entry) || !existsSync(stamp)) return true;
  return Math.max(newest(path.join(root, 'apps')), newest(path.join(root, 'libs'))) > statSync(stamp).mtimeMs;
}

function build() {
  const started = new Date();
  process.stderr.write('corroborate: compiling …\n');
  for (const [tool, args] of [
    ['typescript/bin/tsc', ['-p', 'tsconfig.build.json']],
    ['tsc-alias/dist/bin/index.js', ['-p', 'tsconfig.build.json']],
  ]) {
    const run = spawnSync(process.execPath, [path.join(root, 'node_modules', tool), ...args], { cwd: root, stdio: ['ignore', 2, 2] });
    if (run.status !== 0) process.exit(run.status ?? 1);
  }
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, started.toISOString());
  require('node:fs').utimesSync(stamp, started, started);
}

/** The editors' page, where its tools are installed; its types come from the API's document. */
function isDeskStale() {
  if (!existsSync(path.join(desk, 'build.mjs')) || !existsSync(path.join(root, 'node_modules/vite'))) return false;
  if (!existsSync(deskStamp)) return true;
  const sources = ['src', 'index.html', 'vite.config.mjs'].map((name) => path.join(desk, name));
  const times = sources.map((item) => (statSync(item).isDirectory() ? newest(item, (name) => !name.endsWith('.gen.ts')) : statSync(item).mtimeMs));
  return Math.max(...times) > statSync(deskStamp).mtimeMs;
}

function buildDesk() {
  process.stderr.write('corroborate: building the desk …\n');
  const run = spawnSync(pinnedNode(), [path.join(desk, 'build.mjs')], { cwd: root, stdio: ['ignore', 2, 2] });
  if (run.status !== 0) process.stderr.write('corroborate: the desk could not be built; everything else goes on without it.\n');
}

function pinnedNode() {
  if (Number(process.versions.node.split('.')[0]) >= WANTED_NODE) return process.execPath;
  const pinned = path.join(root, 'node_modules/.bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return existsSync(pinned) ? pinned : process.execPath;
}

if (isStale()) build();
if (isDeskStale()) buildDesk();
const child = spawn(pinnedNode(), ['--enable-source-maps', entry, ...process.argv.slice(2)], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
