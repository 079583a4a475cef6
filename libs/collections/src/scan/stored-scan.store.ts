import type { CollectionsRepository } from '@corroborate/db';
import { NEW_SCAN, type ScanState } from './scan.policy';
import type { KeptFinding, NearDocument, OpenScan, ScanKey, ScanStore, SeenBatch } from './scan-store.port';

/** Stores scans in the database, so that any process can resume an interrupted one. */
export class StoredScanStore implements ScanStore {
  constructor(private readonly rows: Pick<CollectionsRepository, 'openScan' | 'advanceScan'>) {}

  async open(key: ScanKey): Promise<OpenScan> {
    const { id, state, kept } = await this.rows.openScan<ScanState, KeptFinding | NearDocument>(key, NEW_SCAN);
    return {
      id,
      state,
      kept: kept.filter((one) => 'finding' in one),
      near: kept.filter((one) => 'nearness' in one),
    };
  }

  async advance(scanId: number, { ids, kept, near, stateOf }: SeenBatch): Promise<ScanState> {
    let state = NEW_SCAN;
    await this.rows.advanceScan(scanId, ids, (fresh) => {
      state = stateOf(fresh);
      return { state, kept: [...kept, ...near] };
    });
    return state;
  }
}
