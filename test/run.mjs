#!/usr/bin/env node
/**
 * The test command. The last line of stdout says how many tests passed and failed; a linter or the type check counts as
 * one test each.
 *
 *   node test/run.mjs                     linters, types, and all suites but the long ones
 *   node test/run.mjs --long              the long suites: faults, quality, hostile pages, the desk in a browser
 *   node test/run.mjs --all               both
 *   node test/run.mjs --only libs/search  the suites whose path matches, no linters
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { groupSuites } from './support/group-suites.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const modules = join(root, 'node_modules');
/** The Node that the launcher would take: an older one fails everywhere with errors that tell nobody why. */
const { chooseNode, refusal } = createRequire(import.meta.url)('../bin/choose-node.js');
const node = chooseNode();
if (node === null) {
  process.stderr.write(refusal());
  process.exit(2);
}
/** Suites of more than a minute that a change seldom touches. */
const LONG =
  'test/(bombs|chaos|commands|container|desk|held-events|hostile|models|plan-commands|quality|ratchets|storage-away|' +
  'survival|with-data)[^/]*\\.e2e\\.spec|test/hostile\\.spec|test/injection/real-pages|test/golden/';
const children = new Set();
const scratch = mkdtempSync(join(tmpdir(), 'corroborate-run-'));

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    for (const child of children) child.kill('SIGTERM');
    rmSync(scratch, { recursive: true, force: true });
    process.exit(130);
  });
}

