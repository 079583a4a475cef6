import type { Settings } from '@corroborate/config';
import { SETTINGS } from '@corroborate/config/module';
import type { Database } from '@corroborate/db';
import { DATABASE } from '@corroborate/db/module';
import { systemClock, type UpstreamGateway } from '@corroborate/domain';
import { WaybackSaver } from '@corroborate/evidence';
import { UPSTREAM_GATEWAY } from '@corroborate/upstream/module';
import { CaseSealing } from '../evidence/case-sealing';
import { provided } from '../provided';
import { PublicCopiesJob } from './public-copies.job';

interface Parts {
  db: Database;
  settings: Settings;
  gateway: UpstreamGateway;
  sealing: CaseSealing;
}

export const publicCopiesJob = provided(
  PublicCopiesJob,
  { db: DATABASE, settings: SETTINGS, gateway: UPSTREAM_GATEWAY, sealing: CaseSealing },
  ({ db, settings, gateway, sealing }: Parts) => {
    const { INTERNET_ARCHIVE_KEY: key, INTERNET_ARCHIVE_SECRET: secret } = settings;
    const saver = key && secret ? new WaybackSaver(gateway, { key, secret }, systemClock) : null;
    return new PublicCopiesJob({ db, settings, saver, sealing: sealing.open, clock: systemClock });
  },
);
