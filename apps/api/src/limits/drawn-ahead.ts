import type { RateLimit } from './rate-limits.port';

interface Drawn {
  left: number;
  /** When the window is over in which they were drawn, ms. */
  until: number;
}

/** Takes several from a shared count. */
export type Draw = (
  caller: string,
  count: number,
) => Promise<{ granted: true; lastsMs: number } | { granted: false; waitMs: number }>;

/** Callers with something left; beyond them those are forgotten whose window is over, then all. */
const MAX_CALLERS = 10_000;

/** Spends in this process what was drawn in one go from a count that all share. */
export class DrawnAhead implements Pick<RateLimit, 'take'> {
  private readonly held = new Map<string, Drawn>();
  private readonly drawing = new Map<string, Promise<number>>();

  constructor(
    private readonly draw: Draw,
    private readonly atOnce: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  async take(caller: string): Promise<number> {
    while (!this.spend(caller)) {
      // Whoever comes meanwhile waits for the same draw.
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
    const drawing = this.drawFor(caller).finally(() => this.drawing.delete(caller));
    this.drawing.set(caller, drawing);
    return drawing;
  }

  private async drawFor(caller: string): Promise<number> {
    const drawn = await this.draw(caller, this.atOnce);
    if (!drawn.granted) return Math.max(1, drawn.waitMs);
    this.makeRoom();
    // One at least is spent by who asked, however little is left of the window.
    this.held.set(caller, { left: this.atOnce, until: this.now() + Math.max(100, drawn.lastsMs) });
    return 0;
  }

  private makeRoom(): void {
    if (this.held.size < MAX_CALLERS) return;
    const now = this.now();
    for (const [caller, { until }] of this.held) if (until <= now) this.held.delete(caller);
    if (this.held.size >= MAX_CALLERS) this.held.clear();
  }
}
