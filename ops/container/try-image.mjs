#!/usr/bin/env node
/**
 * Tries the image without Docker: lays out in a temporary folder what the Dockerfile's last stage would hold, and runs
 * it there as an unprivileged user with the image's environment. What npm would fetch and the compiler would make is
 * taken from this checkout (`npm ci`, `npm run build` before), without what `npm prune --omit=dev` takes out.
 *
 *   node ops/container/try-image.mjs                  start, be healthy, end by SIGTERM
 *   node ops/container/try-image.mjs -- demo --once   run that in place of CMD, as `docker run IMAGE demo --once` does
 *
 * It cannot try the base image itself (its libraries, its user `node`), nor the fetching of packages.
 */
import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyOf, envOf, ignorer, stagesOf, wordsOf } from './dockerfile.mjs';

const checkout = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const NOBODY = 65534;
const START_MS = 60_000;
const STOP_MS = 30_000;

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
    check(image);
    await (args.length > 0 ? runOnce(image, args) : runAndStop(image));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Carries out all stages, each in a root of its own; gives the last. */
function layOut(folder) {
  const isIgnored = ignorer(readFileSync(path.join(checkout, '.dockerignore'), 'utf8'));
  const roots = {};
  let last;
  for (const [index, stage] of stagesOf(readFileSync(path.join(checkout, 'Dockerfile'), 'utf8')).entries()) {
    const root = path.join(folder, `stage-${index}`);
    mkdirSync(root, { mode: 0o755 });
    last = { root, base: stage.image, env: {}, workdir: '/', entry: [], cmd: [], health: null, user: 'root' };
    for (const step of stage.steps) carryOut(last, step, roots, isIgnored);
    roots[stage.name ?? index] = last;
  }
  return last;
}

const inside = (stage, name) => path.join(stage.root, path.posix.resolve(stage.workdir, name));

const VERBS = {
  WORKDIR: (stage, text) => {
    stage.workdir = path.posix.resolve(stage.workdir, text);
    mkdirSync(inside(stage, '.'), { recursive: true });
  },
  ENV: (stage, text) => Object.assign(stage.env, envOf(text)),
  COPY: copy,
  RUN: (stage, text) => text.split(/\s*&&\s*/).forEach((command) => runCommand(stage, command)),
  USER: (stage, text) => (stage.user = text),
  ENTRYPOINT: (stage, text) => (stage.entry = wordsOf(text)),
  CMD: (stage, text) => (stage.cmd = wordsOf(text)),
  HEALTHCHECK: (stage, text) => (stage.health = wordsOf(text.replace(/^.*?CMD\s+/, ''))),
  VOLUME: () => undefined,
  EXPOSE: () => undefined,
};

function carryOut(stage, { verb, text }, roots, isIgnored) {
  if (!VERBS[verb]) throw new Error(`Nobody taught this script the instruction ${verb}`);
  VERBS[verb](stage, text, roots, isIgnored);
}

function copy(stage, text, roots, isIgnored) {
  const { flags, sources, target } = copyOf(text);
  const from =
    flags.from === undefined
      ? { file: (name) => path.join(checkout, name), skip: isIgnored }
      : { file: (name) => path.join(roots[flags.from].root, name), skip: () => false };
  for (const source of sources) {
    const file = from.file(source);
    if (!existsSync(file)) throw new Error(`COPY ${source}: there is no such file`);
    const isFolder = lstatSync(file).isDirectory();
    const to = isFolder ? inside(stage, target) : path.join(inside(stage, target), path.basename(source));
    clone(file, to, (inner) => from.skip(path.posix.normalize(path.posix.join(source, inner))));
  }
}

/** What the build runs, by what it leaves behind. */
const COMMANDS = [
  // What is pruned later is not even laid in: it is half of all files.
  [/^npm ci\b/, (stage) => clone(path.join(checkout, 'node_modules'), inside(stage, 'node_modules'), isForDevelopment)],
  [/^npm run build$/, (stage) => clone(path.join(checkout, 'dist'), inside(stage, 'dist'), () => false)],
  [/^npm prune --omit=dev$/, () => undefined],
  [
    /^rm -rf (.+)$/,
    (stage, [, names]) =>
      names.split(/\s+/).forEach((name) => rmSync(inside(stage, name), { recursive: true, force: true })),
  ],
  [
    /^install -d -m (\d+) -o node -g node (\/\S+)$/,
    (stage, [, mode, name]) => {
      mkdirSync(inside(stage, name), { recursive: true });
      chmodSync(inside(stage, name), Number.parseInt(mode, 8));
      chownSync(inside(stage, name), NOBODY, NOBODY);
    },
  ],
];

function runCommand(stage, command) {
  const known = COMMANDS.map(([form, act]) => [form.exec(command.trim()), act]).find(([match]) => match);
  if (!known) throw new Error(`Nobody taught this script the command: ${command}`);
  known[1](stage, known[0]);
}

