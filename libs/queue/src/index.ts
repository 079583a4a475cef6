export * from './open-hub';
export * from './queue-hub';
export * from './queue.names';
export * from './review.contract';
export * from './stage.contract';
export type { StageHandlers, StageJob, StageWorkerOptions } from './stage.workers';
export * from './topic.contract';
