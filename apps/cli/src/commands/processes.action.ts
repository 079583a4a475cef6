import { loadSettings } from '@corroborate/config';
import { logLastWords } from '@corroborate/telemetry';
import { createLog } from '../log';
import { startProduct, type Parts } from '../product';
import { untilToldToStop } from '../shutdown';

export async function runUntilStopped(parts: Parts): Promise<void> {
  const settings = loadSettings();
  const log = createLog(settings);
  logLastWords(log);
  const product = await startProduct(settings, parts, log);
  if (product.api) log.info({ url: product.api.url, docs: `${product.api.url}/api/docs` }, 'the API answers');
  if (product.workshop) log.info({}, 'the workers are at work');
  await untilToldToStop();
  log.info({}, 'stopping: running stages are finished first');
  await product.close();
}
