import type { OutletChange, OutletMemory } from '@corroborate/db';
import type { OutletsStore } from './ports';

type Looks = OutletsStore['looks'];

/** Returns the given outlet history. */
export class FakeOutlets implements Looks {
  readonly known: OutletMemory[] = [];
  readonly changes: (OutletChange & { site: string })[] = [];

  async outlets(limit: number): Promise<OutletMemory[]> {
    return this.known.slice(0, limit);
  }

  async outlet(site: string): Promise<OutletMemory | null> {
    return this.known.find((one) => one.site === site) ?? null;
  }

  async changesOf(site: string, limit: number): Promise<OutletChange[]> {
    return this.changes.filter((one) => one.site === site).slice(0, limit);
  }
}
