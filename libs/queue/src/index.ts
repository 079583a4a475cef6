export type { QueueLogger } from './error-log';
export type { AbortReason } from './job.runner';
export * from './queue-hub';
export * from './queue.names';
export type { RoundRequest } from './round.flow';
export type { RootState } from './round.state';
export * from './stage.contract';
export type { StageHandler, StageHandlers, StageJob, StageWorkerOptions } from './stage.workers';
export * from './topic.contract';
