/**
 * Lets plain Node run the sandbox from its TypeScript source, for tests: compiles each file when it is required and
 * finds the rooms by their names. Loaded by `spawnSandbox` only when there is no compiled program beside it.
 */
const { readFileSync } = require('node:fs');
const { createRequire, Module } = require('node:module');
const { join } = require('node:path');

// By name, because the compiler is a tool of development and no part of the program.
const compiler = 'typescript';
const ts = createRequire(__filename)(compiler);
const options = {
  module: ts.ModuleKind.CommonJS,
  target: ts.ScriptTarget.ES2023,
  esModuleInterop: true,
  useDefineForClassFields: false,
};

Module._extensions['.ts'] = (module, path) => {
  module._compile(ts.transpileModule(readFileSync(path, 'utf8'), { compilerOptions: options }).outputText, path);
};

const resolve = Module._resolveFilename;
Module._resolveFilename = function (request, ...rest) {
  const room = /^@corroborate\/([a-z]+)$/.exec(request);
  return resolve.call(this, room ? join(__dirname, '../..', room[1], 'src/index.ts') : request, ...rest);
};
