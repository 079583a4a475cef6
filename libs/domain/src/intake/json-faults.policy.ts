/** Deeper nesting than this is nobody's topic, but an attack on every recursive reader behind us. */
export const MAX_JSON_DEPTH = 32;
const RESERVED_KEYS = new Set(['__proto__', 'constructor', 'prototype']);
const MAX_FAULTS = 101;

export interface JsonFault {
  path: string[];
  detail: string;
}

/**
 * What no store can keep: NUL bytes and lone surrogates, in values and keys; with it reserved keys, senseless depth and
 * what is no JSON. Walks with a stack of its own, since the sender decides the depth.
 */
export function jsonFaults(root: unknown, maxDepth: number = MAX_JSON_DEPTH): JsonFault[] {
  const faults: JsonFault[] = [];
  const pending: { value: unknown; path: string[] }[] = [{ value: root, path: [] }];
  while (pending.length > 0 && faults.length < MAX_FAULTS) {
    const { value, path } = pending.pop() as { value: unknown; path: string[] };
    const detail = faultOf(value, path, maxDepth);
    if (detail) faults.push({ detail, path });
    if (typeof value !== 'object' || value === null || path.length >= maxDepth) continue;
    for (const [key, child] of Object.entries(value)) pending.push({ value: child, path: [...path, key] });
  }
  return faults;
}

function faultOf(value: unknown, path: string[], maxDepth: number): string | null {
  const key = path.at(-1);
  if (key !== undefined && RESERVED_KEYS.has(key)) return 'This name is reserved.';
  if (key !== undefined && !isStorable(key)) return 'The name has a NUL byte or half a character in it.';
  if (typeof value === 'string' && !isStorable(value)) return 'The text has a NUL byte or half a character in it.';
  if (typeof value === 'object' && value !== null && path.length >= maxDepth) return `Nested deeper than ${maxDepth} levels.`;
  return isOfJson(value) ? null : 'This is no plain JSON.';
}

export const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

const isOfJson = (value: unknown): boolean => ['string', 'boolean', 'object', 'undefined'].includes(typeof value) || Number.isFinite(value);
