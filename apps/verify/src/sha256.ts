import { sha256 as digest } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** Same as `libs/evidence/src/sha256.ts`; SubtleCrypto is not used because it is async only. */
export const sha256 = (bytes: Uint8Array | string): string =>
  bytesToHex(digest(typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes));
