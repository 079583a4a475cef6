import type { WorkerHost } from '@nestjs/bullmq';
import {
  Inject,
  Module,
  type DynamicModule,
  type OnApplicationBootstrap,
  type OnModuleInit,
  type Type,
} from '@nestjs/common';
import { SETTINGS, type Settings } from '@corroborate/config';
import { STAGES } from '@corroborate/domain';
import { AddedSourcesModule } from '@corroborate/casework';
import { DeliveryJobsModule } from '@corroborate/delivery';
import { HousekeepingJobsModule } from '@corroborate/housekeeping';
import { StagesModule } from '@corroborate/investigation';
import {
  MAINTENANCE_QUEUE,
  QueueHub,
  SNAPSHOTS_QUEUE,
  STAGE_QUEUES,
  stageQueue,
  TOPICS_QUEUE,
  WATCH_QUEUE,
} from '@corroborate/queue';
import { StageHandler, withWorkerOptions, workerOptions, WorkersModule } from '@corroborate/queue/module';
import { loadLanguages } from '@corroborate/text';
import { stageConcurrency } from './concurrency';
import { MaintenanceService } from './maintenance.service';
import { MaintenanceProcessor } from './maintenance.processor';
import { StageExecution } from './stage.execution';
import { SnapshotsProcessor } from './snapshots.processor';
import { STAGE_PROCESSORS } from './stages.processors';
import { BackgroundServices } from './background.services';
import { TopicsProcessor } from './topics.processor';
import { WatchProcessor } from './watch.processor';

/** Topics processed concurrently. */
const TOPIC_CONCURRENCY = 4;
/** Queues that must each have exactly one processor; otherwise the process does not start. */
const HANDLED_QUEUES = [...STAGE_QUEUES, TOPICS_QUEUE, SNAPSHOTS_QUEUE, MAINTENANCE_QUEUE, WATCH_QUEUE];
/** Interval for polling sources that are due, in seconds. */
const WATCH_INTERVAL_SECONDS = 60;

const handledQueues = ({ WORKER_QUEUES: chosen }: Settings): readonly string[] =>
  chosen.length > 0 ? chosen : HANDLED_QUEUES;

/** One processor per queue, with options from the settings. */
@Module({})
export class WorkerModule implements OnModuleInit, OnApplicationBootstrap {
  static forRoot(settings: Settings): DynamicModule {
    const queues = handledQueues(settings);
    return {
      module: WorkerModule,
      imports: [
        StagesModule,
        AddedSourcesModule,
        DeliveryJobsModule,
        HousekeepingJobsModule,
        WorkersModule.forRoot({ queues }),
      ],
      providers: [
        ...createProcessors(settings, queues),
        { provide: StageHandler, useClass: StageExecution },
        MaintenanceService,
        ...(queues.includes(MAINTENANCE_QUEUE) ? [BackgroundServices] : []),
      ],
    };
  }

  constructor(
    private readonly hub: QueueHub,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    loadLanguages();
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.hub.scheduleMaintenance({ everySeconds: this.settings.RECONCILE_SECONDS });
    await this.hub.scheduleWatch({ everySeconds: WATCH_INTERVAL_SECONDS });
  }
}

function createProcessors(settings: Settings, queues: readonly string[]) {
  const handlers = handlersOf(settings);
  return queues.flatMap((queue) => {
    const handler = handlers[queue];
    return handler ? [withWorkerOptions(handler[0], workerOptions(handler[1], settings.JOB_LOCK_MS))] : [];
  });
}

/** The processor of each queue, and how many of its jobs a process runs concurrently. */
function handlersOf(settings: Settings): Record<string, [processor: Type<WorkerHost>, concurrency: number]> {
  const concurrency = stageConcurrency(settings);
  return {
    ...Object.fromEntries(STAGES.map((stage) => [stageQueue(stage), [STAGE_PROCESSORS[stage], concurrency[stage]]])),
    [TOPICS_QUEUE]: [TopicsProcessor, TOPIC_CONCURRENCY],
    // One job at a time, because each starts a browser.
    [SNAPSHOTS_QUEUE]: [SnapshotsProcessor, 1],
    [MAINTENANCE_QUEUE]: [MaintenanceProcessor, 1],
    [WATCH_QUEUE]: [WatchProcessor, 1],
  };
}
