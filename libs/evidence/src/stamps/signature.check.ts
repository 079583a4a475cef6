import { ECDSASigValue } from '@peculiar/asn1-ecc';
import { AsnConvert, AsnProp, AsnPropTypes } from '@peculiar/asn1-schema';
import { AlgorithmIdentifier, SubjectPublicKeyInfo } from '@peculiar/asn1-x509';

type Bytes = ArrayBuffer | Uint8Array<ArrayBuffer>;

/** SHA-1 and what is older are not among them. */
const DIGESTS: Record<string, string> = {
  '2.16.840.1.101.3.4.2.1': 'SHA-256',
  '2.16.840.1.101.3.4.2.2': 'SHA-384',
  '2.16.840.1.101.3.4.2.3': 'SHA-512',
};
/** Algorithms that name the digest themselves. */
const SIGNATURES: Record<string, string> = {
  '1.2.840.113549.1.1.11': 'SHA-256',
  '1.2.840.113549.1.1.12': 'SHA-384',
  '1.2.840.113549.1.1.13': 'SHA-512',
  '1.2.840.10045.4.3.2': 'SHA-256',
  '1.2.840.10045.4.3.3': 'SHA-384',
  '1.2.840.10045.4.3.4': 'SHA-512',
};
const RSA_KEY = '1.2.840.113549.1.1.1';
/** Both a kind of key and of signature, as the next. */
const RSA_PSS = '1.2.840.113549.1.1.10';
const ED25519 = '1.3.101.112';
const MASK = '1.2.840.113549.1.1.8';
const EC_KEY = '1.2.840.10045.2.1';
const CURVES: Record<string, { namedCurve: string; size: number }> = {
  '06082a8648ce3d030107': { namedCurve: 'P-256', size: 32 },
  '06052b81040022': { namedCurve: 'P-384', size: 48 },
  '06052b81040023': { namedCurve: 'P-521', size: 66 },
};

/** Name of a digest as browsers and Node know it; null where it is not trusted. */
export const digestNamed = ({ algorithm }: AlgorithmIdentifier): string | null => DIGESTS[algorithm] ?? null;

export const hexOf = (bytes: ArrayBuffer | Uint8Array): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

export const digestHex = async (name: string, bytes: Bytes): Promise<string> =>
  hexOf(await crypto.subtle.digest(name, bytes));

export interface Signed {
  key: SubjectPublicKeyInfo;
  algorithm: AlgorithmIdentifier;
  /** Used where the algorithm does not name one itself. */
  digest: string | null;
  data: Bytes;
  signature: ArrayBuffer;
}

/** How a signature is checked: the key as it is imported, and by which names. */
interface Way {
  spki: ArrayBuffer;
  imported: { name: string; hash?: string; namedCurve?: string };
  checked: { name: string; hash?: string; saltLength?: number };
  signature: ArrayBuffer | Uint8Array<ArrayBuffer>;
}

/**
 * RSA (PKCS #1 and PSS) and ECDSA with SHA-2, and Ed25519. False where it does not hold, is of another kind, or cannot
 * be read.
 */
export async function signatureHolds(signed: Signed): Promise<boolean> {
  try {
    const way = wayOf(signed);
    if (way === null) return false;
    const key = await crypto.subtle.importKey('spki', way.spki, way.imported, false, ['verify']);
    return await crypto.subtle.verify(way.checked, key, way.signature, signed.data);
  } catch {
    return false;
  }
}

