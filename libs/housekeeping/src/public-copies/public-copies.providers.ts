import type { FactoryProvider } from '@nestjs/common';
import type { Settings } from '@corroborate/config';
import { SETTINGS } from '@corroborate/config/module';
import type { Database } from '@corroborate/db';
import { DATABASE } from '@corroborate/db/module';
import { systemClock, type UpstreamGateway } from '@corroborate/domain';
import { WaybackSaver } from '@corroborate/evidence';
import { UPSTREAM_GATEWAY } from '@corroborate/upstream/module';
import { CaseSealing } from '../chain/case-sealing';
import { PublicCopiesJob } from './public-copies.job';

export const publicCopiesJob: FactoryProvider<PublicCopiesJob> = {
  provide: PublicCopiesJob,
  inject: [DATABASE, SETTINGS, UPSTREAM_GATEWAY, CaseSealing],
  useFactory: (db: Database, settings: Settings, gateway: UpstreamGateway, { open: sealing }: CaseSealing) => {
    const { INTERNET_ARCHIVE_KEY: key, INTERNET_ARCHIVE_SECRET: secret } = settings;
    const saver = key && secret ? new WaybackSaver(gateway, { key, secret }, systemClock) : null;
    return new PublicCopiesJob({ db, settings, saver, sealing, clock: systemClock });
  },
};
