export { openWorker } from './worker.application';
export { WorkerModule } from './worker.module';
