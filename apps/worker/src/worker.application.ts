import type { Settings } from '@corroborate/config';
import { openApplication, type Application } from '@corroborate/investigation';
import { serveMetrics } from '@corroborate/telemetry';
import type { ProcessLog } from '@corroborate/telemetry/module';
import { OpenResources } from '@corroborate/domain';
import { WorkerModule } from './worker.module';

/** The workers as an application without HTTP; at work when this resolves. */
export async function openWorker(settings: Settings, log: ProcessLog): Promise<Application> {
  const opened = await openApplication(settings, log, [WorkerModule.forRoot(settings)]);
  if (!settings.METRICS_PORT) return opened;
  try {
    const ready = () => Promise.all([opened.db.dataSource.query('SELECT 1'), opened.hub.ping()]);
    const told = { metrics: opened.metrics, ready };
    const figures = await serveMetrics(told, settings.METRICS_PORT, settings.METRICS_HOST);
    opened.app.get(OpenResources).add(figures, (server) => server.close());
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}
