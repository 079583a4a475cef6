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
import { StageWork, withWorkerOptions, workerOptions, WorkersModule } from '@corroborate/queue/module';
import { loadLanguages } from '@corroborate/text';
import { concurrencyOf } from './concurrency';
import { Housekeeping } from './housekeeping';
import { MaintenanceProcessor } from './maintenance.processor';
import { StageExecution } from './stage.execution';
import { SnapshotsProcessor } from './snapshots.processor';
import { STAGE_PROCESSORS } from './stages.processors';
import { Announcer } from './announcer';
import { TopicsProcessor } from './topics.processor';
import { WatchProcessor } from './watch.processor';

/** So many topics are taken in at once. */
const TOPICS_AT_ONCE = 4;
/** Each must have exactly one processor, else the process does not start. */
const WORKED_QUEUES = [...STAGE_QUEUES, TOPICS_QUEUE, SNAPSHOTS_QUEUE, MAINTENANCE_QUEUE, WATCH_QUEUE];
/** How often it is looked which sources are due. */
const WATCH_SECONDS = 60;

/** The workers of all queues: one processor a queue, each with the options that the settings give it. */
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
        WorkersModule.forRoot({ queues: WORKED_QUEUES }),
      ],
      providers: [...processorsOf(settings), { provide: StageWork, useClass: StageExecution }, Housekeeping, Announcer],
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

function processorsOf(settings: Settings) {
  const concurrency = concurrencyOf(settings);
  const options = (jobsAtOnce: number) => workerOptions(jobsAtOnce, settings.JOB_LOCK_MS);
  return [
    ...STAGES.map((stage) => withWorkerOptions(STAGE_PROCESSORS[stage], options(concurrency[stage]))),
    withWorkerOptions(TopicsProcessor, options(TOPICS_AT_ONCE)),
    // A browser each.
    withWorkerOptions(SnapshotsProcessor, options(1)),
    withWorkerOptions(MaintenanceProcessor, options(1)),
    withWorkerOptions(WatchProcessor, options(1)),
  ];
}
