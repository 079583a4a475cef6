'use strict';
/**
 * One compiler at a time in a checkout: two that write the same folder leave one that is half of each. The lock is a
 * file with the numbers of the processes that hold it (the launcher, and the compiler it started, which outlives a
 * launcher that was killed); it is void when none of them lives.
 */
const { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const path = require('node:path');

/** Milliseconds. A compilation takes about one minute; a number in the file may be another process's by now. */
const PATIENCE = 300000;
const PAUSE = 200;

const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function lives(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function isHeld(file) {
  try {
    return readFileSync(file, 'utf8').split('\n').filter(Boolean).map(Number).some(lives);
  } catch {
    return false;
  }
}

/** Whether it was free and is ours now. */
function take(file) {
  try {
    writeFileSync(file, `${process.pid}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
}

/** Looked at twice: between being made and being written to, a lock has no numbers in it. */
async function isVoid(file) {
  if (isHeld(file)) return false;
  await sleep(PAUSE);
  return !isHeld(file);
}

async function waitFor(file) {
  const end = Date.now() + PATIENCE;
  while (!take(file)) {
    if ((await isVoid(file)) || Date.now() > end) rmSync(file, { force: true });
    else await sleep(PAUSE);
  }
}

/** Runs the work when nobody else holds the lock; it is given a way to name a process that shall hold it as well. */
async function underLock(file, work) {
  mkdirSync(path.dirname(file), { recursive: true });
  await waitFor(file);
  try {
    return await work((pid) => appendFileSync(file, `${pid}\n`));
  } finally {
    rmSync(file, { force: true });
  }
}

module.exports = { underLock };
