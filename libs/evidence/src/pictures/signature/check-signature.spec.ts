import type { ManifestSignature } from '@corroborate/domain';
import { askAuthority } from '@corroborate/sandbox/testing';
import { AsnConvert } from '@peculiar/asn1-schema';
import { TimeStampResp } from '@peculiar/asn1-tsp';
import { encode } from 'jpeg-js';
import { PNG } from 'pngjs';
import { sha256 } from '../../digest';
import { stampRequest } from '../../stamps/stamp.request';
import { drawn } from '../../testing/pictures';
import { signedPicture, type WantedManifest } from '../../testing/signed-pictures';
import { SIGNING_ALGORITHMS, signingKey, type SigningKey } from '../../testing/signing-keys';
import { kindOf } from '../pixels';
import { readPicture } from '../read-picture';
import { checkSignature } from './check-signature';

const jpeg = (seed = 1): Buffer => encode({ width: 32, height: 32, data: drawn(32, 32, seed) }, 70).data;

function png(): Buffer {
  const picture = new PNG({ width: 32, height: 32 });
  picture.data = drawn(32, 32, 1);
  return PNG.sync.write(picture);
}

/** One pixel, lossless. */
const webp = (): Buffer => Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64');

async function checked(bytes: Buffer, now = new Date()): Promise<ManifestSignature | null> {
  const kind = kindOf(bytes);
  return kind && checkSignature(kind, bytes, { now, anchors: [] });
}

const stateOf = async (bytes: Buffer): Promise<string | undefined> => {
  const found = await checked(bytes);
  return found?.why ?? found?.state;
};

let key: SigningKey;
beforeAll(async () => {
  key = await signingKey();
});
const signed = async (wanted: WantedManifest = {}, picture = jpeg()) =>
  (await signedPicture(picture, key, wanted)).bytes;
const WHOLE = {
  ...{ state: 'signed-and-whole', why: null, stamped: null },
  signer: { name: 'Ann Roe', organisation: 'Elm Post' },
};

describe('a picture whose signature holds', () => {
  it.each(SIGNING_ALGORITHMS)('by %s is signed and whole, and its signer is named', async (algorithm) => {
    const { bytes } = await signedPicture(jpeg(), await signingKey({ algorithm }));
    expect(await checked(bytes)).toEqual(WHOLE);
  });

  it.each([
    ['JPEG', jpeg()],
    ['PNG', png()],
    ['WebP', webp()],
  ])('is told with what its manifest claims: %s', async (_kind, picture) => {
    const { manifest } = await readPicture(await signed({}, picture));
    expect(manifest).toEqual({
      ...{ generator: 'Elm Camera 1', assertions: ['c2pa.actions.v2', 'c2pa.hash.data'] },
      ...{ actions: ['c2pa.created'], sourceTypes: ['digitalCapture'], signature: WHOLE },
    });
  });

  it.each<[string, WantedManifest]>([
    ['has a claim of the first version, with certificates that are not signed', { version: 1, chainIn: 'open' }],
    ['takes more than one segment', { thumbnail: 150_000 }],
    ['has digests of SHA-384', { digest: 'sha384' }],
    ['has digests of SHA-512', { digest: 'sha512' }],
  ])('holds where it %s', async (_what, wanted) => {
    expect(await checked(await signed(wanted))).toEqual(WHOLE);
  });
});

describe('a stamp of the time', () => {
  const answer = (covered: Buffer): Promise<Uint8Array> =>
    askAuthority('freetsa.org', stampRequest({ imprint: sha256(covered), nonce: null, policy: null }));
  const token = async (covered: Buffer): Promise<Uint8Array> =>
    new Uint8Array(AsnConvert.serialize(AsnConvert.parse(await answer(covered), TimeStampResp).timeStampToken!));
  const later = new Date(Date.now() + 400 * 86_400_000);

  it.each([
    ['of the claim, as older manifests have it', { header: 'sigTst' as const, by: answer }],
    ['of the signature, as newer ones have it', { header: 'sigTst2' as const, by: token }],
  ])('%s says when it was signed, so that it holds when its certificate has ended', async (_what, stamp) => {
    const bytes = await signed({ stamp });
    const stamped = { at: expect.any(String), by: 'freetsa.org' };
    expect(await checked(bytes)).toEqual({ ...WHOLE, stamped });
    expect(await checked(bytes, later)).toEqual({ ...WHOLE, stamped });
  });

  it('of something else is none', async () => {
    const bytes = await signed({ stamp: { header: 'sigTst', by: () => answer(Buffer.from('something else')) } });
    expect(await checked(bytes)).toEqual(WHOLE);
    expect(await checked(bytes, later)).toMatchObject({ state: 'not-checked', why: 'outside-life', stamped: null });
  });

  it('is missed where the certificate has ended, or begins later', async () => {
    for (const days of [[-300, -200] as const, [30, 300] as const]) {
      const { bytes } = await signedPicture(jpeg(), await signingKey({ days: [...days] }));
      expect(await checked(bytes)).toEqual({ ...WHOLE, state: 'not-checked', why: 'outside-life' });
    }
  });
});

