import type { StreamSlotsPort } from './ports';

/** Stream slots in memory, without a limit. */
export class FakeStreamSlots implements StreamSlotsPort {
  private readonly held = new Map<string, string>();

  async acquire({ id, holder }: { id: string; holder: string }, most: number): Promise<boolean> {
    if ([...this.held.values()].filter((each) => each === holder).length >= most) return false;
    this.held.set(id, holder);
    return true;
  }

  async renew(places: readonly { id: string; holder: string }[]): Promise<void> {
    for (const { id, holder } of places) this.held.set(id, holder);
  }

  async release(id: string): Promise<void> {
    this.held.delete(id);
  }
}
