import type { Request } from 'express';

/** Those parts of an open stream that are used here. */
interface WatchedStream {
  end(): void;
  onClose(work: () => void): void;
}

interface MonitoredStream {
  request: Request;
  stream: WatchedStream;
}

/**
 * Rechecks the access of open streams at intervals and closes those that lost it. Checks each credential once, and does
 * nothing without streams.
 */
export class StreamAccessMonitor {
  private readonly open = new Set<MonitoredStream>();
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly mayStill: (request: Request) => Promise<boolean>,
    private readonly everyMs: number,
  ) {}

  add(request: Request, stream: WatchedStream): void {
    const watched = { request, stream };
    this.open.add(watched);
    stream.onClose(() => this.open.delete(watched));
    this.schedule();
  }

  close(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    for (const { stream } of this.open) stream.end();
    this.open.clear();
  }

  private schedule(): void {
    if (this.timer || this.open.size === 0) return;
    this.timer = setTimeout(() => void this.recheckAll(), this.everyMs);
  }

  private async recheckAll(): Promise<void> {
    const groups = Map.groupBy(this.open, ({ request }) => credentialKey(request));
    await Promise.all([...groups.values()].map((group) => this.recheck(group)));
    this.timer = null;
    this.schedule();
  }

  /** Rechecks one credential. A check that fails is retried in the next round. */
  private async recheck(group: MonitoredStream[]): Promise<void> {
    const [first] = group;
    if (!first || (await this.mayStill(first.request).catch(() => true))) return;
    for (const { stream } of group) stream.end();
  }
}

const credentialKey = ({ headers, ip }: Request): string =>
  JSON.stringify([headers.authorization, headers['x-api-key'], headers.cookie, headers.host, ip]);
