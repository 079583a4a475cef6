import { Writable } from 'node:stream';

/**
 * Reserves stdout for protocol messages and redirects other output to stderr, because any other line would break the
 * protocol.
 */
export function reserveStdout(): Writable {
  // eslint-disable-next-line no-restricted-properties -- messages are JSON for a program, and come from the SDK
  const { stdout, stderr } = process;
  const write = stdout.write.bind(stdout) as (text: Buffer, done: (fault?: Error | null) => void) => boolean;
  stdout.write = stderr.write.bind(stderr);
  // The reader has closed stdout. stdin ends as well, which stops the process.
  stdout.on('error', () => undefined);
  return new Writable({ write: (chunk: Buffer, _encoding, done) => void write(chunk, () => done()) });
}
