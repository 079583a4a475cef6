import { Module, type FactoryProvider, type Provider } from '@nestjs/common';
import type { Settings } from '@corroborate/config';
import { CLOCK, SETTINGS } from '@corroborate/config/module';
import type { Database } from '@corroborate/db';
import { DATABASE } from '@corroborate/db/module';
import { systemClock, type Clock, type UpstreamGateway } from '@corroborate/domain';
import { QueueHub } from '@corroborate/queue';
import { rootsIn, StampingService } from '@corroborate/evidence';
import { createResearch } from '@corroborate/reading';
import type { SocialNetwork } from '@corroborate/social';
import { ProcessMetrics } from '@corroborate/telemetry';
import { LOG, type ProcessLog } from '@corroborate/telemetry/module';
import { UPSTREAM_GATEWAY } from '@corroborate/upstream/module';
import { Advancer } from './advancer';
import { CaseChainJob } from './evidence/case-chain.job';
import { CaseSealing } from './evidence/case-sealing';
import { SnapshotOrders } from './evidence/snapshots/snapshot.orders';
import { PublicCopyOrders } from './public-copies/public-copy.orders';
import { publicCopiesJob } from './public-copies/public-copies.providers';
import { snapshotJob } from './evidence/snapshots/snapshot.providers';
import { EvidenceCheckJob } from './evidence/evidence-check.job';
import { picturesJob } from './pictures/pictures.provider';
import { InvestigationService } from './investigation.service';
import { deadlinesOf } from './halt.policy';
import { lateSourcesJob } from './late/late.providers';
import { provided } from './provided';
import { ReviewPublisher } from './public-queues/review.publisher';
import { TopicPublisher } from './public-queues/topic.publisher';
import { Masks } from './masks';
import { ReadingModule } from './reading.module';
import { WaitingPlansJob } from './plan/waiting-plans.job';
import { ReinvestigationJob } from './reinvestigation.job';
import { ResearchJob } from './research/research.job';
import { RetentionJob } from './retention.job';
import { STAGES_OF_A_ROUND } from './stage.providers';
import { StageRunner } from './stage.runner';
import { NETWORKS, STAGE_TOOLS } from './stage.tools';
import { AssessStage } from './stages/assess.stage';
import { ContextStage } from './stages/context.stage';
import { CrossReferenceStage } from './stages/cross-reference.stage';
import { DecideStage } from './stages/decide.stage';
import { OriginStage } from './stages/origin.stage';
import { ReadStage } from './stages/read.stage';
import { RecordsStage } from './stages/records.stage';
import { SearchStage } from './stages/search.stage';
import { SocialStage } from './stages/social.stage';
import { WebhookDispatcher } from './webhooks';
import { watchJob } from './watch/watch.providers';

interface Parts {
  settings: Settings;
  clock: Clock;
  log: ProcessLog;
  db: Database;
  hub: QueueHub;
  gateway: UpstreamGateway;
  service: InvestigationService;
  metrics: ProcessMetrics;
  networks: SocialNetwork[];
  advancer: Advancer;
  masks: Masks;
  sealing: CaseSealing;
  snapshots: SnapshotOrders;
  copies: PublicCopyOrders;
}
type Needs<N extends keyof Parts> = Pick<Parts, N>;

/** A round's stages by name, each by the class that it is injected by. The compiler misses none. */
const STAGE_CLASSES = {
  search: SearchStage,
  social: SocialStage,
  context: ContextStage,
  records: RecordsStage,
  read: ReadStage,
  assess: AssessStage,
  origin: OriginStage,
  'cross-reference': CrossReferenceStage,
  decide: DecideStage,
};
type Stages = { [N in keyof typeof STAGE_CLASSES]: InstanceType<(typeof STAGE_CLASSES)[N]> };

const runner = provided(
  StageRunner,
  { db: DATABASE, advancer: Advancer, settings: SETTINGS, ...STAGE_CLASSES },
  ({ db, advancer, settings, ...stages }: Needs<'db' | 'advancer' | 'settings'> & Stages) =>
    new StageRunner(db, stages, advancer, { clock: systemClock, deadlines: deadlinesOf(settings) }),
);

