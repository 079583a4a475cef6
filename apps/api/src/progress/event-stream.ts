import type { Response } from 'express';

/** Unsent bytes above which a reader is too slow: it is cut off and resumes from the last id it got. */
const MAX_UNSENT = 1_000_000;
const HEARTBEAT_MS = 15_000;

/** One open `text/event-stream` answer. Data is always one line of JSON, so nothing in it can end a field. */
export class EventStream {
  private readonly heartbeat: NodeJS.Timeout;
  private readonly closers: (() => void)[] = [];

  constructor(private readonly response: Response) {
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      connection: 'keep-alive',
      'x-accel-buffering': 'no',
    });
    response.write('retry: 2000\n\n');
    this.heartbeat = setInterval(() => this.write(': still here\n\n'), HEARTBEAT_MS);
    response.on('close', () => this.released());
  }

  /** `id` is what a reader sends back as `Last-Event-ID`; left out where nothing may be resumed from. */
  send(event: string, data: unknown, id?: number): void {
    const head = id === undefined ? '' : `id: ${id}\n`;
    this.write(`${head}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  onClose(work: () => void): void {
    if (this.response.writableEnded || this.response.destroyed) work();
    else this.closers.push(work);
  }

  end(): void {
    this.response.end();
  }

  private write(text: string): void {
    if (this.response.writableEnded || this.response.destroyed) return;
    this.response.write(text);
    if (this.response.writableLength > MAX_UNSENT) this.response.destroy();
  }

  private released(): void {
    clearInterval(this.heartbeat);
    for (const work of this.closers.splice(0)) work();
  }
}
