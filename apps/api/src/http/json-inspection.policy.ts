import type { ProblemItem } from '../problems/problem';

/** Deeper nesting than this is nobody's topic, but an attack on every recursive reader behind us. */
export const MAX_DEPTH = 32;
const RESERVED_KEYS = new Set(['__proto__', 'constructor', 'prototype']);
const MAX_FAULTS = 101;

type Place = Pick<ProblemItem, 'in' | 'pointer' | 'parameter'>;

/**
 * What no store behind this API can keep: NUL bytes and lone surrogates, in values and keys; with it reserved
 * keys and senseless depth. Walks with a stack of its own, since the sender decides the depth.
 */
export function inspectJson(root: unknown, where: 'body' | 'query'): ProblemItem[] {
  const faults: ProblemItem[] = [];
  const pending: { value: unknown; path: string[] }[] = [{ value: root, path: [] }];
  while (pending.length > 0 && faults.length < MAX_FAULTS) {
    const { value, path } = pending.pop() as { value: unknown; path: string[] };
    const fault = faultOf(value, path);
    if (fault) faults.push({ detail: fault, ...placeOf(where, path) });
    if (typeof value !== 'object' || value === null || path.length >= MAX_DEPTH) continue;
    for (const [key, child] of Object.entries(value)) pending.push({ value: child, path: [...path, key] });
  }
  return faults;
}

function faultOf(value: unknown, path: string[]): string | null {
  const key = path.at(-1);
  if (key !== undefined && RESERVED_KEYS.has(key)) return 'This name is reserved.';
  if (key !== undefined && !isStorable(key)) return 'The name has a NUL byte or half a character in it.';
  if (typeof value === 'string' && !isStorable(value))
    return 'The text has a NUL byte or half a character in it.';
  if (typeof value === 'object' && value !== null && path.length >= MAX_DEPTH)
    return `Nested deeper than ${MAX_DEPTH} levels.`;
  return null;
}

const isStorable = (text: string): boolean => !text.includes('\u0000') && !/\p{Surrogate}/u.test(text);

/** Half characters replaced, so that the name can be sent back. */
const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD');

export function placeOf(where: 'body' | 'query' | 'path', path: string[]): Place {
  if (where === 'body') return { in: where, pointer: toPointer(path) };
  return { in: where, parameter: wellFormed(path[0] ?? '') };
}

/** JSON pointer as a URI fragment. */
export function toPointer(path: string[]): string {
  const escaped = path.map((part) => wellFormed(part).replaceAll('~', '~0').replaceAll('/', '~1'));
  return `#${escaped.map((part) => `/${encodeURIComponent(part)}`).join('')}`;
}