async function main(args) {
  const only = args.includes('--only') ? args[args.indexOf('--only') + 1] : null;
  const [long, all] = ['--long', '--all'].map((flag) => args.includes(flag));
  const isPart = only !== null || long;
  const redis = await startRedis();
  try {
    const checks = isPart ? [] : await runChecks();
    checks.push(...(await compile(isPart)));
    const suites = await runJest(selectionOf({ only, long, all }), redis?.url);
    const total = sum([...checks, suites]);
    console.log(
      `${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
    );
    return total.failed > 0 || total.passed === 0 ? 1 : 0;
  } finally {
    await redis?.stop();
  }
}

const sum = (parts) =>
  parts.reduce((a, b) => ({
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
  }));

/** Two at a time: each of them keeps one core busy. */
async function runChecks() {
  const client = check('client', [join(root, 'clients/typescript/generate.mjs'), '--check']);
  const desk = check('desk', [join(root, 'apps/desk/build.mjs'), '--check'], client);
  const verify = check('verify', [join(root, 'apps/verify/build.mjs'), '--check'], desk);
  const types = check('types', [join(modules, 'typescript/bin/tsc'), '--noEmit', '-p', 'tsconfig.json'], verify);
  const rooms = check('rooms', [
    join(modules, 'dependency-cruiser/bin/dependency-cruise.mjs'),
    '--config',
    '.dependency-cruiser.cjs',
    'apps',
    'clients',
    'lab',
    'libs',
  ]);
  const lint = check(
    'lint',
    [join(modules, 'eslint/bin/eslint.js'), '.', '--max-warnings', '0'],
    Promise.all([rooms, desk]),
  );
  const exports = check(
    'exports',
    [
      join(modules, 'knip/bin/knip.js'),
      '--config',
      'knip.config.mjs',
      '--include',
      'exports,types,dependencies',
      '--no-progress',
    ],
    types,
  );
  const format = check(
    'format',
    [join(modules, 'prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'],
    types,
  );
  return Promise.all([client, types, rooms, desk, verify, lint, exports, format]);
}

/**
 * Whole runs are made with the compiled product, so it is compiled once before them; its pages of documentation must be
 * fresh.
 */
async function compile(isPart) {
  const docs = await check('docs', [join(root, 'bin/corroborate.js'), 'docs', '--check']);
  return isPart ? [] : [docs];
}

async function check(name, command, after) {
  await after;
  const began = Date.now();
  const { code, output } = await run(node, command);
  const passed = code === 0;
  console.log(`${passed ? 'ok  ' : 'FAIL'} ${name} (${seconds(began)})`);
  if (!passed) console.log(indent(lastLines(output, 80)));
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 };
}

/** Arguments that make Jest run these suites: named suites and the long ones as they are, the others in groups. */
function selectionOf({ only, long, all }) {
  if (only) return [only];
  if (long) return [LONG];
  const pattern = new RegExp(LONG);
  const choice = all ? { skipped: null, alone: pattern } : { skipped: pattern, alone: null };
  return ['--config', JSON.stringify(groupSuites({ root, folder: join(scratch, 'groups'), ...choice }))];
}

async function runJest(selection, redisUrl) {
  const report = join(scratch, 'jest.json');
  const jest = [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    join(modules, 'jest/bin/jest.js'),
  ];
  const options = [
    '-w',
    '2',
    '--json',
    `--outputFile=${report}`,
    '--silent',
    `--reporters=${join(root, 'test/support/progress-reporter.cjs')}`,
  ];
  const began = Date.now();
  const env = { ...process.env, ...(redisUrl ? { TEST_REDIS_URL: redisUrl } : {}) };
  const { output } = await run(node, [...jest, ...options, ...selection], env, (text) => process.stdout.write(text));
  if (!existsSync(report)) {
    console.log(`FAIL suites could not be run\n${indent(lastLines(output, 80))}`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
  return countSuites(JSON.parse(readFileSync(report, 'utf8')), began);
}

function countSuites(result, began) {
  printFailures(result.testResults);
  // A suite that cannot even be loaded has no test to count, so it counts as one that failed.
  const broken = result.testResults.filter(
    (suite) => suite.status === 'failed' && suite.assertionResults.length === 0,
  ).length;
  const failed = result.numFailedTests + broken;
  // Something outside any test went wrong (a hook, the global setup): it must not pass for success.
  const hidden = failed === 0 && !result.success ? 1 : 0;
  if (hidden) console.log('FAIL the suites ended with an error outside any test');
  console.log(`${failed + hidden === 0 ? 'ok  ' : 'FAIL'} suites: ${result.numTotalTestSuites} (${seconds(began)})`);
  return {
    passed: result.numPassedTests,
    failed: failed + hidden,
    skipped: result.numPendingTests + result.numTodoTests,
  };
}

/** Their names once more, where one looks first; what happened was said as each suite ended. */
function printFailures(suites) {
  for (const { name, assertionResults } of suites.filter(({ status }) => status === 'failed')) {
    console.log(`FAIL ${relative(root, name)}`);
    for (const { fullName } of assertionResults.filter(({ status }) => status === 'failed'))
      console.log(`     ${fullName}`);
  }
}

/** Optional: only where the program is installed. Its suites are skipped, and counted as skipped, otherwise. */
async function startRedis() {
  const given = process.env.TEST_REDIS_URL;
  if (given) return { url: given, stop: async () => undefined };
  const program = ['redis-server', 'valkey-server'].map(onPath).find(Boolean);
  if (!program && process.env.CORROBORATE_REQUIRE_REDIS)
    throw new Error('redis-server is required here and is not on the PATH');
  if (!program) return null;
  const port = await freePort();
  const options = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
    '--maxmemory-policy',
    'noeviction',
  ];
  const child = spawn(program, options, { cwd: scratch, stdio: ['ignore', 'pipe', 'ignore'] });
  children.add(child);
  const ended = new Promise((done) => child.once('exit', done).once('error', done));
  const ready = new Promise((done) => child.stdout.on('data', (text) => /Ready to accept/i.test(text) && done(true)));
  if (!(await Promise.race([ready, ended.then(() => false), delay(10_000).then(() => false)]))) {
    child.kill('SIGKILL');
    return null;
  }
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { url: `redis://127.0.0.1:${port}`, stop };
}

function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

function freePort() {
  return new Promise((done, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}

function run(command, args, env = process.env, onText = () => undefined) {
  return new Promise((done) => {
    const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    children.add(child);
    let output = '';
    const take = (text) => {
      // Only the end is ever shown.
      output = (output + text).slice(-200_000);
    };
    child.stdout.setEncoding('utf8').on('data', (text) => (take(text), onText(text)));
    child.stderr.setEncoding('utf8').on('data', take);
    child.once('error', (error) => done({ code: 1, output: String(error) }));
    child.once('close', (code) => (children.delete(child), done({ code: code ?? 1, output })));
  });
}

const delay = (ms) => new Promise((done) => setTimeout(done, ms).unref());
const seconds = (began) => `${((Date.now() - began) / 1000).toFixed(1)} s`;
const indent = (text) => text.replace(/^/gm, '     ');
const lastLines = (text, count) => text.trim().split('\n').slice(-count).join('\n');

try {
  process.exitCode = await main(process.argv.slice(2));
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
