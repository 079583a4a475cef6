import { z } from 'zod';
import { encodeUtf8, decodeBase64 } from '../bytes';
import { canonicalJson } from '../digest';
import { parsePublicKey } from './public-key';

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
