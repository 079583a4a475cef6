import { getExitCode, toCorroborateError } from '@corroborate/domain';
import { adviceOnEnvironment, loadSettings } from '@corroborate/config';
import { resolveParts } from '@corroborate/investigation';
import { createLog, logUncaughtErrors, ProcessMetrics, startTracing } from '@corroborate/telemetry';
import { resolveAuthMode } from './access/access.policy';
import { createFirstKey } from './access/first-key';
import { openApi } from './start';

/** Runs the API in its own process. On SIGTERM, lets running requests finish. */
async function serveUntilStopped(): Promise<void> {
  const settings = loadSettings();
  // Checked first, so that no database is started for a server that cannot listen.
  resolveAuthMode(settings);
  const log = createLog(settings);
  const stopRequested = stopSignal();
  logUncaughtErrors(log);
  for (const advice of adviceOnEnvironment()) log.warn({}, advice);
  const tracing = startTracing(settings, 'api');
  try {
    const api = await Promise.race([openApi(settings, log), stopRequested]);
    if (!api) return log.info({}, 'stopped while starting');
    api.app.get(ProcessMetrics).watchProcess();
    log.info({ url: api.url }, 'API is ready');
    process.stdout.write((await createFirstKey(settings, resolveParts(api.app).db.keys)).join(''));
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

/** @returns the exit code */
export async function serve(): Promise<number> {
  try {
    await serveUntilStopped();
    return 0;
  } catch (thrown) {
    const error = toCorroborateError(thrown);
    process.stderr.write(`${[error.message, error.hint].filter(Boolean).join('\n')}\n`);
    return getExitCode(error);
  }
}
