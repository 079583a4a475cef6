import type { Response } from 'express';

/** Time in ms after which a slow reader is disconnected. It can resume after its last event ID. */
const STALL_MS = 60_000;
const HEARTBEAT_MS = 15_000;

/** Encodes one message. The data is a single line of JSON, so it cannot end the field. */
export const encodeFrame = (event: string, data: unknown, id?: number): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** One open `text/event-stream` response. */
export class EventStream {
  private readonly heartbeat: NodeJS.Timeout;
  private readonly closers = new Set<() => void>();
  private stalled: NodeJS.Timeout | null = null;

  constructor(
    private readonly response: Response,
    private readonly stallMs = STALL_MS,
  ) {
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      connection: 'keep-alive',
      'x-accel-buffering': 'no',
    });
    response.write('retry: 2000\n\n');
    this.heartbeat = setInterval(() => this.send(': still here\n\n'), HEARTBEAT_MS);
    response.on('drain', () => this.awake());
    response.on('close', () => this.released());
  }

  get closed(): boolean {
    return this.response.writableEnded || this.response.destroyed;
  }

  /** Whether the client reads too slowly, so that more data would have to be buffered. */
  get full(): boolean {
    return this.response.writableNeedDrain;
  }

  /** Sends a frame, or does nothing if the stream is closed. */
  send(frame: string): void {
    if (this.closed) return;
    if (!this.response.write(frame)) this.stalled ??= setTimeout(() => this.response.destroy(), this.stallMs);
  }

  /** Resolves when the buffer drains or the client disconnects. */
  async room(): Promise<void> {
    if (this.closed || !this.full) return;
    await new Promise<void>((resolve) => {
      const done = () => {
        this.response.off('drain', done).off('close', done);
        resolve();
      };
      this.response.on('drain', done).on('close', done);
    });
  }

  /** Registers cleanup work. Returns a function that unregisters it. */
  onClose(work: () => void): () => void {
    if (this.closed) work();
    else this.closers.add(work);
    return () => this.closers.delete(work);
  }

  end(): void {
    this.response.end();
  }

  private awake(): void {
    if (this.stalled) clearTimeout(this.stalled);
    this.stalled = null;
  }

  private released(): void {
    this.awake();
    clearInterval(this.heartbeat);
    for (const work of [...this.closers]) work();
    this.closers.clear();
  }
}
