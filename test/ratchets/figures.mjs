/** Measures the figures, in groups that can be measured apart. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { prepareProduct } from '../../tools/sources/compiled.product.mjs';
import { countByPackage, totalOf } from '../../tools/sources/statements.mjs';
import { countEnglish } from './english.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const COUNTER = path.join(import.meta.dirname, 'module.counter.cjs');
const TIMEOUT_MS = 1_200_000;

/** Each resolves with `{ name: number }`. */
export const GROUPS = {
  code: measureCode,
  english: async () => countEnglish(root),
  'start-up': measureStartUp,
  rules: measureRules,
  models: measureModels,
};

async function measureCode() {
  const manifest = readJson('package.json');
  const installed = Object.entries(readJson('package-lock.json').packages);
  return {
    'code: production statements': totalOf(countByPackage(root), 'production'),
    'code: production dependencies': Object.keys(manifest.dependencies).length,
    'code: packages of a production install': installed.filter(([place, { dev }]) => place && !dev).length,
  };
}

async function measureStartUp() {
  const [version, api, worker] = [await countVersion(), await countPart('api'), await countPart('worker')];
  const named = (part, { all, own }) => ({
    [`start-up: modules, ${part}`]: all,
    [`start-up: own modules, ${part}`]: own,
  });
  return { ...named('--version', version), ...named('api', api), ...named('worker', worker) };
}

async function measureRules() {
  const measured = JSON.parse(await run('investigations.process.cjs'));
  return {
    'rules: statements per investigation': measured.ownStatements,
    'rules: statements on many rows per investigation': measured.batchStatements,
    'rules: queue statements per investigation': measured.queueStatements,
    'rules: WAL bytes per investigation': measured.walBytes,
    'rules: processor time over the bare script': measured.cpuOverBare,
  };
}

async function measureModels() {
  const measured = JSON.parse(await run('models.process.cjs'));
  return {
    'models: calls per investigation': measured.modelCalls,
    'models: tokens per investigation': measured.modelTokens,
    'models: peak memory, MB': measured.peakMemoryBytes / 1024 ** 2,
  };
}

const countPart = async (part) => JSON.parse(await run('start-up.process.cjs', [part], ['--require', COUNTER]));

async function countVersion() {
  const folder = mkdtempSync(path.join(tmpdir(), 'corroborate-modules-'));
  const file = path.join(folder, 'modules.json');
  try {
    await execute(['--require', COUNTER, path.join(root, 'dist/apps/cli/src/main.js'), '--version'], {
      MODULE_COUNT_FILE: file,
    });
    return JSON.parse(readFileSync(file, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const run = (script, args = [], flags = []) => execute([...flags, path.join(import.meta.dirname, script), ...args]);

/** Settings of this environment do not reach the process. */
async function execute(args, env = {}) {
  const node = await prepareProduct();
  const { stdout } = await promisify(execFile)(node, args, {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    timeout: TIMEOUT_MS,
  });
  return stdout;
}

const readJson = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
