'use strict';
/**
 * How Node is started for the product. Left to itself it lets the memory grow with what the machine has: the heap to
 * four times what lives in it, and one pool of native memory for every thread. Like choose-node.js readable for old
 * Nodes.
 */
const ARGUMENTS = [
  '--require',
  require('path').join(__dirname, 'source-maps.js'),
  // Of short-lived objects; by default this grows to several times as much.
  '--max-semi-space-size=8',
  // Where the first collection begins; by default at 256 MB in every thread.
  '--initial-old-space-size=64',
  '--heap-growing-percent=50',
];

/** glibc: large buffers go back to the system when they are freed, whatever was allocated after them. */
const ALLOCATION = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/** Compiled code is kept between starts; where the folder is not writable Node compiles as usual. */
const COMPILED = { NODE_COMPILE_CACHE: require('path').resolve(__dirname, '../node_modules/.cache/corroborate') };

/** Arguments and environment; what the operator has set stays. */
function processOptions(env) {
  return { args: ARGUMENTS, env: Object.assign({}, ALLOCATION, COMPILED, env) };
}

module.exports = { processOptions };
