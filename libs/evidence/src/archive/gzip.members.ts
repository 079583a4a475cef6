import { Gunzip } from 'fflate';
import { concatBytes } from '../bytes';
import { crc32 } from './crc32';

/** A separately compressed member and its offset. */
export type GzipMember = ReturnType<typeof toMember>;

const CHUNK_BYTES = 65_536;
/** Bytes of checksum and length after the compressed data. */
const TRAILER_BYTES = 8;

/** The members in order. @throws Error if one is unreadable or larger than `most` */
export function* readMembers(packed: Uint8Array, most: number): Generator<GzipMember> {
  const ends: { end: number; parts: Uint8Array[] }[] = [];
  let parts: Uint8Array[] = [];
  let size = 0;
  const gunzip = new Gunzip((part) => {
    size += part.length;
    if (size > most) throw new Error('A member is too large');
    parts.push(part);
  });
  gunzip.onmember = (end) => {
    ends.push({ end, parts });
    [parts, size] = [[], 0];
  };
  let start = 0;
  for (let at = 0; at < packed.length; at += CHUNK_BYTES) {
    gunzip.push(packed.subarray(at, at + CHUNK_BYTES));
    for (const one of ends.splice(0)) {
      yield toMember(packed, start, one);
      start = one.end;
    }
  }
  if (packed.length > 0) yield toMember(packed, start, { end: packed.length, parts });
}

/** Verifies the checksum, because the library does not. */
function toMember(packed: Uint8Array, offset: number, { end, parts }: { end: number; parts: readonly Uint8Array[] }) {
  const bytes = concatBytes(parts);
  const member = new DataView(packed.buffer, packed.byteOffset + offset, end - offset);
  const at = end - offset - TRAILER_BYTES;
  if (at < 0 || member.getUint32(at, true) !== crc32(bytes) || member.getUint32(at + 4, true) !== bytes.length)
    throw new Error('A member is corrupt');
  return { bytes, offset, length: end - offset };
}
