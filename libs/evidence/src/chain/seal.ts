import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify, type KeyObject } from 'node:crypto';
import { canonicalJson, sha256 } from '../digest';
import type { ChainHead } from './chain.policy';

/** A signature of the installation over the end of a chain: everything before it is covered by its links. */
export interface Seal extends ChainHead {
  /** Digest of the public key, see `keyIdOf`. */
  keyId: string;
  /** Ed25519, base64. */
  signature: string;
}

export interface SigningKey {
  keyId: string;
  /** PKCS #8 in PEM. Leaves the machine never. */
  privatePem: string;
  /** SPKI in PEM, for anybody. */
  publicPem: string;
}

export function newSigningKey(): SigningKey {
  const { privateKey } = generateKeyPairSync('ed25519');
  return signingKeyOf(privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
}

/** @throws Error where this is no Ed25519 key in PEM. */
export function signingKeyOf(privatePem: string): SigningKey {
  const key = createPrivateKey(privatePem);
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('The key is no Ed25519 key');
  const publicKey = createPublicKey(key);
  return {
    keyId: keyIdOf(publicKey),
    privatePem,
    publicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  };
}

/** SHA-256 of the key as SPKI, so that whoever has the key can check its name. */
const keyIdOf = (key: KeyObject): string => sha256(key.export({ type: 'spki', format: 'der' }));

export function sealOf({ investigationId, seq, sha256: head }: ChainHead, key: SigningKey): Seal {
  const signed = { investigationId, seq, sha256: head, keyId: key.keyId };
  return { ...signed, signature: sign(null, messageOf(signed), createPrivateKey(key.privatePem)).toString('base64') };
}

export type SealFault = 'key-unknown' | 'key-not-its-name' | 'signature-wrong';

/** What is wrong with a seal; null where it holds. `keys`: public keys in PEM by their id. */
export function sealFault(seal: Seal, keys: ReadonlyMap<string, string>): SealFault | null {
  const pem = keys.get(seal.keyId);
  if (pem === undefined) return 'key-unknown';
  const key = publicKeyIn(pem);
  if (!key || keyIdOf(key) !== seal.keyId) return 'key-not-its-name';
  const { signature, ...signed } = seal;
  const bytes = Buffer.from(signature, 'base64');
  // Of several spellings that decode to the same bytes one alone is ours.
  const ours = bytes.toString('base64') === signature;
  return ours && verify(null, messageOf(signed), key, bytes) ? null : 'signature-wrong';
}

/** Null where it is no Ed25519 key, or is not spelled as we spell one. */
function publicKeyIn(pem: string): KeyObject | null {
  try {
    const key = createPublicKey(pem);
    const ours = key.asymmetricKeyType === 'ed25519' && key.export({ type: 'spki', format: 'pem' }) === pem;
    return ours ? key : null;
  } catch {
    return null;
  }
}

/** The purpose stands in it: a signature made for something else can never pass for a seal. */
const messageOf = ({ investigationId, seq, sha256: head, keyId }: Omit<Seal, 'signature'>): Buffer =>
  Buffer.from(canonicalJson({ purpose: 'corroborate-chain-seal-1', investigationId, seq, sha256: head, keyId }));
