/** Runs a script on the compiled product, with the Node that the launcher would choose. */
import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';

const { chooseNode, refusal } = createRequire(import.meta.url)('../../bin/choose-node.js');
const { compileWhatChanged } = createRequire(import.meta.url)('../../bin/compile.js');
const MAX_OUTPUT = 50_000_000;

/** Compiles what has changed and resolves to the path of the Node that runs the product. */
export async function prepareProduct() {
  const node = chooseNode();
  if (node === null) throw new Error(refusal());
  if ((await compileWhatChanged(node)) !== 0) throw new Error('The product does not compile.');
  return node;
}

/** Resolves to the script's output. Settings of the current environment are not passed on. */
export async function runOnCompiledProduct(script, args = [], { env = {}, timeoutMs = 120_000 } = {}) {
  const node = await prepareProduct();
  const { stdout } = await promisify(execFile)(node, [script, ...args], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    maxBuffer: MAX_OUTPUT,
    timeout: timeoutMs,
  });
  return stdout;
}
