import { Writable } from 'node:stream';

/**
 * Standard output for messages alone: whatever else this process prints there goes to standard error, since one stray
 * line ends the conversation.
 */
export function messagesAlone(): Writable {
  // eslint-disable-next-line no-restricted-properties -- messages are JSON for a program, and come from the SDK
  const { stdout, stderr } = process;
  const write = stdout.write.bind(stdout) as (text: Buffer, done: (fault?: Error | null) => void) => boolean;
  stdout.write = stderr.write.bind(stderr);
  // Anyone who read it has gone: standard input ends, too, and that is what is waited for.
  stdout.on('error', () => undefined);
  return new Writable({ write: (chunk: Buffer, _encoding, done) => void write(chunk, () => done()) });
}
