import type { Settings } from '@corroborate/config';
import { SETTINGS } from '@corroborate/config/module';
import type { Database } from '@corroborate/db';
import { DATABASE } from '@corroborate/db/module';
import { systemClock } from '@corroborate/domain';
import { PageReader, ParsePool } from '@corroborate/pages';
import { LOG, type ProcessLog } from '@corroborate/telemetry/module';
import { CaseSealing } from '../evidence/case-sealing';
import { provided } from '../provided';
import { SourceWatcher } from './source.watcher';
import { WatchJob } from './watch.job';

interface Parts {
  db: Database;
  reader: PageReader;
  pool: ParsePool;
  sealing: CaseSealing;
  settings: Settings;
  log: ProcessLog;
}

export const watchJob = provided(
  WatchJob,
  { db: DATABASE, reader: PageReader, pool: ParsePool, sealing: CaseSealing, settings: SETTINGS, log: LOG },
  ({ db, reader, pool, sealing, settings, log }: Parts) => {
    // Looks are due by the time of the rows, which is the database's, whatever moment the product lives at.
    const clock = systemClock;
    const watcher = new SourceWatcher({ db, reader, pool, sealing: sealing.open, clock });
    return new WatchJob({ db, watcher, settings, clock, log });
  },
);
