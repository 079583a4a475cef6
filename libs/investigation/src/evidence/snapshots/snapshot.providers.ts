import type { FactoryProvider } from '@nestjs/common';
import type { Settings } from '@corroborate/config';
import { SETTINGS } from '@corroborate/config/module';
import type { Database } from '@corroborate/db';
import { DATABASE } from '@corroborate/db/module';
import { systemClock, type UpstreamGateway } from '@corroborate/domain';
import { openOriginalStore, SnapshotRecorder, SnapshotTaker } from '@corroborate/evidence';
import { PageReader } from '@corroborate/pages';
import { UPSTREAM_GATEWAY } from '@corroborate/upstream/module';
import { provided } from '../../provided';
import { CaseSealing } from '../case-sealing';
import { SnapshotJob } from './snapshot.job';

interface Parts {
  db: Database;
  settings: Settings;
  gateway: UpstreamGateway;
  pages: PageReader;
  sealing: CaseSealing;
}

export const snapshotJob: FactoryProvider<SnapshotJob> = provided(
  SnapshotJob,
  { db: DATABASE, settings: SETTINGS, gateway: UPSTREAM_GATEWAY, pages: PageReader, sealing: CaseSealing },
  ({ db, settings, gateway, pages, sealing }: Parts) => {
    const { BROWSER_PATH: path, BROWSER_SANDBOX: sandbox } = settings;
    const taker = path ? new SnapshotTaker({ gateway, browser: { path, sandbox }, clock: systemClock }) : null;
    const recorder = new SnapshotRecorder(db.evidence, openOriginalStore(settings));
    return new SnapshotJob({ db, settings, pages, taker, recorder, sealing: sealing.open });
  },
);
