import { Inject, Module, type DynamicModule, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
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
  TOPICS_QUEUE,
  WATCH_QUEUE,
} from '@corroborate/queue';
import { StageHandler, withWorkerOptions, workerOptions, WorkersModule } from '@corroborate/queue/module';
import { loadLanguages } from '@corroborate/text';
import { concurrencyOf } from './concurrency';
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
/** Each must have exactly one processor; otherwise the process does not start. */
const HANDLED_QUEUES = [...STAGE_QUEUES, TOPICS_QUEUE, SNAPSHOTS_QUEUE, MAINTENANCE_QUEUE, WATCH_QUEUE];
/** Interval at which due sources are polled. */
const WATCH_SECONDS = 60;

/** One processor per queue, with options from the settings. */
@Module({})
export class WorkerModule implements OnModuleInit, OnApplicationBootstrap {
  static forRoot(settings: Settings): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        StagesModule,
        AddedSourcesModule,
        DeliveryJobsModule,
        HousekeepingJobsModule,
        WorkersModule.forRoot({ queues: HANDLED_QUEUES }),
      ],
      providers: [
        ...createProcessors(settings),
        { provide: StageHandler, useClass: StageExecution },
        MaintenanceService,
        BackgroundServices,
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
    await this.hub.scheduleWatch({ everySeconds: WATCH_SECONDS });
  }
}

function createProcessors(settings: Settings) {
  const concurrency = concurrencyOf(settings);
  const options = (jobsAtOnce: number) => workerOptions(jobsAtOnce, settings.JOB_LOCK_MS);
  return [
    ...STAGES.map((stage) => withWorkerOptions(STAGE_PROCESSORS[stage], options(concurrency[stage]))),
    withWorkerOptions(TopicsProcessor, options(TOPIC_CONCURRENCY)),
    // One browser per job.
    withWorkerOptions(SnapshotsProcessor, options(1)),
    withWorkerOptions(MaintenanceProcessor, options(1)),
    withWorkerOptions(WatchProcessor, options(1)),
  ];
}
