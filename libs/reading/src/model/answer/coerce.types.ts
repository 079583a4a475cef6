import type { z } from 'zod';

type Path = readonly PropertyKey[];

/**
 * Fixes typical errors of servers that do not enforce schemas: missing fields become null, quoted numbers become
 * numbers, and enum values get the right case. The caller validates the result again.
 */
export function coerceTypes(value: unknown, issues: readonly z.core.$ZodIssue[]): unknown {
  const copy = structuredClone(value);
  for (const issue of issues) {
    const parent = valueAt(copy, issue.path.slice(0, -1));
    const key = issue.path.at(-1);
    if (key === undefined || !isContainer(parent)) continue;
    const coerced = coerceValue(issue, parent[key]);
    if (coerced !== undefined) parent[key] = coerced;
  }
  return copy;
}

const isContainer = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null;

const valueAt = (root: unknown, path: Path): unknown =>
  path.reduce((inner, key) => (isContainer(inner) ? inner[key] : undefined), root);

const NUMBER = /^-?\d{1,15}(?:\.\d{1,15})?$/u;

/** The corrected value; undefined if it cannot be fixed. */
function coerceValue(issue: z.core.$ZodIssue, given: unknown): unknown {
  if (given === undefined) return null;
  if (typeof given !== 'string') return undefined;
  const word = given.trim();
  if (issue.code === 'invalid_value') return issue.values.find((one) => one === word.toLowerCase());
  const isNumber = issue.code === 'invalid_type' && ['number', 'int'].includes(issue.expected) && NUMBER.test(word);
  return isNumber ? Number(word) : undefined;
}
