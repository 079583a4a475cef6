import { sha256 as digest } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** Same function as in `libs/evidence/src/sha256.ts`. SubtleCrypto is not used, because it is only async. */
export const sha256 = (bytes: Uint8Array | string): string =>
  bytesToHex(digest(typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes));
