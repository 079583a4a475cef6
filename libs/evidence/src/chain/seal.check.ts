import { z } from 'zod';
import { encodeUtf8, decodeBase64, equalBytes, encodeBase64, concatBytes } from '../bytes';
import { canonicalJson, sha256 } from '../digest';

/** The installation's signature over the head of a chain, which covers all entries through their links. */
export const SEAL = z.strictObject({
  investigationId: z.number().int(),
  seq: z.number().int(),
  sha256: z.string(),
  /** Digest of the public key, see `parsePublicKey`. */
  keyId: z.string(),
  /** Ed25519, base64. */
  signature: z.string(),
});
export type Seal = z.infer<typeof SEAL>;

export type SealFault = 'key-unknown' | 'key-not-its-name' | 'signature-wrong';

/** Fault of a seal; null if it is valid. `keys`: PEM public keys by ID. */
export async function sealFault(seal: Seal, keys: ReadonlyMap<string, string>): Promise<SealFault | null> {
  const pem = keys.get(seal.keyId);
  if (pem === undefined) return 'key-unknown';
  const key = parsePublicKey(pem);
  // Keys and signatures are accepted only in canonical encoding.
  if (key?.pem !== pem || key.id !== seal.keyId) return 'key-not-its-name';
  const { signature, ...signed } = seal;
  const bytes = decodeBase64(signature);
  return bytes && (await isSigned(key.spki, bytes, sealMessage(signed))) ? null : 'signature-wrong';
}

async function isSigned(
  spki: Uint8Array<ArrayBuffer>,
  signature: Uint8Array<ArrayBuffer>,
  message: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const key = await crypto.subtle.importKey('spki', spki, 'Ed25519', false, ['verify']).catch(() => null);
  return key !== null && crypto.subtle.verify('Ed25519', key, signature, message);
}

/** Includes the purpose, so that a signature made for another purpose cannot pass as a seal. */
export const sealMessage = ({ investigationId, seq, sha256, keyId }: Omit<Seal, 'signature'>) =>
  encodeUtf8(canonicalJson({ purpose: 'corroborate-chain-seal-1', investigationId, seq, sha256, keyId }));

/** SPKI prefix of every Ed25519 key (RFC 8410). */
const SPKI_PREFIX = Uint8Array.of(0x30, 0x2a, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70, 0x03, 0x21, 0x00);
const SPKI_BYTES = SPKI_PREFIX.length + 32;
const [BEGIN, END] = ['-----BEGIN PUBLIC KEY-----', '-----END PUBLIC KEY-----'];

/** Null if the text is not an Ed25519 key in PEM. */
export function parsePublicKey(pem: string) {
  const [, rest] = pem.split(BEGIN);
  const [body, ...after] = rest?.split(END) ?? [];
  const found = body === undefined || after.length === 0 ? null : decodeBase64(body.replace(/\s/g, ''));
  if (found?.length !== SPKI_BYTES || !equalBytes(found.subarray(0, SPKI_PREFIX.length), SPKI_PREFIX)) return null;
  const spki = concatBytes([found]);
  return {
    /** SHA-256 of the SPKI key. */
    id: sha256(spki),
    /** PEM in canonical form. */
    pem: `${BEGIN}\n${encodeBase64(spki)}\n${END}\n`,
    spki,
  };
}

/** A SHA-256 digest in lower-case hexadecimal. Capitals, colons and spaces in input are normalized first. */
const FINGERPRINT = /^[0-9a-f]{64}$/;

/**
 * IDs of one or more keys, given as PEM (an installation that changed its key publishes all of them) or as
 * fingerprints, one per line. Null if any of them is neither.
 */
export function parseKeyIds(text: string): string[] | null {
  const [, ...pems] = text.split(BEGIN);
  const ids =
    pems.length > 0 ? pems.map((rest) => parsePublicKey(`${BEGIN}${rest}`)?.id ?? null) : parseFingerprints(text);
  return ids.length > 0 && ids.every((id) => id !== null) ? ids : null;
}

const parseFingerprints = (text: string): (string | null)[] =>
  text
    .split('\n')
    .map((line) => line.toLowerCase().replace(/[\s:]/g, ''))
    .filter(Boolean)
    .map((line) => (FINGERPRINT.test(line) ? line : null));
