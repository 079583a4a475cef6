interface PendingItem<I, O> {
  item: I;
  resolve: (result: O) => void;
  reject: (error: unknown) => void;
}

/**
 * Collects items during their waiting time and while another batch is being written, and writes them as one batch, in
 * order.
 */
export class Batcher<I, O> {
  private waiting: PendingItem<I, O>[] = [];
  private timer: NodeJS.Timeout | null = null;
  /** When the timer fires, in ms of `performance.now()`. */
  private dueAt = Infinity;
  private writing: Promise<void> | null = null;
  private added = 0;
  private ended = 0;

  /** `write` returns one result per item; if it rejects, every item in the batch fails. */
  constructor(
    private readonly write: (items: I[]) => Promise<O[]>,
    private readonly lingerMs: number,
    private readonly maxItems = 200,
  ) {}

  /** `lingerMs`: how long this item may wait to be batched with others. */
  add(item: I, lingerMs = this.lingerMs): Promise<O> {
    this.added++;
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
      if (this.waiting.length >= this.maxItems) void this.flush();
      else this.flushWithin(lingerMs);
    });
  }

  private flushWithin(lingerMs: number): void {
    const dueAt = performance.now() + lingerMs;
    if (dueAt >= this.dueAt) return;
    this.stopTimer();
    this.dueAt = dueAt;
    this.timer = setTimeout(() => void this.flush(), lingerMs);
  }

  private stopTimer(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    this.dueAt = Infinity;
  }

  /** Resolves when all items added so far are written or have failed; never rejects. */
  async flush(): Promise<void> {
    this.stopTimer();
    for (const until = this.added; this.ended < until && (this.writing || this.waiting.length > 0);) {
      this.writing ??= this.writeNext().finally(() => (this.writing = null));
      await this.writing;
    }
  }

  /** The caller writes the items that still wait, after those before them. If that fails, they are written here. */
  async handOver<T>(isWanted: (item: I) => boolean, write: (items: I[]) => Promise<T>, result: O): Promise<T> {
    await this.writing;
    const taken = this.waiting.filter(({ item }) => isWanted(item));
    this.waiting = this.waiting.filter((one) => !taken.includes(one));
    this.added -= taken.length;
    try {
      const written = await write(taken.map(({ item }) => item));
      taken.forEach(({ resolve }) => resolve(result));
      return written;
    } catch (error) {
      this.added += taken.length;
      this.waiting.unshift(...taken);
      await this.flush();
      throw error;
    }
  }

  private async writeNext(): Promise<void> {
    const batch = this.waiting.splice(0, this.maxItems);
    try {
      const results = await this.write(batch.map(({ item }) => item));
      batch.forEach(({ resolve }, at) => resolve(results[at] as O));
    } catch (error) {
      if (batch.length > 1 && isDataFault(error)) await this.writeEach(batch);
      else batch.forEach(({ reject }) => reject(error));
    }
    this.ended += batch.length;
  }

  /** Writes items one by one, so that an item rejected by the database does not fail the others. */
  private async writeEach(batch: PendingItem<I, O>[]): Promise<void> {
    for (const { item, resolve, reject } of batch) {
      await this.write([item]).then(([result]) => resolve(result as O), reject);
    }
  }
}

/** SQLSTATE classes 22 (invalid value) and 23 (constraint violation). */
function isDataFault(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && /^2[23]/.test(code);
}
