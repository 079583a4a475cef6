import type { INestApplicationContext } from '@nestjs/common';
import type { Settings } from '@corroborate/config';
import { CaseworkModule } from '@corroborate/casework';
import { openApplication, resolveParts, type Application, type ApplicationParts } from '@corroborate/investigation';
import { startTracing } from '@corroborate/telemetry';
import { openWorker, WorkerModule } from '@corroborate-app/worker';
import { createLog, HUMAN_READABLE, isInteractive, type Log } from './log';

/** The product in this process. */
export interface Product extends ApplicationParts {
  app: INestApplicationContext;
  /** Base URL of the API; null if it is not running. */
  url: string | null;
  /** Stops the workers, then closes all resources. */
  close(): Promise<void>;
}

export interface ProductParts {
  api: boolean;
  workers: boolean;
}

/** Starts the product in this process: API, workers, or both in one application. */
export async function startProduct(settings: Settings, parts: ProductParts, log: Log): Promise<Product> {
  const tracing = startTracing(settings, nameOf(parts));
  try {
    const product = await openParts(settings, parts, log);
    product.metrics.watchProcess();
    const close = () => product.close().finally(() => tracing?.close());
    return { ...product, close };
  } catch (error) {
    await tracing?.close();
    throw error;
  }
}

/** Starts the product for a command, with a separate log on stderr. */
export const startQuietly = (settings: Settings, parts: ProductParts): Promise<Product> =>
  startProduct(toCommandSettings(settings), parts, createLog(settings));

/** Storage, queues and use cases for a command. */
export const openForCommand = (
  settings: Settings,
  imports?: Parameters<typeof openApplication>[2],
): Promise<Application> => openApplication(toCommandSettings(settings), createLog(settings), imports);

/** Settings for interactive commands, whose connection timeout is shorter than that of API and workers. */
const toCommandSettings = (settings: Settings): Settings => ({
  ...settings,
  STORAGE_WAIT_SECONDS: settings.STORAGE_WAIT_SECONDS || COMMAND_WAIT_SECONDS,
});

const COMMAND_WAIT_SECONDS = 30;

async function openParts(settings: Settings, { api, workers }: ProductParts, log: Log): Promise<Product> {
  if (api) return openWithApi(settings, workers, log);
  const open = workers ? openWorker : openApplication;
  return { ...(await open(settings, log, [CaseworkModule])), url: null };
}

async function openWithApi(settings: Settings, workers: boolean, log: Log): Promise<Product> {
  const { openApi } = await import('./api.part.js');
  const running = await openApi(
    settings,
    log,
    workers ? [WorkerModule.forRoot(settings)] : [],
    isInteractive() ? { logTo: HUMAN_READABLE } : {},
  );
  return { ...resolveParts(running.app), app: running.app, url: running.url, close: () => running.close() };
}

function nameOf({ api, workers }: ProductParts) {
  if (api && workers) return 'up';
  return api ? 'api' : 'worker';
}
