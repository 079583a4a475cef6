import { exitCodeOf, OpenResources, toCorroborateError } from '@corroborate/domain';
import { adviceOnEnvironment, loadSettings } from '@corroborate/config';
import { createLog, logLastWords, startTracing } from '@corroborate/telemetry';
import type { ProcessLog } from '@corroborate/telemetry/module';
import { openWorker } from './worker.application';

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/** The workers as a process of their own. On SIGTERM Nest ends it after the running stages are finished. */
async function workUntilStopped(): Promise<void> {
  const settings = loadSettings();
  const log = createLog(settings);
  logLastWords(log);
  for (const advice of adviceOnEnvironment()) log.warn({}, advice);
  const tracing = startTracing(settings, 'worker');
  const { app, metrics } = await stoppable(openWorker(settings, log), log);
  metrics.watchProcess();
  if (tracing) app.get(OpenResources).add(tracing, (open) => open.close());
  app.enableShutdownHooks([...SIGNALS], { useProcessExit: true });
  log.info({}, 'workers started');
}

/** Opening may take as long as a store is away. What ends it then is no failure, and nothing is at work yet. */
async function stoppable<T>(opening: Promise<T>, log: ProcessLog): Promise<T> {
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
