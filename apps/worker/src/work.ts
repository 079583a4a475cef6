import { exitCodeOf, OpenResources, toCorroborateError } from '@corroborate/domain';
import { adviceOnEnvironment, loadSettings } from '@corroborate/config';
import { createLog, logLastWords, startTracing } from '@corroborate/telemetry';
import { openWorker } from './worker.application';

/** The workers as a process of their own. On SIGTERM Nest ends it after the running stages are finished. */
async function workUntilStopped(): Promise<void> {
  const settings = loadSettings();
  const log = createLog(settings);
  logLastWords(log);
  for (const advice of adviceOnEnvironment()) log.warn({}, advice);
  const tracing = startTracing(settings, 'worker');
  const { app, metrics } = await openWorker(settings, log);
  metrics.watchProcess();
  if (tracing) app.get(OpenResources).add(tracing, (open) => open.close());
  app.enableShutdownHooks(['SIGTERM', 'SIGINT'], { useProcessExit: true });
  log.info({}, 'the workers are at work');
}

/** Gives back the code with which the process ends at once, or null while it works. */
export async function work(): Promise<number | null> {
  try {
    await workUntilStopped();
    return null;
  } catch (thrown) {
    const error = toCorroborateError(thrown);
    process.stderr.write(`${[error.message, error.hint].filter(Boolean).join('\n')}\n`);
    return exitCodeOf(error);
  }
}
