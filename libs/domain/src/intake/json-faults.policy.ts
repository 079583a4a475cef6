/** Maximum nesting; anything deeper is treated as an attack on recursive parsers. */
export const MAX_JSON_DEPTH = 32;
const RESERVED_KEYS = new Set(['__proto__', 'constructor', 'prototype']);
const MAX_FAULTS = 101;

export interface JsonFault {
  path: string[];
  detail: string;
}

/** A list or object still to be checked. Its path is assembled only when an error is reported. */
interface PendingNode {
  value: object;
  name: string;
  within: PendingNode | null;
  depth: number;
}

/**
 * Finds values that no store can hold: NUL bytes, lone surrogates, reserved keys, excessive depth, invalid JSON.
 * Iterative, because the sender controls the depth.
 */
export function jsonFaults(root: unknown, maxDepth: number = MAX_JSON_DEPTH): JsonFault[] {
  const own = valueFault(root, 0, maxDepth);
  if (own !== null) return [{ detail: own, path: [] }];
  const faults: JsonFault[] = [];
  const pending: PendingNode[] = isContainer(root) ? [{ value: root, name: '', within: null, depth: 0 }] : [];
  for (let next = pending.pop(); next && faults.length < MAX_FAULTS; next = pending.pop())
    inspectNode(next, { pending, faults, maxDepth });
  return faults;
}

function inspectNode(
  place: PendingNode,
  { pending, faults, maxDepth }: { pending: PendingNode[]; faults: JsonFault[]; maxDepth: number },
): void {
  const depth = place.depth + 1;
  const look = (name: string | number, value: unknown): void => {
    const detail = (typeof name === 'string' ? nameFault(name) : null) ?? valueFault(value, depth, maxDepth);
    if (detail !== null && faults.length < MAX_FAULTS) faults.push({ detail, path: [...pathOf(place), String(name)] });
    if (isContainer(value) && depth < maxDepth) pending.push({ value, name: String(name), within: place, depth });
  };
  if (Array.isArray(place.value)) for (let at = 0; at < place.value.length; at += 1) look(at, place.value[at]);
  else for (const name of Object.keys(place.value)) look(name, (place.value as Record<string, unknown>)[name]);
}

function pathOf(place: PendingNode): string[] {
  const path: string[] = [];
  for (let step = place; step.within; step = step.within) path.push(step.name);
  return path.reverse();
}

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;

function nameFault(name: string): string | null {
  if (RESERVED_KEYS.has(name)) return 'This name is reserved.';
  return isStorable(name) ? null : 'The name has a NUL byte or half a character in it.';
}

function valueFault(value: unknown, depth: number, maxDepth: number): string | null {
  if (typeof value === 'string') return isStorable(value) ? null : 'The text has a NUL byte or half a character in it.';
  if (isContainer(value)) return depth >= maxDepth ? `Nested deeper than ${maxDepth} levels.` : null;
  return isJsonValue(value) ? null : 'This is no plain JSON.';
}

export const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

const isJsonValue = (value: unknown): boolean =>
  ['string', 'boolean', 'object', 'undefined'].includes(typeof value) || Number.isFinite(value);
