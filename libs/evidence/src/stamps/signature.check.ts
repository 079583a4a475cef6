import { ECDSASigValue } from '@peculiar/asn1-ecc';
import { AsnConvert } from '@peculiar/asn1-schema';
import type { AlgorithmIdentifier, SubjectPublicKeyInfo } from '@peculiar/asn1-x509';

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

/** RSA (PKCS #1) and ECDSA with SHA-2. False where it does not hold, is of another kind, or cannot be read. */
export async function signatureHolds({ key, algorithm, digest, data, signature }: Signed): Promise<boolean> {
  const hash = SIGNATURES[algorithm.algorithm] ?? digest;
  if (hash === null) return false;
  try {
    const spki = AsnConvert.serialize(key);
    if (key.algorithm.algorithm === RSA_KEY) {
      const rsa = { name: 'RSASSA-PKCS1-v1_5', hash };
      const imported = await crypto.subtle.importKey('spki', spki, rsa, false, ['verify']);
      return await crypto.subtle.verify(rsa, imported, signature, data);
    }
    const curve = CURVES[hexOf(key.algorithm.parameters ?? new ArrayBuffer(0))];
    if (key.algorithm.algorithm !== EC_KEY || !curve) return false;
    const ec = { name: 'ECDSA', namedCurve: curve.namedCurve };
    const imported = await crypto.subtle.importKey('spki', spki, ec, false, ['verify']);
    return await crypto.subtle.verify({ ...ec, hash }, imported, plainPair(signature, curve.size), data);
  } catch {
    return false;
  }
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
