/** One message of a `text/event-stream`. */
export interface StreamMessage {
  event: string;
  data: string;
  /** Of the last message that had one; empty where none had. */
  lastEventId: string;
}

/** Whoever reads a stream is told by it how long to wait before coming again. */
export interface StreamReader {
  /** Called for each part that arrives, heartbeats too. */
  onPart: () => void;
  /** @param ms what the server wishes */
  onRetry: (ms: number) => void;
}

const LINE_END = /\r\n|\n|\r/g;

/**
 * Messages of a stream of Server-Sent Events, as the HTML standard has them read. A message that is not finished when
 * the stream ends is dropped, as the standard wants.
 */
export async function* readMessages(
  body: ReadableStream<Uint8Array>,
  { onPart, onRetry }: StreamReader,
): AsyncGenerator<StreamMessage, void, undefined> {
  const message = new MessageBuilder(onRetry);
  for await (const line of linesOf(body, onPart)) {
    const done = message.take(line);
    if (done) yield done;
  }
}

class MessageBuilder {
  private event = '';
  private readonly data: string[] = [];
  private lastEventId = '';

  constructor(private readonly onRetry: (ms: number) => void) {}

  /** A message where the line ends one that says anything. */
  take(line: string): StreamMessage | null {
    if (line === '') return this.finish();
    const colon = line.indexOf(':');
    const name = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(line[colon + 1] === ' ' ? colon + 2 : colon + 1);
    if (name === 'data') this.data.push(value);
    else if (name === 'event') this.event = value;
    else if (name === 'id' && !value.includes('\0')) this.lastEventId = value;
    else if (name === 'retry' && /^\d{1,9}$/.test(value)) this.onRetry(Number(value));
    return null;
  }

  private finish(): StreamMessage | null {
    const [event, data] = [this.event || 'message', this.data.splice(0)];
    this.event = '';
    return data.length > 0 ? { event, data: data.join('\n'), lastEventId: this.lastEventId } : null;
  }
}

/** Without their ends; what stands behind the last end is no line. */
async function* linesOf(body: ReadableStream<Uint8Array>, onPart: () => void): AsyncGenerator<string, void, undefined> {
  let rest = '';
  for await (const text of textOf(body, onPart)) {
    rest += text;
    // A carriage return at the end may be half of a line end.
    const held = rest.endsWith('\r') ? 1 : 0;
    const lines = (held ? rest.slice(0, -1) : rest).split(LINE_END);
    rest = (lines.pop() ?? '') + (held ? '\r' : '');
    yield* lines;
  }
  if (rest.endsWith('\r')) yield rest.slice(0, -1);
}

/** Read by hand: not every browser can iterate over a stream. */
async function* textOf(body: ReadableStream<Uint8Array>, onPart: () => void): AsyncGenerator<string, void, undefined> {
  const [reader, decoder] = [body.getReader(), new TextDecoder()];
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onPart();
      yield decoder.decode(value, { stream: true });
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
