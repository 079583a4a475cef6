import { loadSettings } from '@corroborate/config';
import type { Command } from 'commander';
import { createLog } from '../log';
import { startProduct, type Parts } from '../product';
import { untilToldToStop } from '../shutdown';

/** `up` is the whole product in one process; `api` and `worker` are its halves, for more than one machine. */
export function registerProcesses(program: Command): void {
  const add = (name: string, description: string, parts: Parts) =>
    program
      .command(name)
      .description(description)
      .action(() => runUntilStopped(parts));
  add('up', 'API and workers in one process; the database is migrated first', { api: true, workers: true });
  add('api', 'the HTTP API alone', { api: true, workers: false });
  add('worker', 'the workers alone', { api: false, workers: true });
}

async function runUntilStopped(parts: Parts): Promise<void> {
  const settings = loadSettings();
  const log = createLog(settings);
  const product = await startProduct(settings, parts, log);
  if (product.api) log.info({ url: product.api.url, docs: `${product.api.url}/api/docs` }, 'the API answers');
  if (product.workshop) log.info({}, 'the workers are at work');
  await untilToldToStop();
  log.info({}, 'stopping: running stages are finished first');
  await product.close();
}
