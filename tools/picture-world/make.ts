/**
 * Makes the pictures of `worlds/contract/pictures`: the same flood in three files and sizes, a picture whose file names
 * another year, one that claims billions of pixels, and one that is signed (C2PA) by somebody whose root stands beside
 * it. The key of the signer is nobody's afterwards, so that the last is made only where it is not there.
 *
 *   node tools/picture-world/make.ts
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { encode } from 'jpeg-js';
import { PNG } from 'pngjs';

const require = createRequire(import.meta.url);
require('../../libs/sandbox/src/run-from-source.cjs');
type Pictures = typeof import('../../libs/evidence/src/testing/pictures.ts');
type Signed = typeof import('../../libs/evidence/src/testing/signed-pictures.ts');
type Keys = typeof import('../../libs/evidence/src/testing/signing-keys.ts');
const { drawn, withMarks } = require('../../libs/evidence/src/testing/pictures.ts') as Pictures;
const { signedPicture } = require('../../libs/evidence/src/testing/signed-pictures.ts') as Signed;
const { signingKey } = require('../../libs/evidence/src/testing/signing-keys.ts') as Keys;

const folder = path.resolve(import.meta.dirname, '../../worlds/contract/pictures/files');
const FLOOD = 1;
const BRIDGE = 7;
const HALL = 12;
const SQUARE = 23;
const CLAIM_SIGNING = '1.3.6.1.4.1.62558.2.1';
/** Of certificates, from now: longer than anybody will run this. */
const LIFE: [number, number] = [-3_000, 36_500];
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
  'post.jpg': jpeg(240, 180, 70, SQUARE),
};
mkdirSync(folder, { recursive: true });
for (const [name, bytes] of Object.entries(files)) writeFileSync(path.join(folder, name), bytes);

function inPem(der: Uint8Array): string {
  const lines =
    Buffer.from(der)
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}

async function signed(): Promise<void> {
  const subject = 'CN=Picture Desk, O=Coast Wire';
  const life = { days: LIFE, rootDays: LIFE };
  const key = await signingKey({ subject, purposes: [CLAIM_SIGNING], between: true, ...life });
  const sent = { ...key, chain: key.chain.slice(0, -1) };
  const { bytes } = await signedPicture(jpeg(360, 240, 80, HALL), sent);
  writeFileSync(path.join(folder, 'hall-signed.jpg'), bytes);
  writeFileSync(path.join(folder, 'signers.pem'), inPem(key.chain.at(-1)!));
}

if (!existsSync(path.join(folder, 'hall-signed.jpg'))) await signed();
