import { randomBytes, timingSafeEqual } from 'node:crypto';
import { sha256 } from '@corroborate/domain';

/** Format of a key: a prefix that leak scanners can search for, the public ID and the secret. */
const KEY_PATTERN = /^cbr_([0-9a-f]{16})_([A-Za-z0-9_-]{43})$/;

export interface KeyText {
  keyId: string;
  secret: string;
}

/** Creates a key. A fast hash suffices, because 256 random bits cannot be guessed. */
export const mintKey = (): KeyText => ({ keyId: randomBytes(8).toString('hex'), secret: newToken() });
export const newToken = (): string => randomBytes(32).toString('base64url');

export const formatKey = ({ keyId, secret }: KeyText): string => `cbr_${keyId}_${secret}`;

/** Parses a key; null if the text is not one. */
export function parseKey(text: string): KeyText | null {
  const [, keyId, secret] = KEY_PATTERN.exec(text) ?? [];
  return keyId !== undefined && secret !== undefined ? { keyId, secret } : null;
}

export const hashSecret = (secret: string): string => sha256(secret);

/** Compares a secret with its hash in constant time. */
export function matchesSecret(hash: string, secret: string): boolean {
  const [known, given] = [Buffer.from(hash, 'hex'), Buffer.from(hashSecret(secret), 'hex')];
  return known.length === given.length && timingSafeEqual(known, given);
}
