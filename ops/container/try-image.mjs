#!/usr/bin/env node
/**
 * Tries the image without Docker: lays out in a temporary folder what the Dockerfile's last stage would hold, and runs
 * it there as an unprivileged user with the image's environment and an empty volume.
 *
 *   node ops/container/try-image.mjs                  what is in it; start, health, the first key, end; again; the demo
 *   node ops/container/try-image.mjs -- demo --once   run that in place of CMD, as `docker run IMAGE demo --once` does
 *
 * It cannot try the base image itself (its libraries, its user `node`), nor the fetching of packages.
 */
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, lstatSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { devFilesOf } from './dev-files.mjs';
import { inside, layOut, UNPRIVILEGED_ID, packages } from './lay-out.mjs';

const START_MS = 180_000;
const STOP_MS = 60_000;
/** What the image adds to its base, MB, with the embedded database. */
const MAX_MB = 320;
const KEY = /\bcbr_\w{16}_[\w-]{43}\b/g;

const say = (text) => process.stdout.write(`${text}\n`);
const expect = (fine, text) => {
  if (!fine) throw new Error(text);
  say(`ok   ${text}`);
};

async function main(args) {
  if (process.getuid?.() !== 0) return say('skipped: only root can become the unprivileged user of the image');
  const folder = mkdtempSync(path.join(tmpdir(), 'try-image-'));
  try {
    chmodSync(folder, 0o755);
    const image = layOut(folder);
    if (args.length > 0) return await runOnce(image, args);
    checkContents(image);
    checkHome(image);
    await tryIt(image);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function checkContents(image) {
  const major = /^node:(\d+)/.exec(image.base)?.[1];
  expect(
    major === process.versions.node.split('.')[0],
    `the Node of the image (${image.base}) is the one this runs on (${process.version})`,
  );
  expect(
    !readdirSync(inside(image, 'node_modules')).some((name) => /^node-(linux|win)/.test(name)) &&
      !existsSync(inside(image, 'node_modules/.bin/node')),
    'there is no second Node in it',
  );
  const app = inside(image, '.');
  const files = readdirSync(app, { recursive: true }).filter((name) => !lstatSync(path.join(app, name)).isDirectory());
  const wrong = devFilesOf(files, packages).slice(0, 5);
  expect(wrong.length === 0, `nothing for development, no data and no secrets are in it ${wrong.join(' ')}`.trim());
  const megabytes = files.reduce((sum, name) => sum + lstatSync(path.join(app, name)).blocks * 512, 0) / 1024 ** 2;
  expect(megabytes <= MAX_MB, `it adds ${megabytes.toFixed(0)} MB to its base, at most ${MAX_MB}`);
}

function checkHome(image) {
  const home = statSync(path.join(image.root, image.env.CORROBORATE_HOME));
  expect(image.user === 'node', 'it runs as an unprivileged user');
  expect(image.volumes.includes(image.env.CORROBORATE_HOME), 'its home is a volume');
  expect(
    home.uid === UNPRIVILEGED_ID && (home.mode & 0o777) === 0o700,
    'which belongs to that user and to nobody else',
  );
}

/** Twice on one volume, as a container that is replaced by another; then the demo. */
async function tryIt(image) {
  const shownBy = (run) => run.output.match(KEY) ?? [];
  const first = await runAndStop(image, async (run, port) => {
    // The key is shown when the API answers, which the health check may have seen before.
    await until(() => shownBy(run).length > 0, 'It showed no key.');
    await checkAccess(port, shownBy(run)[0]);
  });
  const [key, ...more] = shownBy(first);
  expect(more.length === 0, 'the first start shows the first key, once');
  const other = first.stdout.split('\n').filter((line) => line.startsWith('{'));
  expect(other.length === 0, `and no line of the log beside it on standard output ${other[0] ?? ''}`.trim());
  const second = await runAndStop(image, (_run, port) => checkAccess(port, key));
  expect(shownBy(second).length === 0, 'the second start shows none');
  const demo = start(image, ['demo', '--once'], { PORT: String(await freePort()) });
  const { code } = await demo.ended;
  const suffix = code === 0 ? '' : `, not ${code}\n${demo.output}`;
  expect(code === 0 && demo.output.includes('Example case'), `the demo runs in it and ends with 0${suffix}`);
}

async function checkAccess(port, key) {
  const ask = (headers) => fetch(`http://127.0.0.1:${port}/api/investigations?limit=1`, { headers });
  expect((await ask({})).status === 401, 'who has no key is turned away');
  expect((await ask({ authorization: `Bearer ${key}` })).status === 200, 'who has it is let in');
}

/** The image's environment, with the folders of the image where they lie here. */
function environment(image, given) {
  const mapped = Object.entries({ ...image.env, ...given }).map(([name, value]) => [
    name,
    value.startsWith('/') ? path.join(image.root, value) : value,
  ]);
  return {
    PATH: `${path.dirname(process.execPath)}:/usr/local/bin:/usr/bin:/bin`,
    HOME: '/nonexistent',
    ...Object.fromEntries(mapped),
  };
}

function optionsOf(image, given) {
  return { cwd: inside(image, '.'), env: environment(image, given), uid: UNPRIVILEGED_ID, gid: UNPRIVILEGED_ID };
}

function start(image, args, given) {
  const [command, ...words] = [...image.entry, ...args];
  const own = command === 'node' ? process.execPath : command;
  const child = spawn(own, words, { ...optionsOf(image, given), stdio: ['ignore', 'pipe', 'pipe'] });
  const run = {
    child,
    output: '',
    stdout: '',
    ended: new Promise((done) => child.once('close', (code, signal) => done({ code, signal }))),
  };
  child.stdout.setEncoding('utf8').on('data', (text) => (run.stdout = (run.stdout + text).slice(-50_000)));
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (run.output = (run.output + text).slice(-50_000)));
  return run;
}

/** As Docker asks: by the command of the image. */
const health = (image, PORT) => spawnSync(process.execPath, image.health.slice(1), optionsOf(image, { PORT })).status;

/** Gives the run, with all that it said. */
async function runAndStop(image, look) {
  const PORT = String(await freePort());
  const run = start(image, image.cmd, { PORT });
  let fault = null;
  try {
    await until(() => health(image, PORT) === 0, 'It was not ready in time.');
    expect(true, `${image.cmd.join(' ')} is ready, as its health check says`);
    await look(run, PORT);
  } catch (error) {
    fault = error;
  }
  // Not by force even then: what the launcher started would go on.
  run.child.kill('SIGTERM');
  const end = await Promise.race([run.ended, wait(STOP_MS).then(() => null)]);
  if (fault) throw new Error(`${fault.message}\n${run.output.slice(-5_000)}`, { cause: fault });
  const suffix = end?.code === 0 ? '' : `, not ${JSON.stringify(end)}\n${run.output}`;
  expect(end?.code === 0 && health(image, PORT) === 1, `SIGTERM ends it with 0, and its health check says so${suffix}`);
  return run;
}

async function runOnce(image, args) {
  const run = start(image, args, {});
  run.child.stdout.pipe(process.stdout);
  const { code } = await run.ended;
  expect(code === 0, `${args.join(' ')} ends with 0${code === 0 ? '' : `, not ${code}\n${run.output}`}`);
}

async function until(isSo, otherwise) {
  const end = Date.now() + START_MS;
  while (!isSo()) {
    if (Date.now() > end) throw new Error(otherwise);
    await wait(250);
  }
}

const wait = (ms) => new Promise((done) => setTimeout(done, ms).unref());

function freePort() {
  return new Promise((done, fail) => {
    const probe = createServer().once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}

try {
  await main(process.argv.slice(2).filter((word, at) => !(at === 0 && word === '--')));
} catch (error) {
  process.stderr.write(`FAIL ${error.message}\n`);
  process.exitCode = 1;
}
