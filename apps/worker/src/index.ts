export { concurrencyOf } from './concurrency';
export { startWorkers, type WorkerLog } from './worker.host';
