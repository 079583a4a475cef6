/**
 * Runs the sandbox from its TypeScript source in plain Node, for tests: compiles each file on require and resolves
 * package names. Loaded by `spawnSandbox` only if there is no compiled program.
 */
const { createHash } = require('node:crypto');
const { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const { createRequire, Module } = require('node:module');
const { tmpdir, userInfo } = require('node:os');
const { join } = require('node:path');

/** Compiler options; the numbers are `module` CommonJS and `target` ES2023. */
const OPTIONS = {
  module: 1,
  target: 10,
  esModuleInterop: true,
  useDefineForClassFields: false,
  experimentalDecorators: true,
};

// Compiled files are cached by the hash of their source, because every process of a test run needs the same ones.
const cache = join(tmpdir(), `corroborate-source-${userInfo().uid}`);
mkdirSync(cache, { recursive: true, mode: 0o700 });

Module._extensions['.ts'] = (module, path) => module._compile(compiled(readFileSync(path, 'utf8')), path);

const resolve = Module._resolveFilename;
Module._resolveFilename = function (request, ...rest) {
  const room = /^@corroborate\/([a-z]+)$/.exec(request);
  return resolve.call(this, room ? join(__dirname, '../..', room[1], 'src/index.ts') : request, ...rest);
};

function compiled(source) {
  const file = join(
    cache,
    `${createHash('sha256')
      .update(JSON.stringify(OPTIONS) + source)
      .digest('hex')}.js`,
  );
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const output = transpile(source);
  writeFileSync(`${file}.${process.pid}`, output);
  renameSync(`${file}.${process.pid}`, file);
  return output;
}

let ts;
function transpile(source) {
  // Required through a variable, because the compiler is a development dependency and not part of the program.
  const compiler = 'typescript';
  ts ??= createRequire(__filename)(compiler);
  return ts.transpileModule(source, { compilerOptions: OPTIONS }).outputText;
}
