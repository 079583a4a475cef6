'use strict';
/**
 * In a source checkout: compiles what has changed, and builds the editors' page. An installed package has nothing to
 * do.
 */
const { spawnSync } = require('node:child_process');
const { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } = require('node:fs');
const path = require('node:path');

const root = path.resolve(__dirname, '..');
const entry = path.join(root, 'dist/apps/cli/src/main.js');
const stamp = path.join(root, 'dist/.built');
const desk = path.join(root, 'apps/desk');
const deskStamp = path.join(root, 'dist/desk/index.html');

const isCode = (name) => name.endsWith('.ts') && !name.endsWith('.spec.ts');
/** Folders with nothing that is compiled. */
const isApart = (name) => ['node_modules', 'testing', 'dist'].includes(name);

function newest(folder, counts = isCode) {
  let latest = 0;
  for (const item of readdirSync(folder, { withFileTypes: true })) {
    const full = path.join(folder, item.name);
    if (item.isDirectory()) latest = Math.max(latest, isApart(item.name) || full === desk ? 0 : newest(full, counts));
    else if (counts(item.name)) latest = Math.max(latest, statSync(full).mtimeMs);
  }
  return latest;
}

function isStale() {
  if (!existsSync(path.join(root, 'apps/cli/src/main.ts'))) return false; // an installed package, not a checkout
  if (!existsSync(entry) || !existsSync(stamp)) return true;
  return (
    Math.max(...['apps', 'clients', 'libs'].map((name) => newest(path.join(root, name)))) > statSync(stamp).mtimeMs
  );
}

function build(node) {
  const started = new Date();
  process.stderr.write('corroborate: compiling …\n');
  for (const [tool, args] of [
    ['typescript/bin/tsc', ['-p', 'tsconfig.build.json']],
    ['tsc-alias/dist/bin/index.js', ['-p', 'tsconfig.build.json']],
  ]) {
    const run = spawnSync(node, [path.join(root, 'node_modules', tool), ...args], {
      cwd: root,
      stdio: ['ignore', 2, 2],
    });
    if (run.status !== 0) process.exit(run.status ?? 1);
  }
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, started.toISOString());
  utimesSync(stamp, started, started);
}

/** The editors' page, where its tools are installed, and the client by which it calls the API. */
function isDeskStale() {
  if (!existsSync(path.join(desk, 'build.mjs')) || !existsSync(path.join(root, 'node_modules/vite'))) return false;
  if (!existsSync(deskStamp)) return true;
  const own = ['src', 'index.html', 'vite.config.mjs'].map((name) => path.join(desk, name));
  const times = [...own, path.join(root, 'clients/typescript/src')].map((item) =>
    statSync(item).isDirectory() ? newest(item, () => true) : statSync(item).mtimeMs,
  );
  return Math.max(...times) > statSync(deskStamp).mtimeMs;
}

function buildDesk(node) {
  process.stderr.write('corroborate: building the desk …\n');
  const run = spawnSync(node, [path.join(desk, 'build.mjs')], { cwd: root, stdio: ['ignore', 2, 2] });
  if (run.status !== 0)
    process.stderr.write('corroborate: the desk could not be built; everything else goes on without it.\n');
}

function compileWhatChanged(node) {
  if (isStale()) build(node);
  if (isDeskStale()) buildDesk(node);
}

module.exports = { compileWhatChanged };
