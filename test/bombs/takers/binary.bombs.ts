import { deflateRawSync, deflateSync } from 'node:zlib';
import { createRandom } from '../../support/random';
import type { Bombs } from '../bombs';

const FLIPS = 40;

/** Damage to a file whose structure is in its bytes: lengths and counts among them become wrong or huge. */
export function binaryBombs(proper: Buffer, bytes: number): Bombs {
  const flipped = (seed: number) => () => {
    const random = createRandom(seed);
    const copy = Buffer.from(proper);
    for (let flip = 0; flip < FLIPS; flip += 1) copy[Math.floor(random() * copy.length)] = Math.floor(random() * 256);
    return copy;
  };
  const huge = (seed: number) => () => {
    const random = createRandom(seed);
    const copy = Buffer.from(proper);
    for (let at = 0; at < 8; at += 1) copy.fill(0xff, ...rangeIn(copy, random()));
    return copy;
  };
  const repeated = Math.max(1, Math.floor(bytes / proper.length));
  return {
    'half of it': () => proper.subarray(0, proper.length / 2),
    'its last byte is missing': () => proper.subarray(0, -1),
    'the content again and again': () => Buffer.concat(Array.from({ length: repeated }, () => proper)),
    'followed by zeros': () => Buffer.concat([proper, Buffer.alloc(Math.max(0, bytes - proper.length))]),
    'zeros alone': () => Buffer.alloc(bytes),
    'the first bytes and then noise': () => Buffer.concat([proper.subarray(0, 16), noise(bytes)]),
    ...Object.fromEntries([1, 2, 3, 4, 5].map((seed) => [`bytes that are wrong (${seed})`, flipped(seed)])),
    ...Object.fromEntries([1, 2, 3].map((seed) => [`lengths that are huge (${seed})`, huge(seed)])),
    nothing: () => Buffer.alloc(0),
  };
}

const rangeIn = ({ length }: Buffer, share: number): [number, number] => {
  const start = Math.floor(share * length);
  return [start, Math.min(length, start + 4)];
};

function noise(bytes: number): Buffer {
  const random = createRandom(11);
  return Buffer.from(Array.from({ length: Math.min(bytes, 1_000_000) }, () => Math.floor(random() * 256)));
}

const ZEROS = 200_000_000;
let zeros: Buffer | null = null;
const blank = (): Buffer => (zeros ??= Buffer.alloc(ZEROS, ' '));

/** Files that hold far more than they weigh, by the format that packs them. */
export const packedZeros = {
  /** As PDF files pack their streams. */
  zlib: (): Buffer => deflateSync(blank(), { level: 1 }),
  /** As ZIP files pack their entries. */
  raw: (): Buffer => deflateRawSync(blank(), { level: 1 }),
};

/** A ZIP file with one entry, of which it says that it is as large as `says`. */
export function buildZipFile(name: string, packed: Buffer, says: number): Buffer {
  const called = Buffer.from(name);
  const shared = Buffer.alloc(26);
  shared.writeUInt16LE(20, 0);
  shared.writeUInt16LE(8, 4);
  shared.writeUInt32LE(packed.length, 14);
  shared.writeUInt32LE(says, 18);
  shared.writeUInt16LE(called.length, 22);
  const local = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), shared, called, packed]);
  const entry = Buffer.concat([Buffer.from([0x50, 0x4b, 1, 2, 20, 0]), shared, Buffer.alloc(14), called]);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, entry, end]);
}
