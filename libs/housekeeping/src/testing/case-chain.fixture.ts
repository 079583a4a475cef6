import type { Settings } from '@corroborate/config';
import type { Database } from '@corroborate/db';
import { CaseChainJob } from '../chain/case-chain.job';
import { SealingServiceProvider } from '../chain/case-sealing';
import { PublicCopyRequests } from '../public-copies/public-copy.requests';
import { SnapshotRequests } from '../snapshots/snapshot.requests';

/** The job with its dependencies, without a queue. */
export function createCaseChainJob(db: Database, settings: Settings): CaseChainJob {
  const queue = { enqueueSnapshots: async () => undefined };
  const snapshots = new SnapshotRequests(db, queue, settings, { warn: () => undefined });
  return new CaseChainJob(
    db,
    new SealingServiceProvider(db, settings),
    snapshots,
    new PublicCopyRequests(db, settings),
  );
}
