import { StdioClientTransport, type StdioServerParameters } from '@modelcontextprotocol/sdk/client/stdio.js';
import { ReadBuffer } from '@modelcontextprotocol/sdk/shared/stdio.js';
import { isBoundedJson } from '@corroborate/text';
import { FaultError } from './gateway.fetch';

/**
 * Maximum number of lines a server may send at once. The shortest meaningful message has about 40 bytes and a pipe
 * chunk 64 kB; validating a line with the SDK's schema takes much longer than reading it.
 */
export const MAX_MESSAGES = 500;

/** Adds limits on input that is slow to parse; the SDK's transport limits only message length. */
export class BoundedStdioTransport extends StdioClientTransport {
  constructor(server: StdioServerParameters & { maxBufferSize: number }) {
    super(server);
    // The SDK offers no other way to inspect server output before it is parsed.
    Object.assign(this, { _readBuffer: new BoundedReadBuffer({ maxBufferSize: server.maxBufferSize }) });
  }
}

/**
 * Read buffer with limits. `append` throws, after which the SDK ends the process; errors in `readMessage` are only
 * reported.
 */
export class BoundedReadBuffer extends ReadBuffer {
  private unfinished: Buffer[] = [];

  override append(chunk: Buffer): void {
    super.append(chunk);
    const lines = this.linesWith(chunk);
    if (lines.length <= MAX_MESSAGES && lines.every((line) => isBoundedJson(line.toString('utf8')))) return;
    this.clear();
    throw new FaultError({ kind: 'too-large', detail: 'the response is nested too deeply or has too many parts' });
  }

  override clear(): void {
    this.unfinished = [];
    super.clear();
  }

  /** The lines completed by a chunk; the remainder is kept for the next chunk. */
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
