import type { Settings } from '@corroborate/config';
import type { Database } from '@corroborate/db';
import { CaseChainJob } from '../chain/case-chain.job';
import { CaseSealing } from '../chain/case-sealing';
import { PublicCopyOrders } from '../public-copies/public-copy.orders';
import { SnapshotOrders } from '../snapshots/snapshot.orders';

/** The job with all that it is made of, without a queue. */
export function caseChainOn(db: Database, settings: Settings): CaseChainJob {
  const queue = { enqueueSnapshots: async () => undefined };
  const snapshots = new SnapshotOrders(db, queue, settings, { warn: () => undefined });
  return new CaseChainJob(db, new CaseSealing(db, settings), snapshots, new PublicCopyOrders(db, settings));
}
