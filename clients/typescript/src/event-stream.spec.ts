import { readMessages, type StreamMessage } from './event-stream.ts';

const encoded = (text: string) => new TextEncoder().encode(text);

/** A stream that brings these parts one after another. */
const streamOf = (parts: Uint8Array[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(part);
      controller.close();
    },
  });

async function read(parts: Uint8Array[]) {
  const [messages, retries]: [StreamMessage[], number[]] = [[], []];
  let received = 0;
  const reader = { onPart: () => void (received += 1), onRetry: (ms: number) => void retries.push(ms) };
  for await (const message of readMessages(streamOf(parts), reader)) messages.push(message);
  return { messages, retries, received };
}
const whole = async (text: string) => (await read([encoded(text)])).messages;

describe('a stream of server-sent events', () => {
  it('parses a stream of server-sent events into messages with name, data and last event ID', async () => {
    expect(await whole('id: 1\nevent: state\ndata: {"a":1}\n\ndata: b\n\n')).toEqual([
      { event: 'state', data: '{"a":1}', lastEventId: '1' },
      { event: 'message', data: 'b', lastEventId: '1' },
    ]);
  });

  it('accepts all three line endings', async () => {
    for (const end of ['\n', '\r\n', '\r'])
      expect(await whole(['event: a', 'data: 1', 'data: 2', '', ''].join(end))).toEqual([
        { event: 'a', data: '1\n2', lastEventId: '' },
      ]);
  });

  it('yields the same messages wherever its bytes are split', async () => {
    const bytes = encoded('id: 7\r\nevent: progress\r\ndata: "Küstenstraße 🌊"\r\n\r\n: still here\n\ndata: x\n\n');
    const { messages } = await read([bytes]);
    expect(messages).toHaveLength(2);
    for (let cut = 0; cut <= bytes.length; cut += 1)
      expect((await read([bytes.slice(0, cut), bytes.slice(cut)])).messages).toEqual(messages);
    expect((await read([...bytes].map((byte) => new Uint8Array([byte])))).messages).toEqual(messages);
  });

  it('drops comments, unknown fields, messages without data, and an unfinished message', async () => {
    expect(await whole(': hello\nfoo: bar\nevent: a\n\ndata: kept\n\ndata: cut off')).toEqual([
      { event: 'message', data: 'kept', lastEventId: '' },
    ]);
  });

  it('strips exactly one space after the colon, and treats a line without a colon as an empty field', async () => {
    expect(await whole('data:  a\n\ndata:b\n\ndata\n\n')).toMatchObject([{ data: ' a' }, { data: 'b' }, { data: '' }]);
  });

  it('keeps the previous event id if a new one contains a NUL byte', async () => {
    expect(await whole('id: 1\ndata: a\n\nid: 2\0\ndata: b\n\n')).toMatchObject([
      { lastEventId: '1' },
      { lastEventId: '1' },
    ]);
  });

  it('reports the retry interval from the server, and each chunk received', async () => {
    const parts = ['retry: 2000\n\n', ': still here\n\n', 'retry: soon\n\n'].map(encoded);
    expect(await read(parts)).toEqual({ messages: [], retries: [2000], received: 3 });
  });

  it('cancels a stream of server-sent events when the consumer stops', async () => {
    let cancelled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(encoded('data: a\n\n')),
      cancel: () => void (cancelled = true),
    });
    for await (const { data } of readMessages(endless, { onPart: () => undefined, onRetry: () => undefined })) {
      expect(data).toBe('a');
      break;
    }
    expect(cancelled).toBe(true);
  });
});
