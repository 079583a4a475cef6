#!/usr/bin/env node
/**
 * Breaks the product on purpose, one small change at a time, and runs the tests that must notice.
 *
 *   npm run mutants                        all
 *   npm run mutants -- --only ID[,ID...]   some
 *   npm run mutants -- --shard 1/2         every second one, for two machines
 *   npm run mutants -- --workers 1         default 2 at a time
 *
 * Works in copies of the checkout under the system's folder for temporary files, never in the checkout itself. Ends
 * with 1 where a mutant survives or cannot be applied.
 */
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { faultOf, mutated, readMutants, ROOT } from './mutants.mjs';
import { failedTests, unsoundSuites, verdictOf } from './verdict.mjs';

const JEST = path.join(ROOT, 'node_modules/jest/bin/jest.js');
// The same place every time for one checkout: what jest has compiled before is kept by the folder of the project.
const NAME = createHash('sha256').update(ROOT).digest('hex').slice(0, 12);
const SCRATCH = path.join(tmpdir(), `corroborate-mutants-${NAME}`);
/** A mutant may hang the code. */
const LIMIT_MS = 300_000;
/** The product of an earlier build is not what a mutant changes. */
const LINKED = ['node_modules', 'dist'];

/** What ends each run of jest that is under way. */
const running = new Set();

const OPTIONS = {
  only: { type: 'string' },
  shard: { type: 'string', default: '1/1' },
  workers: { type: 'string', default: '2' },
};

async function main() {
  const { values } = parseArgs({ options: OPTIONS });
  const mutants = chosen(values);
  const faults = mutants.map((mutant) => faultOf(mutant)).filter((fault) => fault !== null);
  if (faults.length > 0) return fail(faults.join('\n'));
  const count = Math.min(Number(values.workers), mutants.length);
  const trees = Array.from({ length: count }, (_, at) => copyTree(at + 1));
  if (!(await areSound(trees, mutants))) return 1;
  const queue = [...mutants];
  const results = (await Promise.all(trees.map((tree) => work(tree, queue)))).flat();
  const survivors = results.filter(({ verdict }) => verdict !== 'killed');
  console.log(`${results.length - survivors.length} of ${results.length} mutants killed.`);
  for (const { mutant, verdict } of survivors) console.log(`${verdict}: ${mutant.id} (${mutant.file}): ${mutant.why}`);
  return survivors.length === 0 ? 0 : 1;
}

function chosen({ only, shard }) {
  const all = readMutants();
  const ids = only?.split(',') ?? all.map(({ id }) => id);
  const unknown = ids.filter((id) => !all.some((mutant) => mutant.id === id));
  if (unknown.length > 0) throw new Error(`There is no mutant ${unknown.join(', ')}.`);
  const [part, of] = shard.split('/').map(Number);
  return all.filter(({ id }) => ids.includes(id)).filter((_, at) => at % of === part - 1);
}

/** What git knows of the checkout, changes and new files included; libraries are linked. */
function copyTree(number) {
  const tree = path.join(SCRATCH, String(number));
  rmSync(tree, { recursive: true, force: true });
  mkdirSync(tree, { recursive: true });
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', listed, { cwd: ROOT, encoding: 'utf8', maxBuffer: 100_000_000 }).split('\0');
  for (const file of files.filter((name) => name !== '' && existsSync(path.join(ROOT, name))))
    cpSync(path.join(ROOT, file), path.join(tree, file));
  for (const name of LINKED.filter((one) => existsSync(path.join(ROOT, one))))
    symlinkSync(path.join(ROOT, name), path.join(tree, name));
  return tree;
}

/** Every test passes without a mutant: else a failure would say nothing. */
async function areSound(trees, mutants) {
  const specs = [...new Set(mutants.flatMap((mutant) => mutant.specs))];
  const parts = trees.map((tree, at) =>
    unsoundIn(
      tree,
      specs.filter((_, place) => place % trees.length === at),
    ),
  );
  const unsound = (await Promise.all(parts)).flat();
  if (unsound.length > 0) fail(`These tests do not pass without a mutant:\n${unsound.join('\n')}`);
  return unsound.length === 0;
}

async function unsoundIn(tree, specs) {
  let unsound = specs;
  // A test that failed by chance is asked once more.
  for (let tries = 0; tries < 2 && unsound.length > 0; tries++) {
    const { report, output } = await runJest(tree, unsound, LIMIT_MS * 6);
    if (!report) return [...unsound, output];
    unsound = unsoundSuites(report);
  }
  return unsound;
}

async function work(tree, queue) {
  const results = [];
  for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
    const began = Date.now();
    const { verdict, killers } = await tryMutant(tree, mutant);
    const by =
      killers.length > 0 ? `: ${killers[0]}${killers.length > 1 ? ` and ${killers.length - 1} more` : ''}` : '';
    console.log(`${verdict.padEnd(10)} ${mutant.id} (${((Date.now() - began) / 1000).toFixed(1)} s)${by}`);
    results.push({ mutant, verdict });
  }
  return results;
}

async function tryMutant(tree, mutant) {
  const place = path.join(tree, mutant.file);
  const original = readFileSync(place, 'utf8');
  writeFileSync(place, mutated(original, mutant));
  try {
    const only = mutant.test ? ['--testNamePattern', escapeRegex(mutant.test)] : [];
    const { report, isLate } = await runJest(tree, [...mutant.specs, ...only], LIMIT_MS);
    // The same suites end in a fraction of the limit without the mutant: hanging is noticed.
    if (isLate) return { verdict: 'killed', killers: ['the time limit of the suite'] };
    return report
      ? { verdict: verdictOf(report), killers: failedTests(report) }
      : { verdict: 'not-loaded', killers: [] };
  } finally {
    writeFileSync(place, original);
  }
}

const escapeRegex = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** `report`: null where jest wrote none; `isLate`: it did not end in time. */
function runJest(tree, specs, limitMs) {
  const file = path.join(tree, 'mutant-report.json');
  rmSync(file, { force: true });
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const wanted = ['--runTestsByPath', ...specs, '--runInBand', '--silent', '--json', `--outputFile=${file}`];
  return new Promise((done) => {
    // A group of its own, so that what a test has started ends with it.
    const child = spawn(process.execPath, [...flags, JEST, ...wanted], { cwd: tree, detached: true });
    const end = () => process.kill(-child.pid, 'SIGKILL');
    let isLate = false;
    running.add(end);
    const timer = setTimeout(() => {
      isLate = true;
      end();
    }, limitMs);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output = (output + text).slice(-4_000)));
    child.once('close', () => {
      clearTimeout(timer);
      running.delete(end);
      done({ report: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null, output, isLate });
    });
  });
}

function fail(text) {
  console.error(text);
  return 1;
}

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    for (const end of running) end();
    process.exit(130);
  });
process.exitCode = await main();
