/**
 * Lays out in a folder what the last stage of the Dockerfile would hold. What npm would fetch and the compiler would
 * make is taken from this checkout (`npm ci`, `npm run build` before).
 */
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyOf, envOf, ignorer, stagesOf, wordsOf } from './dockerfile.mjs';

const checkout = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
/** Stands for the image's user `node`. */
export const UNPRIVILEGED_ID = 65534;

/** Carries out all stages, each in a root of its own; gives the last. */
export function layOut(folder) {
  const isIgnored = ignorer(readFileSync(path.join(checkout, '.dockerignore'), 'utf8'));
  const roots = {};
  let last;
  for (const [index, stage] of stagesOf(readFileSync(path.join(checkout, 'Dockerfile'), 'utf8')).entries()) {
    const root = path.join(folder, `stage-${index}`);
    mkdirSync(root, { mode: 0o755 });
    last = {
      root,
      base: stage.image,
      env: {},
      workdir: '/',
      entry: [],
      cmd: [],
      health: null,
      user: 'root',
      volumes: [],
    };
    for (const step of stage.steps) carryOut(last, step, roots, isIgnored);
    roots[stage.name ?? index] = last;
  }
  return last;
}

export const inside = (stage, name) => path.join(stage.root, path.posix.resolve(stage.workdir, name));

const VERBS = {
  WORKDIR: (stage, text) => {
    stage.workdir = path.posix.resolve(stage.workdir, text);
    mkdirSync(inside(stage, '.'), { recursive: true });
  },
  ENV: (stage, text) => Object.assign(stage.env, envOf(text)),
  COPY: copy,
  // What is only lent to a command leaves nothing behind.
  RUN: (stage, text) =>
    text
      .replace(/^(--mount=type=secret\S*\s+)+/, '')
      .split(/\s*&&\s*/)
      .forEach((command) => runCommand(stage, command)),
  USER: (stage, text) => (stage.user = text),
  ENTRYPOINT: (stage, text) => (stage.entry = wordsOf(text)),
  CMD: (stage, text) => (stage.cmd = wordsOf(text)),
  HEALTHCHECK: (stage, text) => (stage.health = wordsOf(text.replace(/^.*?CMD\s+/, ''))),
  VOLUME: (stage, text) => stage.volumes.push(text),
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

/** What a checkout compiles and the image, which is given less, does not. */
const isForTests = (inner) => /^(?:lab|test)(?:\/|$)/.test(path.posix.normalize(inner));

/** What the build runs, by what it leaves behind. */
const COMMANDS = [
  // What is pruned later is not even laid in: it is half of all files.
  [/^npm ci\b/, (stage) => clone(path.join(checkout, 'node_modules'), inside(stage, 'node_modules'), isForDevelopment)],
  [/^npm run build$/, (stage) => clone(path.join(checkout, 'dist'), inside(stage, 'dist'), isForTests)],
  [/^npm prune --omit=dev$/, () => undefined],
  [
    /^rm -rf (.+)$/,
    (stage, [, names]) =>
      names.split(/\s+/).forEach((name) => rmSync(inside(stage, name), { recursive: true, force: true })),
  ],
  [
    /^find (\S+) -type f -name '([^']+)' -delete$/,
    (stage, [, folder, pattern]) =>
      readdirSync(inside(stage, folder), { recursive: true, withFileTypes: true })
        .filter((found) => found.isFile() && path.posix.matchesGlob(found.name, pattern))
        .forEach(({ parentPath, name }) => rmSync(path.join(parentPath, name))),
  ],
  [
    /^install -d -m (\d+) -o node -g node (\/\S+)$/,
    (stage, [, mode, name]) => {
      mkdirSync(inside(stage, name), { recursive: true });
      chmodSync(inside(stage, name), Number.parseInt(mode, 8));
      chownSync(inside(stage, name), UNPRIVILEGED_ID, UNPRIVILEGED_ID);
    },
  ],
];

function runCommand(stage, command) {
  const known = COMMANDS.map(([form, act]) => [form.exec(command.trim()), act]).find(([match]) => match);
  if (!known) throw new Error(`Nobody taught this script the command: ${command}`);
  known[1](stage, known[0]);
}

export const { packages } = JSON.parse(readFileSync(path.join(checkout, 'package-lock.json'), 'utf8'));
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
