import { setTimeout as sleep } from 'node:timers/promises';
import { loadSettings } from '@corroborate/config';
import { rewriteCommands, printErrorColoured } from '@corroborate/terminal';
import { logUncaughtErrors } from '@corroborate/telemetry';
import { createLog, isInteractive, type Log } from '../log';
import { greeting } from '../processes/greeting';
import { findLocalServers } from '../models/local-servers';
import { isModelChosen, modelAdvice } from '../models/model.advice';
import { startProduct, type ProductParts, type Product } from '../product';
import { showFirstKey } from './first-key';
import { stopSignal } from '../shutdown';

export async function runUntilStopped(parts: ProductParts): Promise<void> {
  const settings = loadSettings();
  const log = createLog(settings);
  logUncaughtErrors(log);
  const stopRequested = stopSignal();
  if (isInteractive()) printErrorColoured('Starting …\n');
  const starting = startProduct(settings, parts, log);
  const product = await Promise.race([starting, stopRequested]);
  if (!product) return handleEarlyStop(starting, log);
  announceStart(product, parts, log);
  if (product.url) await showFirstKey(settings, product);
  if (parts.workers) void adviseOnModels(log).catch(() => undefined);
  await stopRequested;
  log.info({}, 'stopping after running stages finish');
  await product.close();
}

/** Runs in parallel with startup, which does not wait for it, and suggests local models. */
async function adviseOnModels(log: Log): Promise<void> {
  const advice = isModelChosen() ? null : modelAdvice(await findLocalServers());
  if (advice === null) return;
  const line = `${advice.says}. ${advice.todo}`;
  if (isInteractive()) printErrorColoured(`${line}\n`);
  else log.info({}, line);
}

/** Time limit for startup to finish after a stop signal, in ms; containers are killed after 10 s. */
const STARTUP_STOP_MS = 5_000;

/** A stop signal during startup is not an error; open resources are closed. */
async function handleEarlyStop(starting: Promise<Product>, log: Log): Promise<void> {
  log.info({}, 'stopped during startup');
  const closed = starting.then((product) => product.close()).catch(() => undefined);
  await Promise.race([closed, sleep(STARTUP_STOP_MS)]);
}

function announceStart({ url, settings }: Product, { workers }: ProductParts, log: Log): void {
  if (isInteractive()) return printErrorColoured(`${rewriteCommands(greeting({ url, workers }, settings))}\n`);
  if (url) log.info({ url, docs: `${url}/api/docs` }, 'API ready');
  if (workers) log.info({}, 'workers ready');
}
