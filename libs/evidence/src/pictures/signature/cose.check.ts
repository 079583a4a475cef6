import { constants, verify, type KeyObject } from 'node:crypto';
import { encode } from 'cbor2';
import { PICTURES } from '../pictures.thresholds';
import type { CoseSignature } from './cose.reader';
import { Unchecked } from './unchecked';

type Way = { kind: 'ec' | 'rsa'; hash: string; bytes: number } | { kind: 'ed25519' };

/** Algorithms that C2PA allows, by their numbers in COSE (RFC 9053). */
const WAYS = new Map<unknown, Way>([
  [-7, { kind: 'ec', hash: 'sha256', bytes: 32 }],
  [-35, { kind: 'ec', hash: 'sha384', bytes: 48 }],
  [-36, { kind: 'ec', hash: 'sha512', bytes: 64 }],
  [-37, { kind: 'rsa', hash: 'sha256', bytes: 32 }],
  [-38, { kind: 'rsa', hash: 'sha384', bytes: 48 }],
  [-39, { kind: 'rsa', hash: 'sha512', bytes: 64 }],
  [-8, { kind: 'ed25519' }],
]);
const CURVES = ['prime256v1', 'secp384r1', 'secp521r1'];

/** What a signature, or a stamp beside it, covers (RFC 9052, 4.4). */
export const signedStructure = (context: string, header: Buffer, payload: Uint8Array): Uint8Array =>
  encode([context, plain(header), new Uint8Array(0), plain(payload)]);

/** The encoder writes views of other kinds with a tag. */
const plain = (bytes: Uint8Array): Uint8Array => new Uint8Array(bytes);

/** @throws Unchecked where its algorithm is not known, or is none for this key */
export function coseHolds({ header, algorithm, signature }: CoseSignature, payload: Buffer, key: KeyObject): boolean {
  const way = WAYS.get(algorithm);
  if (!way || !isFor(way, key)) throw new Unchecked('algorithm');
  const data = signedStructure('Signature1', header, payload);
  if (way.kind === 'ed25519') return verify(null, data, key, signature);
  const rsa = { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: way.bytes };
  return verify(way.hash, data, { key, ...(way.kind === 'ec' ? { dsaEncoding: 'ieee-p1363' } : rsa) }, signature);
}

function isFor({ kind }: Way, { asymmetricKeyType: type, asymmetricKeyDetails: details }: KeyObject): boolean {
  if (kind === 'ed25519') return type === 'ed25519';
  if (kind === 'ec') return type === 'ec' && CURVES.includes(details?.namedCurve ?? '');
  const bits = details?.modulusLength ?? 0;
  const { least, most } = PICTURES.rsaBits;
  return (type === 'rsa' || type === 'rsa-pss') && bits >= least && bits <= most;
}
