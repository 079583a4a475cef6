import { Module, type Provider } from '@nestjs/common';
import type { Settings } from '@corroborate/config';
import { CLOCK, SETTINGS } from '@corroborate/config/module';
import type { Database } from '@corroborate/db';
import { DATABASE } from '@corroborate/db/module';
import { OpenResources, systemClock, type Clock, type UpstreamGateway } from '@corroborate/domain';
import { PicturePool, rootsIn, StampingService } from '@corroborate/evidence';
import { StagesModule } from '@corroborate/investigation';
import { PictureFetcher } from '@corroborate/pages';
import { UPSTREAM_GATEWAY } from '@corroborate/upstream/module';
import { CaseChainJob } from './chain/case-chain.job';
import { CaseSealing } from './chain/case-sealing';
import { EvidenceCheckJob } from './chain/evidence-check.job';
import { HousekeepingModule } from './housekeeping.module';
import { PicturesJob } from './pictures/pictures.job';
import { publicCopiesJob } from './public-copies/public-copies.providers';
import { PublicCopyOrders } from './public-copies/public-copy.orders';
import { ReinvestigationJob } from './reinvestigation/reinvestigation.job';
import { RetentionJob } from './retention/retention.job';
import { SnapshotJob } from './snapshots/snapshot.job';
import { SnapshotOrders } from './snapshots/snapshot.orders';
import { SourceWatcher } from './watch/source.watcher';
import { WatchJob } from './watch/watch.job';

const JOBS: Provider[] = [
  {
    provide: PicturePool,
    inject: [OpenResources],
    useFactory: (resources: OpenResources) => resources.add(new PicturePool(), (pool) => pool.close()),
  },
  {
    provide: PictureFetcher,
    inject: [UPSTREAM_GATEWAY, CLOCK, SETTINGS],
    useFactory: (gateway: UpstreamGateway, clock: Clock, settings: Settings) =>
      new PictureFetcher({ gateway, clock, settings }),
  },
  PicturesJob,
  CaseSealing,
  {
    provide: CaseChainJob,
    inject: [DATABASE, CaseSealing, SnapshotOrders, PublicCopyOrders],
    useFactory: (db: Database, { open }: CaseSealing, ...orders: (SnapshotOrders | PublicCopyOrders)[]) =>
      new CaseChainJob(db, open, orders),
  },
  SnapshotJob,
  publicCopiesJob,
  SourceWatcher,
  WatchJob,
  {
    provide: StampingService,
    inject: [DATABASE, UPSTREAM_GATEWAY, SETTINGS],
    useFactory: ({ stamps }: Database, gateway: UpstreamGateway, settings: Settings) =>
      new StampingService({
        stamps,
        gateway,
        // Certificates have lives in the time of the world, whatever moment the product lives at.
        clock: systemClock,
        authorities: settings.TSA_URLS,
        priceUsd: settings.TSA_PRICE_USD,
        roots: () => rootsIn(settings.TSA_CA_FILES),
      }),
  },
  EvidenceCheckJob,
  RetentionJob,
  ReinvestigationJob,
];

/** Background jobs of a working process. */
@Module({ imports: [HousekeepingModule, StagesModule], providers: JOBS, exports: JOBS })
export class HousekeepingJobsModule {}
