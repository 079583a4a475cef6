import type { Settings } from '@corroborate/config';
import { openApplication, type Application } from '@corroborate/investigation';
import { serveMetrics } from '@corroborate/telemetry';
import type { ProcessLog } from '@corroborate/telemetry/module';
import { CorroborateError, describeStorageFault, OpenResources, StorageFaults } from '@corroborate/domain';
import { WorkerModule } from './worker.module';

/**
 * Starts the workers as an application without HTTP; resolves when they run. The readiness endpoint responds from the
 * start, even if storage is unavailable.
 */
export async function openWorker(
  settings: Settings,
  log: ProcessLog,
  more: Parameters<typeof openApplication>[2] = [],
): Promise<Application> {
  let opened: Application | null = null;
  const server = await serveMetricsIfEnabled(settings, () => opened);
  try {
    opened = await openApplication(settings, log, [WorkerModule.forRoot(settings), ...more]);
  } catch (error) {
    await server?.close();
    throw error;
  }
  if (server) opened.app.get(OpenResources).add(server, (open) => open.close());
  return opened;
}

async function serveMetricsIfEnabled(settings: Settings, application: () => Application | null) {
  if (!settings.METRICS_PORT) return null;
  const source = { metrics: () => application()?.metrics ?? null, ready: () => assertReady(application()) };
  return serveMetrics(source, settings.METRICS_PORT, settings.METRICS_HOST);
}

/** @throws Error while storage is unavailable. */
async function assertReady(application: Application | null): Promise<void> {
  if (!application) throw new CorroborateError('storage-unavailable', 'The process is starting.');
  const { db, hub, app } = application;
  await Promise.all([db.ping(), hub.ping()]);
  const fault = app.get(StorageFaults).recent();
  if (fault) throw new CorroborateError('storage-unavailable', describeStorageFault(fault));
}
