import { BullModule, getFlowProducerToken, getQueueToken } from '@nestjs/bullmq';
import { Module, type DynamicModule, type FactoryProvider, type Provider } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { StorageFaults } from '@corroborate/domain';
import { SETTINGS, type Settings } from '@corroborate/config';
import type { FlowProducer, Queue } from 'bullmq';
import { JobRunner } from './job.runner';
import { QueueHub } from './queue-hub';
import { ALL_QUEUES } from './queue.names';
import { StoreFlowProducer, StoreQueue, StoreWorker } from './stores/bull.classes';
import type { QueueStore } from './stores/queue-store';
import { Workers, WORKERS_OPTIONS, type WorkersOptions } from './workers';

export { JobRunner, type RunLimits } from './job.runner';
export { MaintenanceProcessor, SnapshotProcessor, StageProcessor, TopicProcessor, WatchProcessor } from './processors';
export { StageHandler, type StageJob } from './stage.job';
export { withWorkerOptions, workerOptions } from './worker.options';

/** Injection token of `QueueStore`. */
const QUEUE_STORE = Symbol('QueueStore');
const ROUND_FLOW = 'rounds';

BullModule.queueClass = StoreQueue;
BullModule.workerClass = StoreWorker;
BullModule.flowProducerClass = StoreFlowProducer;

type StoreFactory = Pick<FactoryProvider<QueueStore>, 'inject' | 'useFactory'>;

/**
 * Passed to every queue explicitly: without it, a failed store would make them connect to a local Redis, BullMQ's
 * default, and hide the error. `never`: BullMQ's types know only Redis connections.
 */
const STORE_CONNECTION = {
  inject: [QUEUE_STORE],
  useFactory: ({ connection }: QueueStore) => ({ connection: connection as never }),
};

/** The queues, with their store opened and migrated first. */
@Module({})
export class QueueModule {
  static forRootAsync(store: StoreFactory): DynamicModule {
    return {
      module: QueueModule,
      global: true,
      imports: [
        { module: QueueStoreModule, global: true, providers: [createStoreProvider(store)], exports: [QUEUE_STORE] },
        BullModule.forRootAsync(STORE_CONNECTION),
        BullModule.registerQueueAsync(...ALL_QUEUES.map((name) => ({ name, ...STORE_CONNECTION }))),
        BullModule.registerFlowProducerAsync({ name: ROUND_FLOW, ...STORE_CONNECTION }),
      ],
      providers: [storageFaultsProvider, jobRunner, queueHub],
      exports: [StorageFaults, JobRunner, QueueHub, BullModule],
    };
  }
}

/** Providers of a worker process in addition to its processors. */
@Module({})
export class WorkersModule {
  static forRoot(options: WorkersOptions): DynamicModule {
    return {
      module: WorkersModule,
      imports: [DiscoveryModule],
      providers: [Workers, { provide: WORKERS_OPTIONS, useValue: options }],
    };
  }
}

@Module({})
class QueueStoreModule {}

const createStoreProvider = ({ inject = [], useFactory }: StoreFactory): Provider => ({
  provide: QUEUE_STORE,
  inject,
  useFactory,
});

const storageFaultsProvider: Provider = { provide: StorageFaults, useFactory: () => new StorageFaults() };

const jobRunner: Provider = {
  provide: JobRunner,
  inject: [QUEUE_STORE, StorageFaults],
  useFactory: (store: QueueStore, noted: StorageFaults) => new JobRunner(store, noted),
};

const queueHub: Provider = {
  provide: QueueHub,
  inject: [QUEUE_STORE, SETTINGS, JobRunner, getFlowProducerToken(ROUND_FLOW), ...ALL_QUEUES.map(getQueueToken)],
  useFactory: (
    ...[store, settings, jobs, flows, ...queues]: [QueueStore, Settings, JobRunner, FlowProducer, ...Queue[]]
  ) =>
    new QueueHub({
      store,
      jobs,
      flows,
      queues: new Map(queues.map((queue) => [queue.name, queue])),
      attempts: settings.STAGE_ATTEMPTS,
    }),
};
