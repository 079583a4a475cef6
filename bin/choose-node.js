'use strict';
/**
 * Which Node runs the product. Written in the words of old Nodes: the one that reads this may be any, and it has to be
 * able
 * to say what is wrong.
 */
const spawnSync = require('child_process').spawnSync;
const fs = require('fs');
const path = require('path');

const root = path.resolve(__dirname, '..');
/** The one the product is tested on and brings where it can (optionalDependencies of package.json). */
const TESTED_MAJOR = 24;

function partsOf(version) {
  return version
    .replace(/^[^0-9]*/, '')
    .split('.')
    .map(Number);
}

/** The least of `engines` in package.json: what the libraries ask for. */
function leastNode() {
  return JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')).engines.node.replace(/^[^0-9]*/, '');
}

function isAtLeast(version, least) {
  const have = partsOf(version);
  const want = partsOf(least);
  for (let at = 0; at < want.length; at += 1) if (have[at] !== want[at]) return have[at] > want[at];
  return true;
}

/** It may be there and still not run: the one for Linux is made for glibc. */
function pinnedNode() {
  const pinned = path.join(root, 'node_modules/.bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return fs.existsSync(pinned) && spawnSync(pinned, ['--version'], { stdio: 'ignore' }).status === 0 ? pinned : null;
}

/** The path of a Node that can run the product, or null. */
function chooseNode() {
  const own = process.versions.node;
  if (partsOf(own)[0] >= TESTED_MAJOR) return process.execPath;
  return pinnedNode() || (isAtLeast(own, leastNode()) ? process.execPath : null);
}

/** One sentence, and what to do. */
function refusal() {
  const least = leastNode();
  return (
    'corroborate: Node ' +
    process.versions.node +
    ' is too old, at least ' +
    least +
    ' is needed.\n' +
    '  Install Node ' +
    TESTED_MAJOR +
    ', or run `npm ci` without --omit=optional: on Linux with glibc and on Windows it brings its own.\n'
  );
}

module.exports = { chooseNode: chooseNode, refusal: refusal };
