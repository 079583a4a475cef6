import { NEW_SCAN, type ScanState } from '../scan/scan.policy';
import type { OpenScan, ScanKey, ScanStore, SeenBatch } from '../scan/scan-store.port';

/** Scans in memory, for runs that need no persistence. */
export class MemoryScanStore implements ScanStore {
  private readonly scans = new Map<string, OpenScan>();
  private readonly ids = new Map<number, Set<string>>();

  async open(key: ScanKey): Promise<OpenScan> {
    const name = JSON.stringify([key.investigationId, key.server, key.tool, key.request]);
    const open = this.scans.get(name) ?? { id: this.scans.size + 1, state: NEW_SCAN, kept: [], near: [] };
    this.scans.set(name, open);
    return structuredClone(open);
  }

  async advance(scanId: number, { ids, kept, near, stateOf }: SeenBatch): Promise<ScanState> {
    const seen = this.ids.get(scanId) ?? new Set();
    this.ids.set(scanId, seen);
    const fresh = ids.filter((id) => !seen.has(id));
    for (const id of fresh) seen.add(id);
    const state = stateOf(fresh.length);
    for (const scan of this.scans.values())
      if (scan.id === scanId) Object.assign(scan, structuredClone({ state, kept, near }));
    return state;
  }
}
