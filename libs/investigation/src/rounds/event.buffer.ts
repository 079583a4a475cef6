import type { ConclusionWrite, Database } from '@corroborate/db';

/** How long an event may wait for others, ms: a progress stream still looks live. */
const LINGER_MS = 150;

export type EventStore = Pick<Database['events'], 'appendMany'>;

/** Progress events of one stage, written some at a time and in order. */
export class EventBuffer {
  private waiting: NonNullable<ConclusionWrite['events']> = [];
  private timer: NodeJS.Timeout | null = null;
  private written: Promise<unknown> = Promise.resolve();
  private fault: { error: unknown } | null = null;

  constructor(
    private readonly events: EventStore,
    private readonly investigationId: number,
  ) {}

  add(type: string, data: Record<string, unknown>): void {
    this.waiting.push({ type, data });
    this.timer ??= setTimeout(() => this.write(), LINGER_MS);
  }

  /** Resolves when all events are stored. @throws what kept one of them, now or before, from being stored */
  async flush(): Promise<void> {
    this.write();
    await this.written;
    if (this.fault) throw this.fault.error;
  }

  private write(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    const batch = this.waiting.splice(0);
    if (batch.length === 0) return;
    this.written = this.written
      .then(() => this.events.appendMany(this.investigationId, batch))
      .catch((error: unknown) => (this.fault ??= { error }));
  }
}