function wayOf(signed: Signed): Way | null {
  const { key, algorithm } = signed;
  const kind = key.algorithm.algorithm;
  if (algorithm.algorithm === RSA_PSS) return kind === RSA_KEY || kind === RSA_PSS ? pssWay(signed) : null;
  if (kind === ED25519) return algorithm.algorithm === ED25519 ? wayBy(signed, { name: 'Ed25519' }) : null;
  const hash = SIGNATURES[algorithm.algorithm] ?? signed.digest;
  if (hash === null) return null;
  if (kind === RSA_KEY) return wayBy(signed, { name: 'RSASSA-PKCS1-v1_5', hash });
  const curve = CURVES[hexOf(key.algorithm.parameters ?? new ArrayBuffer(0))];
  if (kind !== EC_KEY || !curve) return null;
  const signature = plainPair(signed.signature, curve.size);
  const { namedCurve } = curve;
  return { ...wayBy(signed, { name: 'ECDSA', namedCurve }), checked: { name: 'ECDSA', hash }, signature };
}

const wayBy = ({ key, signature }: Signed, imported: Way['imported']): Way => ({
  ...{ spki: AsnConvert.serialize(key), imported, signature },
  checked: { name: imported.name },
});

/** RSASSA-PSS-params (RFC 4055), whose defaults are those of SHA-1. */
class PssParams {
  @AsnProp({ type: AlgorithmIdentifier, context: 0, optional: true })
  hash?: AlgorithmIdentifier;
  @AsnProp({ type: AlgorithmIdentifier, context: 1, optional: true })
  mask?: AlgorithmIdentifier;
  @AsnProp({ type: AsnPropTypes.Integer, context: 2, optional: true })
  salt = 20;
  @AsnProp({ type: AsnPropTypes.Integer, context: 3, optional: true })
  trailer = 1;
}

interface Pss {
  hash: string;
  saltLength: number;
}

/** One digest for all of it, as browsers have it; what a key of this kind allows itself is kept to. */
function pssWay(signed: Signed): Way | null {
  const { key, algorithm, digest, signature } = signed;
  const pss = pssIn(algorithm);
  if (!pss || (digest !== null && digest !== pss.hash)) return null;
  const limits = key.algorithm.algorithm === RSA_PSS && hasParameters(key.algorithm) ? pssIn(key.algorithm) : pss;
  if (!limits || limits.hash !== pss.hash || pss.saltLength < limits.saltLength) return null;
  // Browsers read keys of the common kind alone; the numbers are the same.
  const common = new SubjectPublicKeyInfo({
    algorithm: new AlgorithmIdentifier({ algorithm: RSA_KEY, parameters: null }),
    subjectPublicKey: key.subjectPublicKey,
  });
  const { hash, saltLength } = pss;
  const name = 'RSA-PSS';
  return { spki: AsnConvert.serialize(common), imported: { name, hash }, checked: { name, saltLength }, signature };
}

const hasParameters = ({ parameters }: AlgorithmIdentifier): boolean => (parameters?.byteLength ?? 0) > 2;

/** Null where a digest is not trusted, or another one makes the mask. */
function pssIn({ parameters }: AlgorithmIdentifier): Pss | null {
  if (!parameters) return null;
  const { hash, mask, salt, trailer } = AsnConvert.parse(parameters, PssParams);
  const name = hash && digestNamed(hash);
  if (!name || mask?.algorithm !== MASK || !mask.parameters || trailer !== 1 || salt < 0) return null;
  const ofMask = digestNamed(AsnConvert.parse(mask.parameters, AlgorithmIdentifier));
  return ofMask === name ? { hash: name, saltLength: salt } : null;
}

/** The two numbers of a signature one behind the other, as WebCrypto wants them. */
function plainPair(signature: ArrayBuffer, size: number): Uint8Array<ArrayBuffer> {
  const { r, s } = AsnConvert.parse(signature, ECDSASigValue);
  const pair = new Uint8Array(size * 2);
  for (const [place, number] of [r, s].entries()) {
    const digits = withoutZeros(new Uint8Array(number));
    pair.set(digits, (place + 1) * size - digits.length);
  }
  return pair;
}

/** A number without the zeros before it. */
export function withoutZeros(number: Uint8Array): Uint8Array {
  const first = number.findIndex((byte) => byte !== 0);
  return first < 0 ? new Uint8Array(0) : number.subarray(first);
}
