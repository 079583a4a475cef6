const { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } = require('node:fs');
const { createServer } = require('node:net');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

/** A database is a thousand files: to make one takes a disk ten times as long as memory. */
const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 4e9;
const PREFIX = 'corroborate-test-';
const LONGEST_RUN_MS = 6 * 3_600_000;

/**
 * Chooses where the Postgres of this run lives. The first suite that wants a database starts it there (as
 * a process of its own, with the product's own code); the others find it. Runs without such suites start none.
 */
module.exports = async () => {
  const home = mkdtempSync(join(hasMemory() ? MEMORY : tmpdir(), PREFIX));
  // The server runs under another account when we are root.
  chmodSync(home, 0o755);
  process.env.TEST_PG_HOME = home;
  process.env.TEST_PG_PORT = String(await freePort());
};

function hasMemory() {
  try {
    removeLeftovers();
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > ENOUGH_BYTES;
  } catch {
    return false;
  }
}

/** Of runs that were killed: what is left of them takes memory. */
function removeLeftovers() {
  const folders = readdirSync(MEMORY).filter((name) => name.startsWith(PREFIX));
  for (const folder of folders.map((name) => join(MEMORY, name)))
    if (Date.now() - statSync(folder).mtimeMs > LONGEST_RUN_MS) rmSync(folder, { recursive: true, force: true });
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
