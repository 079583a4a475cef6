import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import type { Settings } from '@corroborate/config';
import { CLOCK, ConfigModule, SETTINGS } from '@corroborate/config/module';
import type { Database } from '@corroborate/db';
import { DATABASE, DatabaseModule } from '@corroborate/db/module';
import { OpenResources, systemClock, type Clock, type UpstreamGateway } from '@corroborate/domain';
import { openQueueStore, QueueHub } from '@corroborate/queue';
import { QueueModule } from '@corroborate/queue/module';
import { LOG, ProcessModule, type ProcessLog } from '@corroborate/telemetry/module';
import { UPSTREAM_GATEWAY } from '@corroborate/upstream/module';
import { Advancer, type Concluded } from './advancer';
import { InvestigationService } from './investigation.service';
import { EvidenceService } from './evidence/reading/evidence.service';
import { PublicCopyOrders } from './public-copies/public-copy.orders';
import { SnapshotOrders } from './evidence/snapshots/snapshot.orders';
import { beforeConclusion } from './late/before-conclusion';
import { LateSources } from './late/late-sources';
import { LegalHolds } from './legal-hold/legal-holds';
import { Erasure, SubjectAccess } from './privacy';
import { provided } from './provided';
import { Reconciler } from './reconciler';
import { ReviewService } from './review/review.service';
import { TopicIntake } from './topic.intake';
import { WebhookService } from './webhooks';

/** What is there before the application is put together. */
export interface ProcessParts {
  settings: Settings;
  log: ProcessLog;
  /** Filled while it is put together; closed with the application, or by whoever could not put it together. */
  resources: OpenResources;
}

/** What every process of the product shares: settings, storage, queues, and the use cases on them. */
@Module({})
export class InvestigationModule {
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
        QueueModule.forRootAsync({ inject: [SETTINGS, DATABASE, LOG, OpenResources], useFactory: openStore }),
      ],
      providers: USE_CASES,
      exports: [...USE_CASES, DatabaseModule, QueueModule],
    };
  }
}

/** What the use cases are made of. */
interface Shared {
  settings: Settings;
  clock: Clock;
  log: ProcessLog;
  resources: OpenResources;
  db: Database;
  hub: QueueHub;
  advancer: Advancer;
  investigations: InvestigationService;
}

type Needs<N extends keyof Shared> = Pick<Shared, N>;

const waitMs = (seconds: number): number => (seconds === 0 ? Infinity : seconds * 1_000);

async function openStore(settings: Settings, { url }: Database, logger: ProcessLog, resources: OpenResources) {
  const options = { databaseUrl: url, logger, waitMs: waitMs(settings.STORAGE_WAIT_SECONDS) };
  const store = resources.add(await openQueueStore(settings, options), (open) => open.close());
  const policy = await store.evicts();
  if (policy !== null) logger.warn({ policy }, EVICTS);
  return store;
}

const EVICTS =
  'Redis deletes jobs when its memory is full: set its maxmemory-policy to noeviction, else investigations are lost';

const USE_CASES: Provider[] = [
  provided(
    Advancer,
    { db: DATABASE, hub: QueueHub, clock: CLOCK, settings: SETTINGS, log: LOG },
    ({ db, hub, clock, settings, log }: Needs<'db' | 'hub' | 'clock' | 'settings' | 'log'>) =>
      new Advancer(db, hub, clock, {
        onConcluded: conclusionAlerts(settings, log),
        before: beforeConclusion(db),
      }),
  ),
  provided(
    InvestigationService,
    {
      db: DATABASE,
      hub: QueueHub,
      advancer: Advancer,
      settings: SETTINGS,
      clock: CLOCK,
      log: LOG,
      resources: OpenResources,
      // A command that only stores and asks has no way out; then plans are made by rules.
      gateway: { token: UPSTREAM_GATEWAY, optional: true },
    },
    openInvestigations,
  ),
  provided(
    LateSources,
    { investigations: InvestigationService },
    ({ investigations }: Needs<'investigations'>) => investigations.late,
  ),
  provided(
    EvidenceService,
    { db: DATABASE, snapshots: SnapshotOrders, copies: PublicCopyOrders, settings: SETTINGS },
    ({
      db,
      settings,
      snapshots,
      copies,
    }: Needs<'db' | 'settings'> & { snapshots: SnapshotOrders; copies: PublicCopyOrders }) =>
      new EvidenceService(db, { snapshots, copies }, settings),
  ),
  provided(
    PublicCopyOrders,
    { db: DATABASE, settings: SETTINGS },
    ({ db, settings }: Needs<'db' | 'settings'>) => new PublicCopyOrders(db, settings),
  ),
  provided(
    SnapshotOrders,
    { db: DATABASE, hub: QueueHub, settings: SETTINGS, log: LOG },
    (parts: Needs<'db' | 'hub' | 'settings' | 'log'>) => new SnapshotOrders(parts),
  ),
  provided(
    SubjectAccess,
    { db: DATABASE, settings: SETTINGS, clock: CLOCK },
    ({ db, settings, clock }: Needs<'db' | 'settings' | 'clock'>) => new SubjectAccess(db, settings, clock),
  ),
  provided(
    Erasure,
    { db: DATABASE, settings: SETTINGS, clock: CLOCK },
    ({ db, settings, clock }: Needs<'db' | 'settings' | 'clock'>) => new Erasure(db, settings, clock),
  ),
  provided(LegalHolds, { db: DATABASE }, ({ db }: Needs<'db'>) => new LegalHolds(db)),
  provided(
    ReviewService,
    { db: DATABASE, investigations: InvestigationService, settings: SETTINGS, clock: CLOCK },
    ({ db, investigations, settings, clock }: Needs<'db' | 'investigations' | 'settings' | 'clock'>) =>
      new ReviewService(db, investigations, settings, clock),
  ),
  provided(
    WebhookService,
    { db: DATABASE, settings: SETTINGS },
    // Signatures and rotations go by the wall, as receivers do.
    ({ db, settings }: Needs<'db' | 'settings'>) => new WebhookService(db, settings, systemClock),
  ),
  provided(
    TopicIntake,
    { investigations: InvestigationService },
    ({ investigations }: Needs<'investigations'>) => new TopicIntake(investigations),
  ),
  provided(
    Reconciler,
    { db: DATABASE, hub: QueueHub, advancer: Advancer },
    // Rows carry the database's own time, whatever moment the product lives at.
    ({ db, hub, advancer }: Needs<'db' | 'hub' | 'advancer'>) => new Reconciler(db, hub, advancer, systemClock),
  ),
];

/** Starts that are under way need the queues, so that these are closed after it. */
function openInvestigations({
  db,
  hub,
  advancer,
  settings,
  clock,
  log,
  resources,
  gateway,
}: Omit<Shared, 'investigations'> & { gateway?: UpstreamGateway }): InvestigationService {
  resources.add(hub, (open) => open.close());
  return resources.add(new InvestigationService(db, advancer, settings, { clock, log, gateway }), (investigations) =>
    investigations.close(),
  );
}

/** Dear investigations are an alert for operators, whatever their budget allowed; so are results not as described. */
function conclusionAlerts({ COST_ALERT_USD }: Settings, log: ProcessLog) {
  return (investigationId: number, { costUsd, faults }: Concluded) => {
    if (costUsd > COST_ALERT_USD)
      log.warn(
        { investigationId, costUsd, alertAt: COST_ALERT_USD },
        'an investigation cost more than the alert level',
      );
    if (faults.length) log.warn({ investigationId, faults }, 'a result is not what its schema says');
  };
}
