import { loadSettings } from '@corroborate/config';
import { asCalled, printErrorColoured } from '@corroborate/terminal';
import { logLastWords } from '@corroborate/telemetry';
import { createLog, personLooksOn, type Log } from '../log';
import { greeting } from '../processes/greeting';
import { startProduct, type Parts, type Product } from '../product';
import { showFirstKey } from './first-key';
import { untilToldToStop } from '../shutdown';

export async function runUntilStopped(parts: Parts): Promise<void> {
  const settings = loadSettings();
  const log = createLog(settings);
  logLastWords(log);
  if (personLooksOn()) printErrorColoured('Starting …\n');
  const product = await startProduct(settings, parts, log);
  tellStart(product, parts, log);
  if (product.url) await showFirstKey(settings, product);
  await untilToldToStop();
  log.info({}, 'stopping: running stages are finished first');
  await product.close();
}

function tellStart({ url, settings }: Product, { workers }: Parts, log: Log): void {
  if (personLooksOn()) return printErrorColoured(`${asCalled(greeting({ url, workers }, settings))}\n`);
  if (url) log.info({ url, docs: `${url}/api/docs` }, 'the API answers');
  if (workers) log.info({}, 'the workers are at work');
}
