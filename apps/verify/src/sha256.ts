import { sha256 as digest } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** The twin of `libs/evidence/src/sha256.ts`: browsers have SHA-256 themselves, but only for those who can wait. */
export const sha256 = (bytes: Uint8Array | string): string =>
  bytesToHex(digest(typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes));
