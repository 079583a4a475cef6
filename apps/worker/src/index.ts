export { startWorkers } from './worker.host';
