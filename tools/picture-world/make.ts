/**
 * Makes the pictures of `worlds/contract/pictures`: the same flood in three files and sizes, a picture whose file names
 * another year, and one that claims billions of pixels.
 *
 *   node tools/picture-world/make.ts
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { encode } from 'jpeg-js';
import { PNG } from 'pngjs';

const require = createRequire(import.meta.url);
require('../../libs/sandbox/src/run-from-source.cjs');
type Pictures = typeof import('../../libs/evidence/src/testing/pictures.ts');
const { drawn, withMarks } = require('../../libs/evidence/src/testing/pictures.ts') as Pictures;

const folder = path.resolve(import.meta.dirname, '../../worlds/contract/pictures/files');
const FLOOD = 1;
const BRIDGE = 7;
/** Pixels to a side of the bomb, whose rows are not there. */
const CLAIMED = 60_000;

function jpeg(width: number, height: number, quality: number, seed: number): Buffer {
  return encode({ width, height, data: drawn(width, height, seed) }, quality).data;
}

function png(width: number, height: number, seed: number): Buffer {
  const picture = new PNG({ width, height });
  picture.data = drawn(width, height, seed);
  return PNG.sync.write(picture);
}

/** Where the header of a PNG has its size. */
function bomb(): Buffer {
  const bytes = png(16, 16, FLOOD);
  bytes.writeUInt32BE(CLAIMED, 16);
  bytes.writeUInt32BE(CLAIMED, 20);
  return bytes;
}

const marks = { Make: 'Acme', Software: 'Darkroom 3', DateTimeOriginal: '2018:03:02 10:11:12' };
const files: Record<string, Buffer> = {
  'flood.jpg': jpeg(480, 300, 85, FLOOD),
  'flood-small.jpg': jpeg(317, 198, 45, FLOOD),
  'flood.png': png(160, 100, FLOOD),
  'bridge.jpg': withMarks(jpeg(320, 200, 80, BRIDGE), marks),
  'bomb.png': bomb(),
};
mkdirSync(folder, { recursive: true });
for (const [name, bytes] of Object.entries(files)) writeFileSync(path.join(folder, name), bytes);
