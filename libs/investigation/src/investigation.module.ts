import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import { SETTINGS, type Settings } from '@corroborate/config';
import { ConfigModule } from '@corroborate/config/module';
import { DATABASE, type Database } from '@corroborate/db';
import { DatabaseModule } from '@corroborate/db/module';
import { OpenResources, systemClock } from '@corroborate/domain';
import { openQueueStore, QueueHub } from '@corroborate/queue';
import { QueueModule } from '@corroborate/queue/module';
import { LOG, ProcessModule, type ProcessLog } from '@corroborate/telemetry/module';
import { Advancer, type ConclusionHooks, type ConclusionStats } from './rounds/advancer';
import { InvestigationService } from './investigation.service';
import { createConclusionGate } from './added-sources/before-conclusion';
import { EstimateService } from './orders/estimates';
import { InvestigationOpener } from './orders/orders';
import { JobStarter } from './orders/started-jobs';
import { PlanService } from './plan/plan.service';
import { Planner } from './plan/planner';
import { InvestigationReader } from './status/investigation.reader';
import { AddedSourcesService } from './added-sources/added-sources.service';
import { Reconciler } from './rounds/reconciler';
import { TopicIntake } from './orders/topic.intake';
import { AROUND_CONCLUSION, WALL_CLOCK } from './tokens';

/** Objects created before the application. */
export interface ProcessParts {
  settings: Settings;
  log: ProcessLog;
  /** Filled during startup; closed with the application or, if startup fails, by the caller. */
  resources: OpenResources;
}

/** Dependencies shared by all processes: settings, storage, queues and use cases. */
@Module({})
export class InvestigationModule {
  /**
   * Injected to fix the order of shutdown: jobs that are being started need the queues, so the queues close after them.
   */
  constructor(resources: OpenResources, hub: QueueHub, jobs: JobStarter) {
    resources.add(hub, (open) => open.close());
    resources.add(jobs, (open) => open.close());
  }

  static forRoot({ settings, log, resources }: ProcessParts): DynamicModule {
    return {
      module: InvestigationModule,
      global: true,
      imports: [
        ProcessModule.forRoot(log, resources),
        ConfigModule.forRoot(settings),
        DatabaseModule.forRoot(({ STORAGE_WAIT_SECONDS: seconds }) => ({
          limitMs: waitMs(seconds),
          onWait: (message) => log.warn({}, message),
        })),
        QueueModule.forRootAsync({ inject: [SETTINGS, DATABASE, LOG, OpenResources], useFactory: openQueue }),
      ],
      providers: USE_CASES,
      exports: [...USE_CASES, DatabaseModule, QueueModule],
    };
  }
}

const waitMs = (seconds: number): number => (seconds === 0 ? Infinity : seconds * 1_000);

async function openQueue(settings: Settings, { url }: Database, logger: ProcessLog, resources: OpenResources) {
  const options = { databaseUrl: url, logger, waitMs: waitMs(settings.STORAGE_WAIT_SECONDS) };
  const store = resources.add(await openQueueStore(settings, options), (open) => open.close());
  const policy = await store.evictionPolicyFault();
  if (policy !== null) logger.warn({ policy }, EVICTION_WARNING);
  return store;
}

const EVICTION_WARNING =
  'Redis evicts jobs when its memory is full: set its maxmemory-policy to noeviction, or investigations are lost';

const USE_CASES: Provider[] = [
  { provide: WALL_CLOCK, useValue: systemClock },
  {
    provide: AROUND_CONCLUSION,
    inject: [DATABASE, SETTINGS, LOG],
    useFactory: (db: Database, settings: Settings, log: ProcessLog): ConclusionHooks => ({
      onConcluded: conclusionAlerts(settings, log),
      onFailed: (investigationId, reason) => log.warn({ investigationId, reason }, 'investigation failed'),
      before: createConclusionGate(db),
    }),
  },
  Advancer,
  AddedSourcesService,
  EstimateService,
  JobStarter,
  Planner,
  PlanService,
  InvestigationOpener,
  InvestigationReader,
  InvestigationService,
  TopicIntake,
  Reconciler,
];

/** Alerts operators to expensive investigations, whatever their budget, and to results that violate the schema. */
function conclusionAlerts({ COST_ALERT_USD }: Settings, log: ProcessLog) {
  return (investigationId: number, { costUsd, faults }: ConclusionStats) => {
    if (costUsd > COST_ALERT_USD)
      log.warn(
        { investigationId, costUsd, alertAt: COST_ALERT_USD },
        'the cost of an investigation exceeds the alert level',
      );
    if (faults.length) log.warn({ investigationId, faults }, 'a result does not match its schema');
  };
}
