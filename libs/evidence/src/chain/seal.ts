import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import type { ChainHead } from './chain.policy';
import { sealMessage, type Seal, parsePublicKey } from './seal.check';

export interface SigningKey {
  keyId: string;
  /** PKCS #8 in PEM. Never leaves the machine. */
  privatePem: string;
  /** SPKI in PEM. Public. */
  publicPem: string;
}

export function newSigningKey(): SigningKey {
  const { privateKey } = generateKeyPairSync('ed25519');
  return toSigningKey(privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
}

/** @throws Error if it is not an Ed25519 key in PEM */
export function toSigningKey(privatePem: string): SigningKey {
  const publicPem = createPublicKey(createPrivateKey(privatePem)).export({ type: 'spki', format: 'pem' }).toString();
  const key = parsePublicKey(publicPem);
  if (!key) throw new Error('The key is not an Ed25519 key');
  return { keyId: key.id, privatePem, publicPem };
}

export function createSeal({ investigationId, seq, sha256: head }: ChainHead, key: SigningKey): Seal {
  const signed = { investigationId, seq, sha256: head, keyId: key.keyId };
  return { ...signed, signature: sign(null, sealMessage(signed), createPrivateKey(key.privatePem)).toString('base64') };
}
