import { readFile } from 'node:fs/promises';
import decodeWebp, { init } from '@jsquash/webp/decode.js';
import { decode as decodeJpeg } from 'jpeg-js';
import { PNG } from 'pngjs';
import { PICTURES } from './pictures.thresholds';

/** Node's own; the libraries of types that are used here do not know it. */
declare const WebAssembly: { compile(code: Uint8Array): Promise<object> };

export type PictureKind = 'jpeg' | 'png' | 'webp';

/** Red, green, blue and opacity of each pixel, row by row. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array | Uint8ClampedArray;
}

/** The picture is sound as far as was looked, and its pixels are not unpacked: it would cost too much. */
export class NotDecoded extends Error {}

/** By the first bytes, whatever the server calls it. */
export function kindOf(bytes: Buffer): PictureKind | null {
  if (bytes.length < 32) return null;
  if (bytes.readUIntBE(0, 3) === 0xffd8ff) return 'jpeg';
  if (bytes.toString('latin1', 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  return bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP' ? 'webp' : null;
}

/** @throws NotDecoded for too many pixels, before they are unpacked. */
export async function unpackPixels(kind: PictureKind, bytes: Buffer): Promise<Pixels> {
  if (kind === 'jpeg') return jpeg(bytes);
  return kind === 'png' ? png(bytes) : webp(bytes);
}

function jpeg(bytes: Buffer): Pixels {
  const limits = { maxResolutionInMP: PICTURES.maxPixels / 1e6, maxMemoryUsageInMB: PICTURES.maxJpegMemoryMb };
  try {
    return decodeJpeg(bytes, { useTArray: true, formatAsRGBA: true, tolerantDecoding: true, ...limits });
  } catch (fault) {
    if (fault instanceof Error && /^max\w+ limit exceeded/.test(fault.message)) throw new NotDecoded(fault.message);
    throw fault;
  }
}

/** Where the header has size and order of rows. */
const PNG_WIDTH = 16;
const PNG_HEIGHT = 20;
const PNG_INTERLACE = 28;

function png(bytes: Buffer): Pixels {
  bound(bytes.readUInt32BE(PNG_WIDTH), bytes.readUInt32BE(PNG_HEIGHT));
  // Rows in their order are unpacked up to their number and no further; others without bound.
  if (bytes[PNG_INTERLACE] !== 0) throw new NotDecoded('interlaced');
  return PNG.sync.read(bytes);
}

let ready: Promise<void> | null = null;

async function webp(bytes: Buffer): Promise<Pixels> {
  const { width, height } = webpSize(bytes);
  bound(width, height);
  await (ready ??= loadWebp());
  return (await decodeWebp(new Uint8Array(bytes).buffer)) as Pixels;
}

async function loadWebp(): Promise<void> {
  const code = await readFile(require.resolve('@jsquash/webp/codec/dec/webp_dec.wasm'));
  await init(await WebAssembly.compile(code));
}

/** By the first chunk: extended, lossless or plain. */
function webpSize(bytes: Buffer): { width: number; height: number } {
  const kind = bytes.toString('latin1', 12, 16);
  if (kind === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (kind === 'VP8L') {
    const bits = bytes.readUInt32LE(21);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
}

function bound(width: number, height: number): void {
  if (width * height > PICTURES.maxPixels) throw new NotDecoded(`${width} by ${height} pixels`);
}
