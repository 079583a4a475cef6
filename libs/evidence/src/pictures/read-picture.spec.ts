import { encode as encodeCbor } from 'cbor2';
import { encode } from 'jpeg-js';
import { PNG } from 'pngjs';
import { readPicture } from './read-picture';
import { MOST_DIFFERENCE } from './likeness.policy';
import { drawn, withManifest, withMarks } from '../testing/pictures';

const jpeg = (width: number, height: number, quality = 80, seed = 1): Buffer =>
  encode({ width, height, data: drawn(width, height, seed) }, quality).data;

function png(width: number, height: number, data = drawn(width, height, 1)): Buffer {
  const picture = new PNG({ width, height });
  picture.data = data;
  return PNG.sync.write(picture);
}

const bitsApart = (a: string, b: string): number =>
  [...(BigInt(`0x${a}`) ^ BigInt(`0x${b}`)).toString(2)].filter((bit) => bit === '1').length;

describe('a picture that a page shows', () => {
  it('looks nearly the same packed anew and in another size, and other pictures look otherwise', async () => {
    const first = await readPicture(jpeg(640, 400));
    const others = await Promise.all(
      [jpeg(640, 400, 30), jpeg(317, 201, 60), png(800, 500)].map((one) => readPicture(one)),
    );
    expect(first).toMatchObject({
      state: 'read',
      width: 640,
      height: 400,
      fingerprint: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
    for (const other of others)
      expect(bitsApart(first.fingerprint!, other.fingerprint!)).toBeLessThanOrEqual(MOST_DIFFERENCE);
    const strange = await readPicture(jpeg(640, 400, 80, 7));
    expect(bitsApart(first.fingerprint!, strange.fingerprint!)).toBeGreaterThan(2 * MOST_DIFFERENCE);
  });

  it('has no fingerprint where it shows next to nothing', async () => {
    const even = await readPicture(png(200, 200, Buffer.alloc(200 * 200 * 4, 255)));
    expect(even).toMatchObject({ state: 'read', fingerprint: null });
  });

  it('is not unpacked where it claims more pixels than are unpacked', async () => {
    const bomb = png(16, 16);
    bomb.writeUInt32BE(60_000, 16);
    bomb.writeUInt32BE(60_000, 20);
    expect(await readPicture(bomb)).toMatchObject({ state: 'not-decoded', fingerprint: null });
    const large = jpeg(64, 64);
    const frame = large.indexOf(Buffer.from([0xff, 0xc0]));
    large.writeUInt16BE(50_000, frame + 5);
    large.writeUInt16BE(50_000, frame + 7);
    expect(await readPicture(large)).toMatchObject({ state: 'not-decoded' });
  });

  it('tells what the camera and the programs wrote', async () => {
    const written = withMarks(jpeg(64, 64), {
      Make: 'Acme',
      Software: 'Darkroom 3',
      DateTimeOriginal: '2019:07:14 15:12:09',
    });
    expect((await readPicture(written)).marks).toMatchObject({
      ...{ madeAt: '2019-07-14T15:12:09', camera: 'Acme', software: ['Darkroom 3'], place: null },
    });
    expect((await readPicture(jpeg(64, 64))).marks).toBeNull();
  });

  it('tells what a manifest in it claims, in each kind of file', async () => {
    const made = {
      'c2pa.actions': encodeCbor({
        actions: [
          {
            action: 'c2pa.created',
            digitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia',
          },
        ],
      }),
    };
    const claim = encodeCbor({ claim_generator: 'Painter/2.0' });
    const told = {
      ...{ generator: 'Painter/2.0', assertions: ['c2pa.actions'] },
      ...{ actions: ['c2pa.created'], sourceTypes: ['trainedAlgorithmicMedia'] },
      signature: { state: 'not-checked', why: 'malformed', signer: null, stamped: null },
    };
    for (const bytes of [jpeg(64, 64), png(64, 64)])
      expect((await readPicture(withManifest(bytes, claim, made))).manifest).toEqual(told);
    expect((await readPicture(jpeg(64, 64))).manifest).toBeNull();
  });

  it.each([
    ['nothing', Buffer.alloc(0), 'other-kind'],
    ['a page', Buffer.from('<!doctype html><title>Not found</title> and some more words'), 'other-kind'],
    ['half a picture', png(64, 64).subarray(0, 60), 'broken'],
    ['the beginning of a WebP alone', Buffer.concat([Buffer.from('RIFF....WEBPVP8L'), Buffer.alloc(40)]), 'broken'],
  ])('that is %s breaks nothing', async (_what, bytes, state) => {
    expect(await readPicture(bytes)).toMatchObject({ state, fingerprint: null });
  });
});
