import { Processor } from '@nestjs/bullmq';
import { Module, type DynamicModule, type Provider, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Settings } from '@corroborate/config';
import { ConfigModule } from '@corroborate/config/module';
import { OpenResources, STAGES, type StageName } from '@corroborate/domain';
import {
  MAINTENANCE_QUEUE,
  openQueueStore,
  QueueHub,
  stageQueue,
  STAGE_QUEUES,
  TOPICS_QUEUE,
  type StageJobData,
  type SubmittedTopic,
} from '@corroborate/queue';
import {
  MaintenanceProcessor,
  QueueModule,
  StageProcessor,
  StageHandler,
  TopicProcessor,
  withWorkerOptions,
  workerOptions,
  WorkersModule,
  type StageJob,
} from '@corroborate/queue/module';

export interface QueueTestStore {
  settings: Settings;
  databaseUrl: string;
  logger: Parameters<typeof openQueueStore>[1]['logger'];
}

export type StageHandlers = Partial<Record<StageName, (job: StageJob) => Promise<void>>>;

export interface StageTestOptions {
  concurrency: Partial<Record<StageName, number>>;
  timeoutMs: number;
  attempts: number;
  graceMs: number;
  deaths: number;
  /** By default that of the settings. */
  lockMs: number;
  /** What is left to running jobs when the workers are closed. */
  closeMs: number;
  onGivenUp(stage: StageName, job: StageJobData, reason: string): void;
}

/** An application that has the queues, and maybe processors. */
export interface QueueApp {
  hub: QueueHub;
  close(): Promise<void>;
}

@Module({})
class TestModule {}

/** The queues alone, or with what `workers` says. */
export async function openQueues(
  { settings, databaseUrl, logger }: QueueTestStore,
  workers: Pick<DynamicModule, 'imports' | 'providers'> = {},
): Promise<QueueApp> {
  const resources = new OpenResources();
  const open = async () =>
    resources.add(await openQueueStore(settings, { databaseUrl, logger }), (store) => store.close());
  const queues = QueueModule.forRootAsync({ useFactory: open });
  try {
    const app = await NestFactory.createApplicationContext(
      { module: TestModule, ...workers, imports: [ConfigModule.forRoot(settings), queues, ...(workers.imports ?? [])] },
      { logger: false, abortOnError: false },
    );
    const hub = resources.add(app.get(QueueHub), (opened) => opened.close());
    return { hub, close: () => app.close().then(() => resources.close()) };
  } catch (error) {
    await resources.close();
    throw error;
  }
}

/** Workers of the stages that have a handler; those of `queues`, by default of the handlers, must have exactly one. */
export function openStageWorkers(
  store: QueueTestStore,
  handlers: StageHandlers,
  changes: Partial<StageTestOptions> = {},
): Promise<QueueApp> {
  const { concurrency = {}, deaths, lockMs = store.settings.JOB_LOCK_MS, closeMs = 200 } = changes;
  const providers = STAGES.filter((stage) => handlers[stage]).map((stage) => {
    const options = workerOptions(concurrency[stage] ?? 2, lockMs, deaths);
    return withWorkerOptions(stageProcessor(stage), options);
  });
  const queues = STAGES.filter((stage) => handlers[stage]).map(stageQueue);
  const work: Provider = { provide: StageHandler, useValue: workOf(handlers, changes) };
  return openQueues(store, {
    imports: [WorkersModule.forRoot({ queues, graceMs: closeMs })],
    providers: [work, ...providers],
  });
}

/** Refused at its start where a stage has no processor, or two. */
export function openProcessors(store: QueueTestStore, stages: StageName[]): Promise<QueueApp> {
  const providers: Provider[] = stages.map((stage) => stageProcessor(stage));
  const work: Provider = { provide: StageHandler, useValue: workOf({}, {}) };
  return openQueues(store, {
    imports: [WorkersModule.forRoot({ queues: STAGE_QUEUES })],
    providers: [work, ...providers],
  });
}

export function openTopicsWorker(
  store: QueueTestStore,
  taken: (topic: SubmittedTopic) => Promise<void>,
): Promise<QueueApp> {
  @Processor(TOPICS_QUEUE)
  class TestTopics extends TopicProcessor {
    protected now = () => new Date();
    protected handle = taken;
  }
  return openWorker(store, TestTopics, TOPICS_QUEUE);
}

export function openMaintenanceWorker(store: QueueTestStore, work: () => Promise<void>): Promise<QueueApp> {
  @Processor(MAINTENANCE_QUEUE)
  class TestMaintenance extends MaintenanceProcessor {
    protected maintain = work;
  }
  return openWorker(store, TestMaintenance, MAINTENANCE_QUEUE);
}

function openWorker(store: QueueTestStore, processor: Type<TopicProcessor | MaintenanceProcessor>, queue: string) {
  const options = workerOptions(4, store.settings.JOB_LOCK_MS);
  return openQueues(store, {
    imports: [WorkersModule.forRoot({ queues: [queue], graceMs: 200 })],
    providers: [withWorkerOptions(processor, options)],
  });
}

function stageProcessor(stage: StageName): Type<StageProcessor> {
  @Processor(stageQueue(stage))
  class TestStage extends StageProcessor {}
  return TestStage;
}

function workOf(handlers: StageHandlers, changes: Partial<StageTestOptions>): StageHandler {
  const { timeoutMs = 5_000, attempts = 3, graceMs = 200, onGivenUp = () => undefined } = changes;
  return {
    limits: { timeoutMs, attempts, graceMs },
    run: async (stage, job) => handlers[stage]?.(job),
    handleFailure: async (stage, job, reason) => onGivenUp(stage, job, reason),
  };
}
