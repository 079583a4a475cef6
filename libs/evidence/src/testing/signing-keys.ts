import 'reflect-metadata';
import { constants, KeyObject, sign, webcrypto } from 'node:crypto';
import * as x509 from '@peculiar/x509';

const DAY_MS = 86_400_000;
const ec = (namedCurve: string) => ({ name: 'ECDSA', namedCurve, hash: 'SHA-256' });
const RSA = {
  ...{ name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256', modulusLength: 2048 },
  publicExponent: new Uint8Array([1, 0, 1]),
};

/** By the numbers of COSE: keys, digest, length of the salt. */
const ALGORITHMS = {
  ES256: { number: -7, keys: ec('P-256'), hash: 'sha256', salt: null },
  ES384: { number: -35, keys: ec('P-384'), hash: 'sha384', salt: null },
  ES512: { number: -36, keys: ec('P-521'), hash: 'sha512', salt: null },
  PS256: { number: -37, keys: RSA, hash: 'sha256', salt: 32 },
  PS384: { number: -38, keys: RSA, hash: 'sha384', salt: 48 },
  PS512: { number: -39, keys: RSA, hash: 'sha512', salt: 64 },
  Ed25519: { number: -8, keys: { name: 'Ed25519' }, hash: null, salt: null },
} as const;
type SigningAlgorithm = keyof typeof ALGORITHMS;
export const SIGNING_ALGORITHMS = Object.keys(ALGORITHMS) as SigningAlgorithm[];

export interface SigningKey {
  number: number;
  /** In DER, the signer's first, its root last. */
  chain: Uint8Array[];
  sign: (data: Uint8Array) => Buffer;
}

interface WantedKey {
  algorithm?: SigningAlgorithm;
  /** Of the signer's certificate, from now. */
  days?: [number, number];
  /** Signed by somebody else than the root that it names. */
  forged?: boolean;
  /** The root may not issue certificates. */
  rootIsNone?: boolean;
  /** What the signer's certificate says it was made for; nothing where this is not given. */
  purposes?: string[];
  /** It may issue certificates itself. */
  isIssuer?: boolean;
  /** Of the root's, from now. */
  rootDays?: [number, number];
  /** An issuer stands between it and the root. */
  between?: boolean;
  /** How many the root allows there. */
  rootLength?: number;
  /** Whom the signer's certificate names. */
  subject?: string;
}

/** A key with a certificate that names Ann Roe of the Elm Post, or somebody else, made by a root of its own. */
export async function signingKey(wanted: WantedKey = {}): Promise<SigningKey> {
  // Node's own, which the library's types know as that of browsers; so with kinds and keys below.
  x509.cryptoProvider.set(webcrypto as never);
  const { number, keys: kind, hash, salt } = ALGORITHMS[wanted.algorithm ?? 'ES256'];
  const made = () => webcrypto.subtle.generateKey(kind, true, ['sign', 'verify']) as Promise<webcrypto.CryptoKeyPair>;
  const [rootKeys, keys, others] = [await made(), await made(), wanted.forged ? await made() : null];
  const middleKeys = wanted.between ? await made() : null;
  const root = await rootBy(rootKeys, kind, wanted);
  const middle = middleKeys && (await issuerUnder(root, { kind, rootKeys, keys: middleKeys }));
  const signing = (others ?? middleKeys ?? rootKeys).privateKey;
  const own = await signersUnder(middle ?? root, wanted, { kind, publicKey: keys.publicKey, signing });
  const key = KeyObject.from(keys.privateKey);
  const how = salt === null ? { dsaEncoding: 'ieee-p1363' as const } : pss(salt);
  return {
    number,
    chain: [own, ...(middle ? [middle] : []), root].map(({ rawData }) => new Uint8Array(rawData)),
    sign: (data) => sign(hash, data, { key, ...how }),
  };
}

type Pair = webcrypto.CryptoKeyPair;

const rootBy = (keys: Pair, kind: object, { rootDays, rootIsNone, rootLength }: WantedKey) =>
  x509.X509CertificateGenerator.createSelfSigned({
    ...{ name: 'CN=Elm Root', serialNumber: '01', signingAlgorithm: kind as never, keys: keys as never },
    ...life(rootDays ?? [-3000, 3000]),
    extensions: [new x509.BasicConstraintsExtension(!rootIsNone, rootLength, true)],
  });

interface Signing {
  kind: object;
  publicKey: webcrypto.CryptoKey;
  signing: webcrypto.CryptoKey;
}

const signersUnder = (issuer: x509.X509Certificate, wanted: WantedKey, { kind, publicKey, signing }: Signing) =>
  x509.X509CertificateGenerator.create({
    ...{ subject: wanted.subject ?? 'CN=Ann Roe, O=Elm Post', issuer: issuer.subject, serialNumber: '02' },
    ...{ signingAlgorithm: kind as never, publicKey: publicKey as never, signingKey: signing as never },
    ...life(wanted.days ?? [-30, 300]),
    extensions: [
      ...(wanted.purposes ? [new x509.ExtendedKeyUsageExtension(wanted.purposes)] : []),
      ...(wanted.isIssuer ? [new x509.BasicConstraintsExtension(true, undefined, true)] : []),
    ],
  });

const issuerUnder = (root: x509.X509Certificate, made: { kind: object; rootKeys: Pair; keys: Pair }) =>
  x509.X509CertificateGenerator.create({
    ...{ subject: 'CN=Elm Issuer', issuer: root.subject, serialNumber: '03', signingAlgorithm: made.kind as never },
    ...{ publicKey: made.keys.publicKey as never, signingKey: made.rootKeys.privateKey as never },
    ...life([-3000, 36_500]),
    extensions: [new x509.BasicConstraintsExtension(true, undefined, true)],
  });

const pss = (saltLength: number) => ({ padding: constants.RSA_PKCS1_PSS_PADDING, saltLength });
const life = ([from, to]: [number, number]) => ({
  notBefore: new Date(Date.now() + from * DAY_MS),
  notAfter: new Date(Date.now() + to * DAY_MS),
});