/** What else a working process does, beside the stages. */
const JOBS: FactoryProvider[] = [
  lateSourcesJob,
  picturesJob,
  provided(
    WebhookDispatcher,
    { db: DATABASE, gateway: UPSTREAM_GATEWAY, log: LOG, metrics: ProcessMetrics },
    (parts: Needs<'db' | 'gateway' | 'log' | 'metrics'>) => new WebhookDispatcher({ ...parts, clock: systemClock }),
  ),
  provided(
    ResearchJob,
    { db: DATABASE, gateway: UPSTREAM_GATEWAY, settings: SETTINGS, masks: Masks, log: LOG },
    research,
  ),
  provided(
    ReviewPublisher,
    { db: DATABASE, hub: QueueHub, log: LOG },
    ({ db, hub, log }: Needs<'db' | 'hub' | 'log'>) => new ReviewPublisher(db, hub, log),
  ),
  provided(
    TopicPublisher,
    { db: DATABASE, hub: QueueHub, settings: SETTINGS, log: LOG },
    (parts: Needs<'db' | 'hub' | 'settings' | 'log'>) => new TopicPublisher(parts),
  ),
  provided(
    CaseSealing,
    { db: DATABASE, settings: SETTINGS },
    ({ db, settings }: Needs<'db' | 'settings'>) => new CaseSealing(db, settings),
  ),
  provided(
    CaseChainJob,
    { db: DATABASE, sealing: CaseSealing, snapshots: SnapshotOrders, copies: PublicCopyOrders },
    ({ db, sealing, snapshots, copies }: Needs<'db' | 'sealing' | 'snapshots' | 'copies'>) =>
      new CaseChainJob(db, sealing.open, [snapshots, copies]),
  ),
  snapshotJob,
  publicCopiesJob,
  watchJob,
  provided(
    StampingService,
    { db: DATABASE, gateway: UPSTREAM_GATEWAY, settings: SETTINGS },
    ({ db, gateway, settings }: Needs<'db' | 'gateway' | 'settings'>) =>
      new StampingService({
        stamps: db.stamps,
        gateway,
        // Certificates have lives in the time of the world, whatever moment the product lives at.
        clock: systemClock,
        authorities: settings.TSA_URLS,
        priceUsd: settings.TSA_PRICE_USD,
        roots: () => rootsIn(settings.TSA_CA_FILES),
      }),
  ),
  provided(
    EvidenceCheckJob,
    { db: DATABASE, settings: SETTINGS },
    ({ db, settings }: Needs<'db' | 'settings'>) => new EvidenceCheckJob(db, settings, systemClock),
  ),
  provided(
    RetentionJob,
    { db: DATABASE, networks: NETWORKS, settings: SETTINGS },
    // Rows carry the database's own time, whatever moment the product lives at.
    ({ db, networks, settings }: Needs<'db' | 'networks' | 'settings'>) =>
      new RetentionJob(db, networks, settings, systemClock),
  ),
  provided(
    ReinvestigationJob,
    { db: DATABASE, service: InvestigationService, settings: SETTINGS, clock: CLOCK },
    ({ db, service, settings, clock }: Needs<'db' | 'service' | 'settings' | 'clock'>) =>
      new ReinvestigationJob(db, service, settings, clock),
  ),
  provided(
    WaitingPlansJob,
    { db: DATABASE, settings: SETTINGS },
    ({ db, settings }: Needs<'db' | 'settings'>) => new WaitingPlansJob(db, settings),
  ),
];

/** Addresses of providers are trusted as any API of the settings is; rows carry the database's own time. */
function research({ db, gateway, settings, masks, log }: Needs<'db' | 'gateway' | 'settings' | 'masks' | 'log'>) {
  const providers = createResearch(settings, { gateway, clock: systemClock });
  const names = new Map(providers.map((one) => [one.manifest.name.replace('research-', ''), one]));
  const { DEEP_RESEARCH_POLL_SECONDS, DEEP_RESEARCH_MINUTES } = settings;
  const limits = { pollMs: DEEP_RESEARCH_POLL_SECONDS * 1000, mostMs: DEEP_RESEARCH_MINUTES * 60_000 };
  return new ResearchJob({ db, providers: names, masks, clock: systemClock, limits, log });
}

const TOOLS_AND_STAGES: Provider[] = [...STAGE_TOOLS, ...STAGES_OF_A_ROUND];

/** What only a working process has: the adapters, the stages, and the jobs beside them. */
@Module({
  imports: [ReadingModule],
  providers: [...TOOLS_AND_STAGES, runner, ...JOBS],
  exports: [ReadingModule, runner, ...JOBS],
})
export class StagesModule {}
