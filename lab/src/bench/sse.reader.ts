import { get, type ClientRequest } from 'node:http';

/** One reader of a progress stream on a connection of its own, as browsers have it. */
export class SseReader {
  /** Ids of the events it was told of, in the order of their coming. */
  readonly ids: number[] = [];
  /** From the storing of an event to its coming, ms, where the event says when it was stored. */
  readonly delaysMs: number[] = [];
  private rest = '';

  private constructor(private readonly call: ClientRequest) {}

  /** Resolves when the head of the answer is there. A reader that stalls takes nothing after that. */
  static open(url: string, key: string, stalls: boolean): Promise<SseReader> {
    const headers = { authorization: `Bearer ${key}` };
    return new Promise((resolve, reject) => {
      const call = get(url, { agent: false, headers });
      const reader = new SseReader(call);
      call.on('error', reject);
      call.on('response', (response) => {
        response.setEncoding('utf8').on('error', () => undefined);
        if (!stalls) response.on('data', (part: string) => reader.take(part));
        resolve(reader);
      });
    });
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
