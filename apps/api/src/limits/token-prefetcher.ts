import type { RateLimit } from './rate-limits.port';

interface PrefetchedTokens {
  left: number;
  /** Time at which the window of the batch ends, ms. */
  until: number;
}

/** Takes a batch from a shared counter. */
export type FetchTokens = (
  caller: string,
  count: number,
) => Promise<{ granted: true; lastsMs: number } | { granted: false; waitMs: number }>;

/** Maximum number of callers in memory; above it, expired windows are dropped, then all if that is not enough. */
const MAX_CALLERS = 10_000;

/** Serves requests in this process from a batch taken from the shared counter. */
export class TokenPrefetcher implements Pick<RateLimit, 'take'> {
  private readonly held = new Map<string, PrefetchedTokens>();
  private readonly drawing = new Map<string, Promise<number>>();

  constructor(
    private readonly draw: FetchTokens,
    private readonly atOnce: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  async take(caller: string): Promise<number> {
    while (!this.spend(caller)) {
      // Concurrent requests wait for the same batch.
      const waitMs = await (this.drawing.get(caller) ?? this.refill(caller));
      if (waitMs > 0) return waitMs;
    }
    return 0;
  }

  private spend(caller: string): boolean {
    const drawn = this.held.get(caller);
    if (!drawn || drawn.left === 0 || drawn.until <= this.now()) return false;
    drawn.left -= 1;
    return true;
  }

  private refill(caller: string): Promise<number> {
    const drawing = this.fetchFor(caller).finally(() => this.drawing.delete(caller));
    this.drawing.set(caller, drawing);
    return drawing;
  }

  private async fetchFor(caller: string): Promise<number> {
    const drawn = await this.draw(caller, this.atOnce);
    if (!drawn.granted) return Math.max(1, drawn.waitMs);
    this.evictOldest();
    // Valid for at least 100 ms, so that the current request gets a token even at the end of the window.
    this.held.set(caller, { left: this.atOnce, until: this.now() + Math.max(100, drawn.lastsMs) });
    return 0;
  }

  private evictOldest(): void {
    if (this.held.size < MAX_CALLERS) return;
    const now = this.now();
    for (const [caller, { until }] of this.held) if (until <= now) this.held.delete(caller);
    if (this.held.size >= MAX_CALLERS) this.held.clear();
  }
}
