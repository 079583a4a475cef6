import type { PackedOriginal } from './packing';

/** Stores compressed originals by digest, outside the database. */
export interface OriginalStore {
  /** Idempotent and atomic. */
  put(original: PackedOriginal): Promise<void>;
  /** Null if there is no such original. */
  get(original: Omit<PackedOriginal, 'packed'>): Promise<PackedOriginal | null>;
  /** Does nothing if there is no such original. */
  remove(sha256: string): Promise<void>;
}

/** Ensures that only a digest becomes part of a file or object name. */
export function toObjectName(sha256: string): string {
  if (!/^[0-9a-f]{64}$/.test(sha256)) throw new Error('Not a SHA-256 digest');
  return sha256;
}
