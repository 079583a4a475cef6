import type { ConclusionWrite, Database } from '@corroborate/db';

/** Maximum delay of an event in ms, short enough for a progress stream to appear live. */
const MAX_DELAY_MS = 800;

type NewEvents = NonNullable<ConclusionWrite['events']>;
export type EventStore = Pick<Database['events'], 'appendMany'>;

/** Writes progress events of one stage in batches and in order. */
export class EventBuffer {
  private waiting: NewEvents = [];
  private timer: NodeJS.Timeout | null = null;
  private written: Promise<unknown> = Promise.resolve();
  private fault: { error: unknown } | null = null;

  constructor(
    private readonly events: EventStore,
    private readonly investigationId: number,
  ) {}

  add(type: string, data: Record<string, unknown>): void {
    this.waiting.push({ type, data });
    this.timer ??= setTimeout(() => this.write(), MAX_DELAY_MS);
  }

  /**
   * Resolves when all events are stored.
   * @throws the first error because of which an event was not stored
   */
  async flush(): Promise<void> {
    this.write();
    await this.written;
    if (this.fault) throw this.fault.error;
  }

  /**
   * Returns the events not yet written, for the caller to store; resolves when all earlier ones are stored.
   * @throws the first error because of which one of those was not stored
   */
  async take(): Promise<NewEvents> {
    this.stopTimer();
    const rest = this.waiting.splice(0);
    await this.written;
    if (this.fault) throw this.fault.error;
    return rest;
  }

  private write(): void {
    this.stopTimer();
    const batch = this.waiting.splice(0);
    if (batch.length === 0) return;
    this.written = this.written
      .then(() => this.events.appendMany(this.investigationId, batch))
      .catch((error: unknown) => (this.fault ??= { error }));
  }
  private stopTimer(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
  }
}
