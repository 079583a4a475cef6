import type { PackedOriginal } from './packing';

/** Stores packed originals by digest, outside the database. */
export interface OriginalStore {
  /** Idempotent and atomic. */
  put(original: PackedOriginal): Promise<void>;
  /** Null if missing. */
  get(original: Omit<PackedOriginal, 'packed'>): Promise<PackedOriginal | null>;
  /** No error if missing. */
  remove(sha256: string): Promise<void>;
}

/** Only a digest may become part of a file or object name. */
export function nameOf(sha256: string): string {
  if (!/^[0-9a-f]{64}$/.test(sha256)) throw new Error('Not a SHA-256 digest');
  return sha256;
}
