import { Module, type Provider } from '@nestjs/common';
import { SETTINGS, type Settings } from '@corroborate/config';
import { DATABASE, type Database } from '@corroborate/db';
import {
  CLOCK,
  UPSTREAM_GATEWAY,
  OpenResources,
  systemClock,
  type Clock,
  type UpstreamGateway,
} from '@corroborate/domain';
import { PicturePool, readRootCertificates, TimestampService, WaybackSaver } from '@corroborate/evidence';
import { StagesModule } from '@corroborate/investigation';
import { PictureFetcher } from '@corroborate/pages';
import { CaseChainJob } from './chain/case-chain.job';
import { SealingServiceProvider } from './chain/case-sealing';
import { EvidenceCheckJob } from './chain/evidence-check.job';
import { HousekeepingModule } from './housekeeping.module';
import { PicturesJob } from './pictures/pictures.job';
import { PUBLIC_ARCHIVE, PublicCopiesJob } from './public-copies/public-copies.job';
import { ReinvestigationJob } from './reinvestigation/reinvestigation.job';
import { RetentionJob } from './retention/retention.job';
import { SnapshotJob } from './snapshots/snapshot.job';
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
  SealingServiceProvider,
  CaseChainJob,
  SnapshotJob,
  {
    provide: PUBLIC_ARCHIVE,
    inject: [SETTINGS, UPSTREAM_GATEWAY],
    useFactory: ({ INTERNET_ARCHIVE_KEY: key, INTERNET_ARCHIVE_SECRET: secret }: Settings, gateway: UpstreamGateway) =>
      key && secret ? new WaybackSaver(gateway, { key, secret }, systemClock) : null,
  },
  PublicCopiesJob,
  SourceWatcher,
  WatchJob,
  {
    provide: TimestampService,
    inject: [DATABASE, UPSTREAM_GATEWAY, SETTINGS],
    useFactory: ({ stamps }: Database, gateway: UpstreamGateway, settings: Settings) =>
      new TimestampService({
        stamps,
        gateway,
        // Certificates are checked against real time, even if the product runs with another clock.
        clock: systemClock,
        authorities: settings.TSA_URLS,
        priceUsd: settings.TSA_PRICE_USD,
        roots: () => readRootCertificates(settings.TSA_CA_FILES),
      }),
  },
  EvidenceCheckJob,
  RetentionJob,
  ReinvestigationJob,
];

/** Background jobs of a worker process. */
@Module({ imports: [HousekeepingModule, StagesModule], providers: JOBS, exports: JOBS })
export class HousekeepingJobsModule {}
