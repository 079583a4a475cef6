/**
 * Preloaded into a process: counts the modules that its main thread loads. `globalThis.countModules()` gives the
 * number so far; a process that ends by itself leaves it in the file `MODULE_COUNT_FILE`.
 */
const { writeFileSync } = require('node:fs');
const { registerHooks } = require('node:module');
const { isMainThread } = require('node:worker_threads');

if (isMainThread) {
  const loaded = new Set();
  registerHooks({
    load(url, context, nextLoad) {
      if (url.startsWith('file:')) loaded.add(url);
      return nextLoad(url, context);
    },
  });
  const isOwn = (url) => !url.includes('/node_modules/');
  globalThis.countModules = () => ({ all: loaded.size, own: [...loaded].filter(isOwn).length });
  const file = process.env.MODULE_COUNT_FILE;
  if (file) process.on('exit', () => writeFileSync(file, JSON.stringify(globalThis.countModules())));
}
