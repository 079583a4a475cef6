import type { PictureKind } from './pixels';
import { PICTURES } from './pictures.thresholds';

/** The bytes of the C2PA manifests in a file, as JUMBF boxes; empty where it has none. */
export function manifestBytes(kind: PictureKind, bytes: Buffer): Buffer {
  return Buffer.concat(partsOf(kind, bytes).map(({ body }) => body)).subarray(0, PICTURES.maxManifest);
}

/** From one byte of a file up to another, which is not in it. */
export interface Span {
  from: number;
  to: number;
}

/** A part of a manifest with what frames it. */
export interface ManifestSpan extends Span {
  /** The same as `to`, save where a byte stands behind it to make its length even. */
  end: number;
}

/** Where the parts of manifests stand in the file, in its order. */
export const manifestSpans = (kind: PictureKind, bytes: Buffer): ManifestSpan[] =>
  partsOf(kind, bytes).map(({ from, to, end }) => ({ from, to, end }));

interface Part extends ManifestSpan {
  body: Buffer;
}

const partsOf = (kind: PictureKind, bytes: Buffer): Part[] =>
  kind === 'jpeg' ? jpegParts(bytes) : chunkParts(bytes, CHUNKS[kind]);

/** Marker, two bytes of length, `JP`, number of the box, number of the part. */
const SEGMENT_HEAD = 12;
/** Length and type of the box, which every further part says again. */
const BOX_HEAD = 8;
/** Pixels begin behind the mark of the scan; it ends the head of a file, as do marks that have no length. */
const isBare = (marker: number): boolean => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xda) || marker === 0xff;

function jpegParts(bytes: Buffer): Part[] {
  const parts: Part[] = [];
  for (let at = 2; at + SEGMENT_HEAD < bytes.length && bytes[at] === 0xff && !isBare(bytes[at + 1]!);) {
    const to = at + 2 + Math.max(2, bytes.readUInt16BE(at + 2));
    if (bytes[at + 1] === 0xeb && bytes.toString('latin1', at + 4, at + 6) === 'JP') {
      const first = bytes.readUInt32BE(at + 8) <= 1;
      parts.push({ from: at, to, end: to, body: bytes.subarray(at + SEGMENT_HEAD + (first ? 0 : BOX_HEAD), to) });
    }
    at = to;
  }
  return parts;
}

interface ChunkForm {
  start: number;
  name: string;
  head: (bytes: Buffer, at: number) => { length: number; name: string };
  /** From one chunk to the next. */
  step: (length: number) => number;
  /** To the end of the chunk, without what makes its length even. */
  size: (length: number) => number;
}

const CHUNKS: Record<'png' | 'webp', ChunkForm> = {
  png: {
    ...{ start: 8, name: 'caBX' },
    head: (bytes, at) => ({ length: bytes.readUInt32BE(at), name: bytes.toString('latin1', at + 4, at + 8) }),
    // Behind the data stands a checksum.
    step: (length) => length + 12,
    size: (length) => length + 12,
  },
  webp: {
    ...{ start: 12, name: 'C2PA' },
    head: (bytes, at) => ({ length: bytes.readUInt32LE(at + 4), name: bytes.toString('latin1', at, at + 4) }),
    step: (length) => length + (length % 2) + 8,
    size: (length) => length + 8,
  },
};

function chunkParts(bytes: Buffer, { start, name, head, step, size }: ChunkForm): Part[] {
  const parts: Part[] = [];
  for (let at = start; at + BOX_HEAD <= bytes.length;) {
    const chunk = head(bytes, at);
    const to = at + step(chunk.length);
    const body = bytes.subarray(at + BOX_HEAD, at + BOX_HEAD + chunk.length);
    if (chunk.name === name) parts.push({ from: at, to, end: at + size(chunk.length), body });
    at = to;
  }
  return parts;
}
