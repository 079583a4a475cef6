import type { ManifestSignature } from '@corroborate/domain';
import { askAuthority, rootOf } from '@corroborate/sandbox/testing';
import { AsnConvert } from '@peculiar/asn1-schema';
import { Certificate } from '@peculiar/asn1-x509';
import { encode } from 'jpeg-js';
import { sha256 } from '../../digest';
import { certificatesIn } from '../../stamps/certificates.policy';
import { stampRequest } from '../../stamps/stamp.request';
import { drawn } from '../../testing/pictures';
import { signedPicture, type WantedManifest } from '../../testing/signed-pictures';
import { signingKey, type SigningKey } from '../../testing/signing-keys';
import { checkSignature } from './check-signature';

const DAY_MS = 86_400_000;
const CLAIM_SIGNING = '1.3.6.1.4.1.62558.2.1';
const MAIL = '1.3.6.1.5.5.7.3.4';
const STAMPS = '1.3.6.1.5.5.7.3.8';
const PICTURE = encode({ width: 32, height: 32, data: drawn(32, 32, 1) }, 70).data;
const whole = { purposes: [CLAIM_SIGNING], between: true };

interface Case {
  anchors: readonly Certificate[];
  /** What is sent along, of signer, issuer and root. */
  sent?: number;
  manifest?: WantedManifest;
  now?: Date;
}

async function found(key: SigningKey, { anchors, sent, manifest, now = new Date() }: Case): Promise<ManifestSignature> {
  const { bytes } = await signedPicture(PICTURE, { ...key, chain: key.chain.slice(0, sent) }, manifest);
  return checkSignature('jpeg', bytes, { now, anchors });
}
const trust = async (key: SigningKey, one: Case) => (await found(key, one)).trust;

const placed = ({ chain }: SigningKey, place: number): Certificate => AsnConvert.parse(chain.at(place)!, Certificate);
const rootIn = (key: SigningKey): Certificate => placed(key, -1);

let key: SigningKey;
let root: Certificate;
beforeAll(async () => {
  key = await signingKey(whole);
  root = rootIn(key);
});

describe('a signer is vouched for', () => {
  const vouched = { state: 'vouched', anchor: 'Elm Root', stampVouched: null };

  it.each([
    ['with the root', 3],
    ['without it', 2],
  ])('where the chain leads to a root that was named, sent %s', async (_how, sent) => {
    expect(await trust(key, { anchors: [root], sent })).toEqual(vouched);
  });

  it('where an issuer between was named, or the certificate itself', async () => {
    expect(await trust(key, { anchors: [placed(key, 1)] })).toMatchObject({ anchor: 'Elm Issuer' });
    expect(await trust(key, { anchors: [placed(key, 0)] })).toMatchObject({ anchor: 'Ann Roe' });
  });

  it('also where others were named beside it, and where the picture was changed since', async () => {
    const other = rootIn(await signingKey(whole));
    expect(await trust(key, { anchors: [other, root] })).toEqual(vouched);
    const { bytes } = await signedPicture(PICTURE, key);
    bytes[bytes.length - 10]! ^= 1;
    const changed = await checkSignature('jpeg', bytes, { now: new Date(), anchors: [root] });
    expect(changed).toMatchObject({ state: 'picture-changed', trust: vouched });
  });

  it('by a certificate for mail or documents, as older ones are', async () => {
    const mail = await signingKey({ purposes: [MAIL] });
    expect(await trust(mail, { anchors: [rootIn(mail)] })).toEqual(vouched);
  });
});

describe('nobody vouches for a signer', () => {
  const not = (why: string) => ({ state: 'not-vouched', why });

  it('and nothing is said of it where nobody was named', async () => {
    expect(await found(key, { anchors: [] })).not.toHaveProperty('trust');
  });

  it('where the chain leads to another root, also one of the same name', async () => {
    const other = rootIn(await signingKey(whole));
    expect(await found(key, { anchors: [other] })).toMatchObject({ state: 'signed-and-whole', trust: not('nobody') });
  });

  it('where the issuer between is missing', async () => {
    expect(await trust(key, { anchors: [root], sent: 1 })).toEqual(not('nobody'));
  });

  it('where a certificate was signed by somebody else: the signature does not hold then', async () => {
    const forged = await signingKey({ ...whole, forged: true });
    const said = await found(forged, { anchors: [rootIn(forged)] });
    expect([said.state, said.trust]).toEqual(['signature-wrong', undefined]);
  });

  it('where the root allows no issuer below it', async () => {
    const short = await signingKey({ ...whole, rootLength: 0 });
    expect(await trust(short, { anchors: [rootIn(short)] })).toEqual(not('nobody'));
    const flat = await signingKey({ ...whole, rootLength: 0, between: false });
    expect(await trust(flat, { anchors: [rootIn(flat)] })).toMatchObject({ state: 'vouched' });
  });

  it('where the one that was named has ended', async () => {
    const ended = await signingKey({ ...whole, rootDays: [-900, -300] });
    expect(await trust(ended, { anchors: [rootIn(ended)], sent: 2 })).toEqual(not('outside-life'));
  });

  it('where the certificate of the signer has ended: it is not checked then', async () => {
    const ended = await signingKey({ ...whole, days: [-300, -200] });
    const said = await found(ended, { anchors: [rootIn(ended)] });
    expect(said).toMatchObject({ state: 'not-checked', why: 'outside-life', trust: not('outside-life') });
  });

  it.each<[string, object]>([
    ['for nothing by its own word', {}],
    ['for stamps of the time as well', { purposes: [MAIL, STAMPS] }],
    ['for anything', { purposes: [CLAIM_SIGNING, '2.5.29.37.0'] }],
    ['for servers', { purposes: ['1.3.6.1.5.5.7.3.1'] }],
    ['for issuing others', { purposes: [CLAIM_SIGNING], isIssuer: true }],
  ])('where its certificate was made %s', async (_what, wanted) => {
    const other = await signingKey(wanted);
    expect(await trust(other, { anchors: [rootIn(other)] })).toEqual(not('purpose'));
  });
});

describe('a stamp of the time', () => {
  const stamp = {
    header: 'sigTst' as const,
    by: (covered: Buffer) =>
      askAuthority('freetsa.org', stampRequest({ imprint: sha256(covered), nonce: null, policy: null })),
  };
  const later = new Date(Date.now() + 400 * DAY_MS);

  it('by an authority that was named says when the chain must have lived', async () => {
    const anchors = [root, ...certificatesIn(await rootOf('freetsa.org'))];
    const said = await found(key, { anchors, manifest: { stamp }, now: later });
    expect(said).toMatchObject({ state: 'signed-and-whole', trust: { state: 'vouched', stampVouched: true } });
  });

  it('by any other does not, since it may be of any time', async () => {
    const said = await found(key, { anchors: [root], manifest: { stamp }, now: later });
    expect(said).toMatchObject({ state: 'signed-and-whole', trust: { state: 'not-vouched', why: 'stamp' } });
    expect(await trust(key, { anchors: [root], manifest: { stamp } })).toMatchObject({
      ...{ state: 'vouched', stampVouched: false },
    });
  });
});
