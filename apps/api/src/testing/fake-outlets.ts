import type { OutletChange, OutletChangeHistory } from '@corroborate/db';
import type { OutletsStore } from './ports';

type OutletStore = OutletsStore['sourceChecks'];

/** Returns the given outlet history. */
export class FakeOutlets implements OutletStore {
  readonly known: OutletChangeHistory[] = [];
  readonly changes: (OutletChange & { site: string })[] = [];

  async listOutlets(limit: number): Promise<OutletChangeHistory[]> {
    return this.known.slice(0, limit);
  }

  async findOutlet(site: string): Promise<OutletChangeHistory | null> {
    return this.known.find((one) => one.site === site) ?? null;
  }

  async listOutletChanges(site: string, limit: number): Promise<OutletChange[]> {
    return this.changes.filter((one) => one.site === site).slice(0, limit);
  }
}
