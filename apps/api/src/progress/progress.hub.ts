import type { EventsRepository, InvestigationEventEntity } from '@corroborate/db';

interface Watcher {
  investigationId: number;
  after: number;
  deliver(events: InvestigationEventEntity[]): void;
}

interface ProgressHubOptions {
  /** Polling interval in ms. */
  pollMs?: number;
  onError?: (error: unknown) => void;
}

/**
 * Polls the events of all watched investigations with one query. Does nothing without watchers, and retries failed
 * queries.
 */
export class ProgressHub {
  private readonly watchers = new Set<Watcher>();
  private timer: NodeJS.Timeout | null = null;
  private asking = false;
  private readonly pollMs: number = this.options.pollMs ?? 250;

  constructor(
    private readonly events: Pick<EventsRepository, 'sinceMany'>,
    private readonly options: ProgressHubOptions = {},
  ) {}

  /** Calls `deliver` once for every event after `after`, in order, until the returned function is called. */
  watch(investigationId: number, after: number, deliver: Watcher['deliver']): () => void {
    const watcher = { investigationId, after, deliver };
    this.watchers.add(watcher);
    this.schedule(0);
    return () => {
      this.watchers.delete(watcher);
      if (this.watchers.size === 0) this.stop();
    };
  }

  close(): void {
    this.watchers.clear();
    this.stop();
  }

  private stop(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
  }

  private schedule(afterMs: number): void {
    if (this.timer || this.asking || this.watchers.size === 0) return;
    this.timer = setTimeout(() => void this.poll(), afterMs);
  }

  private async poll(): Promise<void> {
    this.timer = null;
    this.asking = true;
    try {
      this.deliver(await this.events.sinceMany(this.cursors()));
    } catch (error) {
      this.options.onError?.(error);
    } finally {
      this.asking = false;
      this.schedule(this.pollMs);
    }
  }

  /** Position of the oldest event that a watcher still needs, for each investigation. */
  private cursors(): Map<number, number> {
    const cursors = new Map<number, number>();
    for (const { investigationId, after } of this.watchers)
      cursors.set(investigationId, Math.min(after, cursors.get(investigationId) ?? Infinity));
    return cursors;
  }

  private deliver(events: InvestigationEventEntity[]): void {
    if (events.length === 0) return;
    const byInvestigation = Map.groupBy(events, ({ investigationId }) => investigationId);
    for (const watcher of [...this.watchers]) {
      const news = (byInvestigation.get(watcher.investigationId) ?? []).filter(({ id }) => id > watcher.after);
      if (news.length === 0) continue;
      watcher.after = news.at(-1)!.id;
      watcher.deliver(news);
    }
  }
}
