import { getExitCode, OpenResources, toCorroborateError } from '@corroborate/domain';
import { adviceOnEnvironment, loadSettings } from '@corroborate/config';
import { createLog, logUncaughtErrors, startTracing } from '@corroborate/telemetry';
import type { ProcessLog } from '@corroborate/telemetry/module';
import { openWorker } from './worker.application';

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/** Runs the workers as their own process. On SIGTERM, Nest lets running stages finish. */
async function workUntilStopped(): Promise<void> {
  const settings = loadSettings();
  const log = createLog(settings);
  logUncaughtErrors(log);
  for (const advice of adviceOnEnvironment()) log.warn({}, advice);
  const tracing = startTracing(settings, 'worker');
  const { app, metrics } = await stopWhileStarting(openWorker(settings, log), log);
  metrics.watchProcess();
  if (tracing) app.get(OpenResources).add(tracing, (open) => open.close());
  app.enableShutdownHooks([...SIGNALS], { useProcessExit: true });
  log.info({}, 'workers started');
}

/** Exits on a stop signal while startup waits for storage, when no job is running yet. */
async function stopWhileStarting<T>(opening: Promise<T>, log: ProcessLog): Promise<T> {
  const stop = () => {
    log.info({}, 'stopped while starting');
    process.exit(0);
  };
  for (const signal of SIGNALS) process.once(signal, stop);
  try {
    return await opening;
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop);
  }
}

/** Exit code if the process must end immediately; null while it runs. */
export async function runWorker(): Promise<number | null> {
  try {
    await workUntilStopped();
    return null;
  } catch (thrown) {
    const error = toCorroborateError(thrown);
    process.stderr.write(`${[error.message, error.hint].filter(Boolean).join('\n')}\n`);
    return getExitCode(error);
  }
}
