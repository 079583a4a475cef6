import { exitCodeOf, toCorroborateError } from '@corroborate/domain';
import { loadSettings } from '@corroborate/config';
import { openHouse, openWorkshop } from '@corroborate/investigation';
import { openRedisStores } from '@corroborate/upstream';
import { createLog, logLastWords, serveMetrics, startTracing } from '@corroborate/telemetry';
import { startWorkers } from './worker.host';

/** The workers as a process of their own. Stops on SIGTERM after the running stages are finished. */
async function workUntilStopped(): Promise<void> {
  const settings = loadSettings();
  const log = createLog(settings);
  logLastWords(log);
  const tracing = startTracing(settings, 'worker');
  const house = await openHouse(settings, log);
  house.metrics.watchProcess();
  const figures = settings.METRICS_PORT
    ? await serveMetrics(house.metrics, settings.METRICS_PORT, settings.METRICS_HOST)
    : null;
  const workshop = openWorkshop(house, settings.REDIS_URL ? await openRedisStores(settings.REDIS_URL) : null);
  const workers = await startWorkers(house, workshop, log);
  log.info({}, 'the workers are at work');
  await new Promise<void>((resolve) => {
    process.once('SIGTERM', resolve);
    process.once('SIGINT', resolve);
  });
  await workers.close();
  await workshop.close();
  await house.close();
  await figures?.close();
  await tracing?.close();
}

/** Gives back the code with which the process ends. */
export async function work(): Promise<number> {
  try {
    await workUntilStopped();
    return 0;
  } catch (thrown) {
    const error = toCorroborateError(thrown);
    process.stderr.write(`${[error.message, error.hint].filter(Boolean).join(' ')}\n`);
    return exitCodeOf(error);
  }
}
