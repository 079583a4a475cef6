import { sha256 } from './sha256';

export { sha256 };

/**
 * Canonical JSON (RFC 8785): keys sorted by UTF-16 units, no white space, so digests are reproducible. Undefined fields
 * are left out.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(sortKeys(value));
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (value === null || typeof value !== 'object') return value;
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  // Null prototype, so that a key named `__proto__` is an ordinary field.
  const copy = Object.create(null) as Record<string, unknown>;
  for (const [name, inner] of fields) copy[name] = sortKeys(inner);
  return copy;
}

export const digestJson = (value: unknown): string => sha256(canonicalJson(value));
