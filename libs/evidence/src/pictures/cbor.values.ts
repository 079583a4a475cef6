import { decode } from 'cbor2';
import { PICTURES } from './pictures.thresholds';

/**
 * Tags stay as they are: of a stranger's bytes no pattern, date or address is made. Maps, since a key may be a number,
 * or be called `__proto__`.
 */
const KEPT = { ignoreGlobalTags: true, preferMap: true, rejectDuplicateKeys: true, maxDepth: PICTURES.maxCborDepth };

/** @throws Error where it is no CBOR, has more behind it, or is larger than any */
export function valueIn(bytes: Uint8Array): unknown {
  if (bytes.length > PICTURES.maxValue) throw new RangeError('A value larger than is taken apart.');
  return decode(bytes, KEPT);
}

export function fieldOf(value: unknown, name: string | number): unknown {
  return value instanceof Map ? (value.get(name) as unknown) : undefined;
}

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);
export const textIn = (value: unknown): string | null => (typeof value === 'string' ? value : null);
export const bytesIn = (value: unknown): Buffer | null =>
  value instanceof Uint8Array ? Buffer.from(value.buffer, value.byteOffset, value.length) : null;
