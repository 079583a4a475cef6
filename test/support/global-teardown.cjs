const { readFileSync, rmSync } = require('node:fs');
const { join } = require('node:path');
const { setTimeout: sleep } = require('node:timers/promises');

/** Ends the Postgres of the run, if one was started, and removes its folder. */
module.exports = async () => {
  const home = process.env.TEST_PG_HOME;
  if (!home) return;
  const pid = pidOf(home);
  // Nothing of it is kept, so it need not write anything out.
  if (pid) await end(pid);
  rmSync(home, { recursive: true, force: true });
};

function pidOf(home) {
  try {
    return Number(readFileSync(join(home, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    return null;
  }
}

async function end(pid) {
  try {
    process.kill(pid, 'SIGQUIT');
    for (let turn = 0; turn < 500 && isAlive(pid); turn++) await sleep(10);
  } catch {
    // It was gone already.
  }
}

/** Our own dead child stays visible as a zombie until it is reaped; that counts as gone. */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
