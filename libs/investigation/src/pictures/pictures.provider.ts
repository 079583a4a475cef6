import type { Settings } from '@corroborate/config';
import { CLOCK, SETTINGS } from '@corroborate/config/module';
import type { Database } from '@corroborate/db';
import { DATABASE } from '@corroborate/db/module';
import { OpenResources, systemClock, type Clock, type UpstreamGateway } from '@corroborate/domain';
import { PicturePool } from '@corroborate/evidence';
import { PictureFetcher } from '@corroborate/pages';
import { LOG, type ProcessLog } from '@corroborate/telemetry/module';
import { UPSTREAM_GATEWAY } from '@corroborate/upstream/module';
import { CaseChainJob } from '../evidence/case-chain.job';
import { provided } from '../provided';
import { PicturesJob } from './pictures.job';

interface Parts {
  db: Database;
  gateway: UpstreamGateway;
  clock: Clock;
  settings: Settings;
  resources: OpenResources;
  chains: CaseChainJob;
  log: ProcessLog;
}

export const picturesJob = provided(
  PicturesJob,
  {
    ...{ db: DATABASE, gateway: UPSTREAM_GATEWAY, clock: CLOCK, settings: SETTINGS },
    ...{ resources: OpenResources, chains: CaseChainJob, log: LOG },
  },
  ({ db, gateway, clock, settings, resources, chains, log }: Parts) =>
    new PicturesJob({
      ...{ db, log, wanted: settings.READ_PICTURES },
      fetcher: new PictureFetcher({ gateway, clock, settings }),
      pool: resources.add(new PicturePool(), (pool) => pool.close()),
      seal: (id) => chains.seal(id),
      // Of the wall, as rows are.
      clock: systemClock,
    }),
);
