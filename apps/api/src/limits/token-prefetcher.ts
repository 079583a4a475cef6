import type { RateLimit } from './rate-limits.port';

interface PrefetchedTokens {
  left: number;
  /** Time in ms at which the window of this batch ends. */
  until: number;
}

/** Takes a batch of requests from a shared counter. */
export type FetchTokens = (
  caller: string,
  count: number,
) => Promise<{ granted: true; lastsMs: number } | { granted: false; waitMs: number }>;

/** Maximum number of callers in memory. Above it, expired windows are dropped, and then all if that is not enough. */
const MAX_CALLERS = 10_000;

/** Grants requests from a batch that this process reserved from the shared counter. */
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
    // Valid for at least 100 ms, so that the current request is granted even at the end of the window.
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
