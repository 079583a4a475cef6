import { StdioClientTransport, type StdioServerParameters } from '@modelcontextprotocol/sdk/client/stdio.js';
import { ReadBuffer } from '@modelcontextprotocol/sdk/shared/stdio.js';
import { isBoundedJson } from '@corroborate/text';
import { FaultError } from './gateway.fetch';

/**
 * Lines that a server may send at once. The shortest message that says anything has some 40 bytes and a chunk of a
 * pipe 64 kB; the SDK checks each line by a schema, which takes far longer than to read it.
 */
export const MOST_MESSAGES = 500;

/** The SDK's transport, which limits only the length of a message, with limits on what takes its parser long. */
export class BoundedStdioTransport extends StdioClientTransport {
  constructor(server: StdioServerParameters & { maxBufferSize: number }) {
    super(server);
    // The SDK has no other way to look at what a server wrote before it is parsed.
    Object.assign(this, { _readBuffer: new BoundedReadBuffer({ maxBufferSize: server.maxBufferSize }) });
  }
}

/** Throws from `append`, after which the SDK ends the process; errors of `readMessage` it only reports. */
export class BoundedReadBuffer extends ReadBuffer {
  private unfinished: Buffer[] = [];

  override append(chunk: Buffer): void {
    super.append(chunk);
    const lines = this.linesWith(chunk);
    if (lines.length <= MOST_MESSAGES && lines.every((line) => isBoundedJson(line.toString('utf8')))) return;
    this.clear();
    throw new FaultError({ kind: 'too-large', detail: 'the response is nested too deeply or has too many parts' });
  }

  override clear(): void {
    this.unfinished = [];
    super.clear();
  }

  /** The lines that end within a chunk; what follows the last of them is kept for the next chunk. */
  private linesWith(chunk: Buffer): Buffer[] {
    const lines: Buffer[] = [];
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
      lines.push(Buffer.concat([...this.unfinished, chunk.subarray(start, end)]));
      this.unfinished = [];
      start = end + 1;
    }
    this.unfinished.push(chunk.subarray(start));
    return lines;
  }
}

const LINE_FEED = 10;
