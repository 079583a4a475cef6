import type { Settings } from '@corroborate/config';
import type { RunningApi } from '@corroborate-app/api';
import { openHouse, openWorkshop, type House, type Workshop } from '@corroborate/investigation';
import { openRedisStores } from '@corroborate/upstream';
import { serveMetrics, startTracing } from '@corroborate/telemetry';
import { startWorkers } from '@corroborate-app/worker';
import type { Log } from './log';

export interface Product {
  house: House;
  workshop: Workshop | null;
  api: RunningApi | null;
  close(): Promise<void>;
}

export interface Parts {
  api: boolean;
  workers: boolean;
}

/** Puts the product together in this process: API, workers, or both. Everything is closed in reverse order. */
export async function startProduct(settings: Settings, parts: Parts, log: Log): Promise<Product> {
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    const tracing = startTracing(settings, nameOf(parts));
    if (tracing) closers.push(() => tracing.close());
    const house = await openHouse(settings, log);
    closers.push(() => house.close());
    house.metrics.watchProcess();
    // With an API the figures are given there, to those who may see them.
    if (settings.METRICS_PORT && !parts.api) {
      const figures = await serveMetrics(house.metrics, settings.METRICS_PORT, settings.METRICS_HOST);
      closers.push(() => figures.close());
    }
    const workshop = parts.workers
      ? openWorkshop(house, settings.REDIS_URL ? await openRedisStores(settings.REDIS_URL) : null)
      : null;
    if (workshop) {
      closers.push(() => workshop.close());
      const workers = await startWorkers(house, workshop, log);
      closers.push(() => workers.close());
    }
    const api = parts.api ? await openApi(house) : null;
    if (api) closers.push(() => api.close());
    return { house, workshop, api, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openApi(house: House): Promise<RunningApi> {
  const { apiDepsOf, startApi } = await import('./api.part.js');
  return startApi(apiDepsOf(house), house.settings);
}

function nameOf({ api, workers }: Parts) {
  if (api && workers) return 'up';
  return api ? 'api' : 'worker';
}
