import { exitCodeOf, toCorroborateError } from '@corroborate/domain';
import { loadSettings } from '@corroborate/config';
import { openHouse } from '@corroborate/investigation';
import { createLog, logLastWords, startTracing } from '@corroborate/telemetry';
import { authModeOf } from './access/access.policy';
import { apiDepsOf } from './house.deps';
import { startApi } from './start';

/** The API as a process of its own. On SIGTERM it lets running requests finish. */
async function serveUntilStopped(): Promise<void> {
  const settings = loadSettings();
  // Refused before anything is opened: a database is not to be started for a server that may not listen.
  authModeOf(settings);
  const log = createLog(settings);
  logLastWords(log);
  const tracing = startTracing(settings, 'api');
  const house = await openHouse(settings, log);
  house.metrics.watchProcess();
  try {
    const api = await startApi(apiDepsOf(house), settings);
    log.info({ url: api.url }, 'the API answers');
    await stopSignal();
    await api.close();
  } finally {
    await house.close();
    await tracing?.close();
  }
}

function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGTERM', () => resolve());
    process.once('SIGINT', () => resolve());
  });
}

/** Gives back the code with which the process ends. */
export async function serve(): Promise<number> {
  try {
    await serveUntilStopped();
    return 0;
  } catch (thrown) {
    const error = toCorroborateError(thrown);
    process.stderr.write(`${[error.message, error.hint].filter(Boolean).join(' ')}\n`);
    return exitCodeOf(error);
  }
}
