/**
 * Lets a process run the TypeScript sources of the product and of its tests: `node --require test/bombs/load.cjs`.
 * Compiled files are kept under node_modules/.cache by the digest of their source.
 */
const { createHash } = require('node:crypto');
const fs = require('node:fs');
const Module = require('node:module');
const path = require('node:path');

const { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } = fs;
const root = path.resolve(__dirname, '../..');
const cache = path.join(root, 'node_modules/.cache/corroborate-bombs');
const OPTIONS = {
  module: 1, // CommonJS
  target: 10, // ES2023
  esModuleInterop: true,
  experimentalDecorators: true,
  emitDecoratorMetadata: true,
  useDefineForClassFields: false,
};

mkdirSync(cache, { recursive: true });
const { paths } = JSON.parse(readFileSync(path.join(root, 'tsconfig.json'), 'utf8')).compilerOptions;

/** The file that a name of the product stands for; null for other packages. */
function fileOf(name) {
  const exact = paths[name];
  if (exact) return path.join(root, exact[0]);
  const [scope, room] = name.split('/');
  const pattern = paths[`${scope}/*`];
  return pattern && room ? path.join(root, pattern[0].replace('*', room)) : null;
}

/** Threads are started with the compiled name of a worker's file. */
function sourceOfWorker(file) {
  const source = /\.worker\.js$/.test(file) ? file.replace(/js$/, 'ts') : '';
  return path.isAbsolute(source) && existsSync(source) ? source : null;
}

// The pool of threads looks whether the compiled file is there.
fs.existsSync = (file) => existsSync(file) || sourceOfWorker(String(file)) !== null;

const resolveFilename = Module._resolveFilename;
Module._resolveFilename = function resolveSource(name, ...rest) {
  const file = name.startsWith('@corroborate') ? fileOf(name) : sourceOfWorker(name);
  return file ?? resolveFilename.call(this, name, ...rest);
};

function compiled(source, filename) {
  const file = path.join(cache, createHash('sha256').update(filename).update(source).digest('hex'));
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const { outputText } = require('typescript').transpileModule(source, {
    compilerOptions: OPTIONS,
    fileName: filename,
  });
  writeFileSync(`${file}.${process.pid}`, outputText);
  renameSync(`${file}.${process.pid}`, file);
  return outputText;
}

Module._extensions['.ts'] = (module, filename) =>
  module._compile(compiled(readFileSync(filename, 'utf8'), filename), filename);