describe('a picture that is not as it was signed', () => {
  it('is changed where a byte behind the manifest is another', async () => {
    const bytes = await signed();
    bytes[bytes.length - 10]! ^= 1;
    expect(await checked(bytes)).toEqual({ ...WHOLE, state: 'picture-changed' });
  });

  it('is changed where the manifest was put into another picture', async () => {
    const bytes = await signed();
    const [own, other] = [jpeg(), jpeg(9)];
    const moved = Buffer.concat([bytes.subarray(0, bytes.length - own.length + 2), other.subarray(2)]);
    expect(await stateOf(moved)).toBe('picture-changed');
    expect(await stateOf(bytes.subarray(0, -40))).toBe('picture-changed');
  });

  it('is not taken for whole where its manifest was made to swallow what stands behind it', async () => {
    const bytes = await signed({}, png());
    bytes.writeUInt32BE(bytes.readUInt32BE(33) + 4, 33);
    expect(await stateOf(bytes)).toBe('left-out');
  });

  it('has a changed manifest where a statement is another, or stands beside those that are signed', async () => {
    const bytes = await signed();
    bytes.write('edited!', bytes.indexOf('created'), 'latin1');
    expect(await checked(bytes)).toEqual({ ...WHOLE, state: 'manifest-changed' });
    expect(await stateOf(await signed({ undeclared: 'c2pa.actions' }))).toBe('manifest-changed');
    expect(await stateOf(await signed({ undeclared: 'c2pa.hash.data' }))).toBe('manifest-changed');
  });

  it('has a wrong signature where the claim is another, or a certificate is signed by somebody else', async () => {
    const bytes = await signed();
    bytes.write('Oak', bytes.indexOf('Elm Camera'), 'latin1');
    expect(await checked(bytes)).toEqual({ state: 'signature-wrong', why: null, signer: null, stamped: null });
    const { bytes: forged } = await signedPicture(jpeg(), await signingKey({ forged: true }));
    expect(await stateOf(forged)).toBe('signature-wrong');
  });

  it.each([
    ['JPEG', jpeg, {}],
    ['PNG', png, { chainIn: 'open', version: 1 }],
    ['WebP', webp, {}],
  ] as const)(
    'never reads as signed and whole with one byte flipped: %s',
    async (_kind, picture, wanted) => {
      const { bytes, loose } = await signedPicture(picture(), key, wanted);
      expect(await stateOf(bytes)).toBe('signed-and-whole');
      const next = numbersFrom(20_261_126);
      const passed: number[] = [];
      for (let flips = 0; flips < 600;) {
        const at = next(bytes.length);
        if (loose.some(({ from, to }) => from <= at && at < to)) continue;
        const flipped = Buffer.from(bytes);
        flipped[at]! ^= 1 + next(255);
        flips += 1;
        if ((await stateOf(flipped)) === 'signed-and-whole') passed.push(at);
      }
      expect(passed).toEqual([]);
    },
    300_000,
  );
});

/** The same numbers in every run. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

describe('a signature is said not to be checked', () => {
  const own = `self#jumbf=/c2pa/urn:c2pa:other/c2pa.signature`;
  it.each<[string, WantedManifest, string]>([
    ['the picture is bound by its boxes', { binding: 'c2pa.hash.boxes' }, 'other-binding'],
    ['the picture is bound as films are', { binding: 'c2pa.hash.bmff.v3' }, 'other-binding'],
    ['nothing binds it', { binding: 'org.example.hash' }, 'no-binding'],
    ['it only says what was done beside the picture', { kind: 'c2um' }, 'no-binding'],
    ['the signer left parts of the picture out', { leaveOut: [{ start: 9_000, length: 40 }] }, 'left-out'],
    ['digests are of another kind', { change: (claim) => void (claim.alg = 'md5') }, 'algorithm'],
    [
      'the claim names the signature of another manifest',
      { change: (claim) => void (claim.signature = own) },
      'malformed',
    ],
    ['the claim names more than is looked at', { change: manyAssertions }, 'malformed'],
    ['the claim is larger than any', { change: (claim) => void (claim.title = 'x'.repeat(300_000)) }, 'malformed'],
  ])('where %s', async (_where, wanted, why) => {
    const picture = encode({ width: 160, height: 160, data: drawn(160, 160, 3) }, 95).data;
    expect(await checked(await signed(wanted, picture))).toEqual({
      ...{ state: 'not-checked', why, signer: null, stamped: null },
    });
  });

  it.each<[string, (key: SigningKey) => Promise<SigningKey> | SigningKey, string]>([
    ['its algorithm is none of C2PA', (one) => ({ ...one, number: -257 }), 'algorithm'],
    ['its algorithm is none for its key', (one) => ({ ...one, number: -37 }), 'algorithm'],
    ['it has no certificate that can be read', (one) => ({ ...one, chain: [Buffer.from('none')] }), 'certificate'],
    ['it has a crowd of certificates', (one) => ({ ...one, chain: Array(9).fill(one.chain[0]) }), 'certificate'],
    ['its certificates stand in another order', (one) => ({ ...one, chain: [...one.chain, one.chain[0]!] }), 'chain'],
    ['its root may not issue any', () => signingKey({ rootIsNone: true }), 'chain'],
  ])('where %s', async (_where, other, why) => {
    const { bytes } = await signedPicture(jpeg(), await other(key));
    expect(await stateOf(bytes)).toBe(why);
  });

  it('where a certificate alone, which is signed by nobody here, stands beside what is signed', async () => {
    const alone = { ...key, chain: key.chain.slice(0, 1) };
    expect(await stateOf((await signedPicture(jpeg(), alone, { chainIn: 'open' })).bytes)).toBe('chain');
    expect(await stateOf((await signedPicture(jpeg(), alone)).bytes)).toBe('signed-and-whole');
  });

  it('where it is cut anywhere, and nothing is thrown', async () => {
    const bytes = await signed();
    for (let length = 40; length < bytes.length; length += 37)
      expect(await stateOf(bytes.subarray(0, length))).not.toBe('signed-and-whole');
  });
});

function manyAssertions(claim: Record<string, unknown>): void {
  claim.created_assertions = Array(300).fill((claim.created_assertions as unknown[])[0]);
}
