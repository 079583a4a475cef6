import { get, type ClientRequest, type IncomingMessage } from 'node:http';

/** One reader of a progress stream on a connection of its own, as browsers have it. */
export class SseReader {
  /** Ids of the events it was told of, in the order of their coming. */
  readonly ids: number[] = [];
  /** From the storing of an event to its coming, ms, where the event says when it was stored. */
  readonly delaysMs: number[] = [];
  cut = false;
  private response: IncomingMessage | null = null;
  private rest = '';

  private constructor(private readonly call: ClientRequest) {}

  /** Resolves when the head of the answer is there. A reader that stalls takes nothing after that. */
  static open(
    url: string,
    key: string,
    { stalls = false, after }: { stalls?: boolean; after?: number } = {},
  ): Promise<SseReader> {
    const headers = {
      authorization: `Bearer ${key}`,
      ...(after === undefined ? {} : { 'last-event-id': String(after) }),
    };
    return new Promise((resolve, reject) => {
      const call = get(url, { agent: false, headers });
      const reader = new SseReader(call);
      call.on('error', (error) => (reader.response ? (reader.cut = true) : reject(error)));
      call.on('response', (response) => {
        reader.response = response.setEncoding('utf8');
        response.on('close', () => (reader.cut = true)).on('error', () => undefined);
        if (!stalls) response.on('data', (part: string) => reader.take(part));
        resolve(reader);
      });
    });
  }

  /** One that stalled begins to read. */
  wake(): void {
    this.response?.on('data', (part: string) => this.take(part));
  }

  close(): void {
    this.call.destroy();
  }

  private take(part: string): void {
    const blocks = (this.rest + part).split('\n\n');
    this.rest = blocks.pop() ?? '';
    for (const block of blocks) this.hear(block);
  }

  private hear(block: string): void {
    const id = /^id: (\d+)$/m.exec(block)?.[1];
    if (id === undefined || !block.includes('\nevent: progress')) return;
    this.ids.push(Number(id));
    const stored = /"stored_at_ms":(\d+)/.exec(block)?.[1];
    if (stored !== undefined) this.delaysMs.push(Date.now() - Number(stored));
  }
}
