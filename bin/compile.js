'use strict';
/**
 * In a source checkout: compiles what has changed, and builds the pages for browsers. An installed package has nothing
 * to do.
 */
const { spawn } = require('node:child_process');
const { once } = require('node:events');
const { existsSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { underLock } = require('./compile-lock.js');
const { removeOrphans } = require('./compile-orphans.js');

const root = path.resolve(__dirname, '..');
const entry = path.join(root, 'dist/apps/cli/src/main.js');
const stamp = path.join(root, 'dist/.built');
const lock = path.join(root, 'dist/.compiling');
/** Pages for browsers, each with what it is made of beside its own folder. */
const pages = [
  { name: 'the desk', folder: 'apps/desk', made: 'dist/desk/index.html', of: 'clients/typescript/src' },
  {
    name: 'the page that checks archives',
    folder: 'apps/verify',
    made: 'dist/verify/verify.html',
    of: 'libs/evidence/src',
  },
];
const pageFolders = new Set(pages.map(({ folder }) => path.join(root, folder)));

/** The laboratory is in no image and no installation. */
const COMPILED = ['apps', 'clients', 'libs', 'lab/src', 'test/golden'].filter((name) =>
  existsSync(path.join(root, name)),
);
const isCode = (name) => name.endsWith('.ts') && !name.endsWith('.spec.ts');
/** Folders with nothing that is compiled. */
const isApart = (name) => ['node_modules', 'testing', 'dist'].includes(name);

function newest(folder, counts = isCode) {
  let latest = 0;
  for (const item of readdirSync(folder, { withFileTypes: true })) {
    const full = path.join(folder, item.name);
    if (item.isDirectory())
      latest = Math.max(latest, isApart(item.name) || pageFolders.has(full) ? 0 : newest(full, counts));
    else if (counts(item.name)) latest = Math.max(latest, statSync(full).mtimeMs);
  }
  return latest;
}

function isStale() {
  if (!existsSync(path.join(root, 'apps/cli/src/main.ts'))) return false; // an installed package, not a checkout
  if (!existsSync(entry) || !existsSync(stamp)) return true;
  return Math.max(...COMPILED.map((name) => newest(path.join(root, name)))) > statSync(stamp).mtimeMs;
}

/** Ends with its code; `hold` keeps the lock while the tool lives, should the launcher be killed. */
async function run(node, args, hold) {
  // Compilers need none of the keys that the product is started with.
  const { PATH, HOME, TMPDIR, TEMP, SystemRoot } = process.env;
  const env = { PATH, HOME, TMPDIR, TEMP, SystemRoot };
  const tool = spawn(node, args, { cwd: root, env, stdio: ['ignore', 2, 2] });
  if (tool.pid !== undefined) hold(tool.pid);
  const [status] = await once(tool, 'close');
  return status ?? 1;
}

const COMPILERS = [
  ['typescript/bin/tsc', '-p', 'tsconfig.build.json'],
  ['tsc-alias/dist/bin/index.js', '-p', 'tsconfig.build.json'],
];

/** The mark of a whole folder goes first: what is left by a compiler that was killed is not taken for whole. */
async function build(node, hold) {
  const started = new Date();
  const first = existsSync(entry) ? '' : ': the first start compiles the product, which takes one to five minutes';
  process.stderr.write(`corroborate: compiling${first} …\n`);
  rmSync(stamp, { force: true });
  for (const [tool, ...args] of COMPILERS) {
    const status = await run(node, [path.join(root, 'node_modules', tool), ...args], hold);
    if (status !== 0) return status;
  }
  COMPILED.forEach((name) => removeOrphans(path.join(root, name), path.join(root, 'dist', name)));
  writeFileSync(stamp, started.toISOString());
  utimesSync(stamp, started, started);
  return 0;
}

/** A page, where its tools are installed. */
function isPageStale({ folder, made, of }) {
  const own = path.join(root, folder);
  if (!existsSync(path.join(own, 'build.mjs')) || !existsSync(path.join(root, 'node_modules/vite'))) return false;
  const page = path.join(root, made);
  if (!existsSync(page)) return true;
  const latest = Math.max(
    newest(own, () => true),
    newest(path.join(root, of), () => true),
  );
  return latest > statSync(page).mtimeMs;
}

async function buildPage(node, { name, folder }, hold) {
  process.stderr.write(`corroborate: building ${name} …\n`);
  if ((await run(node, [path.join(root, folder, 'build.mjs')], hold)) !== 0)
    process.stderr.write(`corroborate: ${name} could not be built; everything else goes on without it.\n`);
}

/** Looked at again under the lock: whoever held it may have done the work. */
async function compile(node, wanted, hold) {
  const status = isStale() ? await build(node, hold) : 0;
  for (const page of wanted) if (status === 0 && isPageStale(page)) await buildPage(node, page, hold);
  return status;
}

/** The code to end with where the code does not compile; 0 where all is up to date. */
async function compileWhatChanged(node, withPages = true) {
  const wanted = withPages ? pages : [];
  return isStale() || wanted.some(isPageStale) ? underLock(lock, (hold) => compile(node, wanted, hold)) : 0;
}

module.exports = { compileWhatChanged };
