import type { PictureKind } from './pixels';
import { PICTURES } from './pictures.thresholds';

/** The bytes of the C2PA manifests in a file, as JUMBF boxes; empty where it has none. */
export function manifestBytes(kind: PictureKind, bytes: Buffer): Buffer {
  const parts = kind === 'jpeg' ? jpegParts(bytes) : chunkParts(bytes, CHUNKS[kind]);
  return Buffer.concat(parts).subarray(0, PICTURES.maxManifest);
}

/** Marker, two bytes of length, `JP`, number of the box, number of the part. */
const SEGMENT_HEAD = 12;
/** Length and type of the box, which every further part says again. */
const BOX_HEAD = 8;

function jpegParts(bytes: Buffer): Buffer[] {
  const parts: Buffer[] = [];
  // Pixels begin behind the mark of the scan.
  for (let at = 2; at + SEGMENT_HEAD < bytes.length && bytes[at] === 0xff && bytes[at + 1] !== 0xda;) {
    const length = bytes.readUInt16BE(at + 2);
    if (bytes[at + 1] === 0xeb && bytes.toString('latin1', at + 4, at + 6) === 'JP') {
      const first = bytes.readUInt32BE(at + 8) <= 1;
      parts.push(bytes.subarray(at + SEGMENT_HEAD + (first ? 0 : BOX_HEAD), at + 2 + length));
    }
    at += 2 + Math.max(2, length);
  }
  return parts;
}

interface ChunkForm {
  start: number;
  name: string;
  head: (bytes: Buffer, at: number) => { length: number; name: string };
  /** From one chunk to the next. */
  step: (length: number) => number;
}

const CHUNKS: Record<'png' | 'webp', ChunkForm> = {
  png: {
    ...{ start: 8, name: 'caBX' },
    head: (bytes, at) => ({ length: bytes.readUInt32BE(at), name: bytes.toString('latin1', at + 4, at + 8) }),
    // Behind the data stands a checksum.
    step: (length) => length + 12,
  },
  webp: {
    ...{ start: 12, name: 'C2PA' },
    head: (bytes, at) => ({ length: bytes.readUInt32LE(at + 4), name: bytes.toString('latin1', at, at + 4) }),
    step: (length) => length + (length % 2) + 8,
  },
};

function chunkParts(bytes: Buffer, { start, name, head, step }: ChunkForm): Buffer[] {
  const parts: Buffer[] = [];
  for (let at = start; at + BOX_HEAD <= bytes.length;) {
    const chunk = head(bytes, at);
    if (chunk.name === name) parts.push(bytes.subarray(at + BOX_HEAD, at + BOX_HEAD + chunk.length));
    at += step(chunk.length);
  }
  return parts;
}
