import { exitCodeOf, toCorroborateError } from '@corroborate/domain';
import { adviceOnEnvironment, loadSettings } from '@corroborate/config';
import { partsOf } from '@corroborate/investigation';
import { createLog, logLastWords, ProcessMetrics, startTracing } from '@corroborate/telemetry';
import { authModeOf } from './access/access.policy';
import { firstKey } from './access/first-key';
import { openApi } from './start';

/** The API as a process of its own. On SIGTERM it lets running requests finish. */
async function serveUntilStopped(): Promise<void> {
  const settings = loadSettings();
  // Refused before anything is opened: a database is not to be started for a server that may not listen.
  authModeOf(settings);
  const log = createLog(settings);
  const stopRequested = stopSignal();
  logLastWords(log);
  for (const advice of adviceOnEnvironment()) log.warn({}, advice);
  const tracing = startTracing(settings, 'api');
  try {
    const api = await Promise.race([openApi(settings, log), stopRequested]);
    if (!api) return log.info({}, 'stopped while starting');
    api.app.get(ProcessMetrics).watchProcess();
    log.info({ url: api.url }, 'API is ready');
    process.stdout.write((await firstKey(settings, partsOf(api.app).db.keys)).join(''));
    await stopRequested;
    await api.close();
  } finally {
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
    process.stderr.write(`${[error.message, error.hint].filter(Boolean).join('\n')}\n`);
    return exitCodeOf(error);
  }
}
