import { invalidInput, type HttpProblem } from '../problems/problem';
import { placeOf } from './json-inspection.policy';

/** What of a body is looked at name by name behind this door: the validator compares each name of an object with all others. */
export interface Bounds {
  /** Members of one object. */
  each: number;
  /** Members and items of all objects and lists together. */
  total: number;
}

export const MAX_PARAMETERS = 100;
const MAX_PATH = 10;

/**
 * The fault of a body that has more members than anybody needs; null where it has not. Counts before it looks, with a stack of its own:
 * the sender decides width and depth.
 */
export function tooManyMembers(root: unknown, { each, total }: Bounds): HttpProblem | null {
  const pending: { value: unknown; path: string[] }[] = [{ value: root, path: [] }];
  let seen = 0;
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { value, path } = next;
    if (typeof value !== 'object' || value === null) continue;
    const names = Object.keys(value);
    seen += names.length;
    if (!Array.isArray(value) && names.length > each) return fault(`An object must not have more than ${each} members.`, path);
    if (seen > total) return fault(`A body must not have more than ${total} members and items in all.`, []);
    for (const name of names) pending.push({ value: (value as Record<string, unknown>)[name], path: inside(path, name) });
  }
  return null;
}

/** Counted in the address as it came, before anybody takes it apart. */
export function tooManyParameters(url: string): HttpProblem | null {
  const query = url.slice(url.indexOf('?') + 1);
  if (!url.includes('?') || query.split('&', MAX_PARAMETERS + 1).length <= MAX_PARAMETERS) return null;
  return invalidInput([{ detail: `An address must not have more than ${MAX_PARAMETERS} parameters.`, in: 'query' }]);
}

/** However deep it goes, a fault is pointed at by its first steps. */
const inside = (path: string[], name: string): string[] => (path.length < MAX_PATH ? [...path, name] : path);

const fault = (detail: string, path: string[]): HttpProblem => invalidInput([{ detail, ...placeOf('body', path) }]);
