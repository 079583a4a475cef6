import { createHash, randomBytes } from 'node:crypto';

const SHA_256 = Buffer.from([0x08]);
const FORK = Buffer.from([0xff]);
const PENDING = Buffer.from('0083dfe30d2ef90c8e', 'hex');
const BITCOIN = Buffer.from('000588960d73d71901', 'hex');

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** A message, and the bytes of a proof that lead to it. */
interface Way {
  message: Buffer;
  bytes: Buffer;
}

const from = (message: Buffer): Way => ({ message, bytes: Buffer.alloc(0) });
const append = ({ message, bytes }: Way, part: Buffer): Way => ({
  message: Buffer.concat([message, part]),
  bytes: Buffer.concat([bytes, Buffer.from([0xf0]), sized(part)]),
});
const prepend = ({ message, bytes }: Way, part: Buffer): Way => ({
  message: Buffer.concat([part, message]),
  bytes: Buffer.concat([bytes, Buffer.from([0xf1]), sized(part)]),
});
const digest = ({ message, bytes }: Way): Way => ({
  message: sha256(message),
  bytes: Buffer.concat([bytes, SHA_256]),
});

const sized = (part: Buffer): Buffer => Buffer.concat([numbered(part.length), part]);

function numbered(value: number): Buffer {
  const bytes: number[] = [];
  for (let rest = value; rest > 0 || bytes.length === 0; rest >>>= 7)
    bytes.push((rest & 0x7f) | (rest > 0x7f ? 0x80 : 0));
  return Buffer.from(bytes);
}

/** What a calendar answers at once: a place in its own list, which it promises to bring into a block. */
export function promiseFor(asked: Buffer, address: string): { promise: Buffer; answer: Buffer } {
  const second = Buffer.alloc(4);
  second.writeUInt32BE(Math.floor(Date.now() / 1_000));
  const listed = digest(append(from(asked), randomBytes(32)));
  const place = append(prepend(listed, second), randomBytes(8));
  const pending = Buffer.concat([PENDING, sized(sized(Buffer.from(address)))]);
  return { promise: place.message, answer: Buffer.concat([place.bytes, pending]) };
}

/** From a promise to the root of a block that was made up: by a transaction, and what stands beside it. */
export function wayToBlock(promise: Buffer, height: number): { root: Buffer; answer: Buffer } {
  const beside = sha256(Buffer.from(`beside ${height}`));
  const put = append(prepend(digest(from(promise)), Buffer.from('0100000001', 'hex')), Buffer.alloc(4));
  const root = digest(digest(append(digest(digest(put)), beside)));
  const said = Buffer.concat([BITCOIN, sized(numbered(height))]);
  // Some calendars know of a second way: of a kind that not everybody reads.
  const other = Buffer.concat([Buffer.from('0006869a0d73d71b45', 'hex'), sized(numbered(height))]);
  return { root: root.message, answer: Buffer.concat([root.bytes, FORK, other, said]) };
}

/** Steps without an end: what no reader may follow. */
export const bottomless = (steps: number): Buffer => Buffer.alloc(steps, SHA_256);
