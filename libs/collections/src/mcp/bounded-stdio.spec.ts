import { BoundedReadBuffer, BoundedStdioTransport, MAX_MESSAGES } from './bounded-stdio.transport';
import { FaultError } from './gateway.fetch';

const MESSAGE = { jsonrpc: '2.0', method: 'notifications/message' };
const line = (message: object = MESSAGE) => Buffer.from(`${JSON.stringify(message)}\n`);
const bufferWith = (...chunks: Buffer[]) => {
  const buffer = new BoundedReadBuffer({ maxBufferSize: 1_000_000 });
  for (const chunk of chunks) buffer.append(chunk);
  return buffer;
};

describe('BoundedReadBuffer', () => {
  it('reads messages that arrive in chunks', () => {
    const whole = Buffer.concat([line(), line()]);
    const buffer = bufferWith(whole.subarray(0, 10), whole.subarray(10, 70), whole.subarray(70));
    expect([buffer.readMessage(), buffer.readMessage(), buffer.readMessage()]).toEqual([MESSAGE, MESSAGE, null]);
  });

  it('rejects a message that is nested too deeply, before parsing it', () => {
    const deep = Buffer.from(`{"a":${'['.repeat(5_000)}`);
    expect(() => bufferWith(deep, Buffer.from(']}\n'))).toThrow(FaultError);
  });

  it('rejects more messages at once than the limit', () => {
    const many = (count: number) => Buffer.concat(Array.from({ length: count }, () => line({})));
    expect(() => bufferWith(many(MAX_MESSAGES))).not.toThrow();
    expect(() => bufferWith(many(MAX_MESSAGES + 1))).toThrow(FaultError);
  });
});

describe('BoundedStdioTransport', () => {
  it('ends a process whose response is nested too deeply', async () => {
    const script = 'process.stdout.write("[".repeat(100000) + "\\n"); setInterval(() => 0, 1000)';
    const transport = new BoundedStdioTransport({
      command: process.execPath,
      args: ['-e', script],
      maxBufferSize: 1_000_000,
    });
    const failed = new Promise((resolve) => (transport.onerror = resolve));
    const closed = new Promise((resolve) => (transport.onclose = () => resolve('closed')));
    await transport.start();
    expect(await failed).toBeInstanceOf(FaultError);
    expect(await closed).toBe('closed');
  });
});
