/**
 * Starts a part of the product (`api` or `worker`) on a database of its own and prints the number of modules loaded
 * by then as JSON.
 */
const { openSurroundings, printResult, startProduct } = require('./product.run.cjs');

const PARTS = { api: { api: true, workers: false }, worker: { api: false, workers: true } };

async function main() {
  const surroundings = await openSurroundings();
  const product = await startProduct(surroundings, PARTS[process.argv[2]]);
  const modules = globalThis.countModules();
  await product.close();
  await surroundings.close();
  return modules;
}

printResult(main);
