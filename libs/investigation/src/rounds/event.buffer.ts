import type { Database } from '@corroborate/db';

export type EventStore = Pick<Database['events'], 'appendSoon' | 'flush'>;

/** Progress events of one stage, which are stored in batches and in order. */
export class EventBuffer {
  private waiting = 0;
  private fault: { error: unknown } | null = null;

  constructor(
    private readonly events: EventStore,
    private readonly investigationId: number,
  ) {}

  add(type: string, data: Record<string, unknown>): void {
    this.waiting += 1;
    this.events.appendSoon(this.investigationId, type, data).then(
      () => void (this.waiting -= 1),
      (error: unknown) => {
        this.waiting -= 1;
        this.fault ??= { error };
      },
    );
  }

  /**
   * Resolves when all events are stored.
   * @throws the first error because of which an event was not stored
   */
  async flush(): Promise<void> {
    if (this.waiting > 0) await this.events.flush();
    this.throwIfLost();
  }

  /** @throws the first error because of which an event was not stored */
  throwIfLost(): void {
    if (this.fault) throw this.fault.error;
  }
}
