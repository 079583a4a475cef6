import type { PackedOriginal } from './packing';

/** Keeps packed originals by their digest, outside the database. */
export interface OriginalStore {
  /** Idempotent and atomic. */
  put(original: PackedOriginal): Promise<void>;
  /** Null if missing. */
  get(original: Omit<PackedOriginal, 'packed'>): Promise<PackedOriginal | null>;
  /** No error if missing. */
  remove(sha256: string): Promise<void>;
}

/** A digest and nothing else becomes a part of a name. */
export function nameOf(sha256: string): string {
  if (!/^[0-9a-f]{64}$/.test(sha256)) throw new Error('Not a SHA-256 digest');
  return sha256;
}
