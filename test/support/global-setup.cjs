const { chmodSync, mkdtempSync } = require('node:fs');
const { createServer } = require('node:net');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

/**
 * Chooses where the Postgres of this run lives. The first suite that wants a database starts it there (as
 * a process of its own, with the product's own code); the others find it. Runs without such suites start none.
 */
module.exports = async () => {
  const home = mkdtempSync(join(tmpdir(), 'corroborate-test-'));
  // The server runs under another account when we are root.
  chmodSync(home, 0o755);
  process.env.TEST_PG_HOME = home;
  process.env.TEST_PG_PORT = String(await freePort());
};

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