const { packages } = JSON.parse(readFileSync(path.join(checkout, 'package-lock.json'), 'utf8'));
const isForDevelopment = (folder) => packages[`node_modules/${folder}`]?.dev === true;

/** Files are linked, not copied, where the file system allows it: nothing in the image is written to. */
function clone(from, to, skip, inner = '.') {
  if (inner !== '.' && skip(inner) && !lstatSync(from).isDirectory()) return;
  const kind = lstatSync(from);
  if (kind.isDirectory()) {
    if (inner !== '.' && skip(inner) && !mayHoldExceptions(inner)) return;
    for (const name of readdirSync(from))
      clone(path.join(from, name), path.join(to, name), skip, path.posix.join(inner, name));
    return;
  }
  mkdirSync(path.dirname(to), { recursive: true, mode: 0o755 });
  rmSync(to, { force: true });
  if (kind.isSymbolicLink()) return symlinkSync(readlinkSync(from), to);
  if (!kind.isFile()) return;
  try {
    linkSync(from, to);
  } catch (error) {
    if (error.code !== 'EXDEV' && error.code !== 'EPERM') throw error;
    copyFileSync(from, to);
  }
}

/** A folder that is kept out is gone into only where a rule may bring something of it back. */
const exceptions = readFileSync(path.join(checkout, '.dockerignore'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('!'))
  .map((line) => line.slice(1).trim());
const mayHoldExceptions = (folder) => exceptions.some((name) => name.startsWith(`${folder}/`));

function check(image) {
  const major = /^node:(\d+)/.exec(image.base)?.[1];
  expect(
    major === process.versions.node.split('.')[0],
    `the Node of the image (${image.base}) is the one this runs on (${process.version})`,
  );
  expect(image.user === 'node', 'it runs as an unprivileged user');
  expect(image.health !== null, 'it has a health check');
  expect(
    !readdirSync(inside(image, 'node_modules')).some((name) => /^node-(linux|win)/.test(name)) &&
      !existsSync(inside(image, 'node_modules/.bin/node')),
    'there is no second Node in it',
  );
  const secret = readdirSync(image.root, { recursive: true }).find(
    (name) => /(^|\/)(\.corroborate|\.git|\.env[^/]*)(\/|$)/.test(name) && !name.includes('node_modules/'),
  );
  expect(secret === undefined, `no data, history or secrets of who builds are in it${secret ? `: ${secret}` : ''}`);
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

function start(image, args, given) {
  const [command, ...words] = [...image.entry, ...args];
  const own = command === 'node' ? process.execPath : command;
  const options = {
    cwd: inside(image, '.'),
    env: environment(image, given),
    uid: NOBODY,
    gid: NOBODY,
    stdio: ['ignore', 'pipe', 'pipe'],
  };
  const child = spawn(own, words, options);
  const run = {
    child,
    output: '',
    ended: new Promise((done) => child.once('close', (code, signal) => done({ code, signal }))),
  };
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (run.output = (run.output + text).slice(-20_000)));
  return run;
}

async function runAndStop(image) {
  const PORT = String(await freePort());
  const run = start(image, image.cmd, { PORT });
  try {
    await healthy(run, PORT);
    expect(true, `${image.cmd.join(' ')} is ready`);
    expect((await fetch(`http://127.0.0.1:${PORT}/api/topics/1`)).status === 401, 'who has no key is turned away');
    const [, ...words] = image.health;
    expect(
      spawnSync(process.execPath, words, { env: environment(image, { PORT }), uid: NOBODY, gid: NOBODY }).status === 0,
      'its health check says so',
    );
  } catch (error) {
    run.child.kill('SIGKILL');
    throw new Error(`${error.message}\n${run.output}`, { cause: error });
  }
  run.child.kill('SIGTERM');
  const end = await Promise.race([run.ended, wait(STOP_MS).then(() => null)]);
  if (end === null) run.child.kill('SIGKILL');
  expect(
    end?.code === 0,
    `SIGTERM ends it with 0${end?.code === 0 ? '' : `, not ${JSON.stringify(end)}\n${run.output}`}`,
  );
  const [, ...words] = image.health;
  expect(
    spawnSync(process.execPath, words, { env: environment(image, { PORT }) }).status === 1,
    'and its health check says so, too',
  );
}

async function runOnce(image, args) {
  const run = start(image, args, {});
  run.child.stdout.pipe(process.stdout);
  const { code } = await run.ended;
  expect(code === 0, `${args.join(' ')} ends with 0${code === 0 ? '' : `, not ${code}\n${run.output}`}`);
}

async function healthy(run, port) {
  const until = Date.now() + START_MS;
  let ended = null;
  void run.ended.then((how) => (ended = how));
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health/ready`).catch(() => null);
    if (answer?.ok) return;
    if (ended) throw new Error(`It ended at once: ${JSON.stringify(ended)}`);
    if (Date.now() > until) throw new Error(`It was not ready within ${START_MS / 1000} s.`);
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
