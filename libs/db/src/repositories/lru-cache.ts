/** What was used last, up to a total weight. Values are shared: whoever gets one must not change it. */
export class LruCache<V> {
  private readonly entries = new Map<string, { value: V; weight: number }>();
  private total = 0;

  constructor(private readonly maxWeight: number) {}

  get(key: string): V | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    // A map keeps the order of insertion: what is put back is the youngest.
    this.entries.delete(key);
    this.entries.set(key, entry);
    return entry.value;
  }

  set(key: string, value: V, weight: number): void {
    this.delete(key);
    // One that would push out everything else is not worth keeping.
    if (weight > this.maxWeight / 2) return;
    this.entries.set(key, { value, weight });
    this.total += weight;
    for (const oldest of this.entries.keys()) {
      if (this.total <= this.maxWeight) break;
      this.delete(oldest);
    }
  }

  private delete(key: string): void {
    this.total -= this.entries.get(key)?.weight ?? 0;
    this.entries.delete(key);
  }
}
