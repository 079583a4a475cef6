import { invalidInput, type HttpProblem } from '../problems/problem';
import { toLocation } from './json-inspection.policy';

/** Limits on the number of keys: the validator compares each key of an object with all others. */
export interface Bounds {
  /** Maximum members of one object. */
  each: number;
  /** Maximum members of all objects and items of all lists, in total. */
  total: number;
}

export const MAX_PARAMETERS = 100;
const MAX_PATH = 10;

/** List or object still to be counted. Its path is built only for an error, because there can be very many. */
interface Waiting {
  value: object;
  name: string;
  within: Waiting | null;
}

/**
 * Error for a body with too many members; null if valid. Iterative, because the sender controls width and depth.
 */
export function tooManyMembers(root: unknown, { each, total }: Bounds): HttpProblem | null {
  const pending: Waiting[] = isContainer(root) ? [{ value: root, name: '', within: null }] : [];
  let seen = 0;
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { value } = next;
    const list = Array.isArray(value);
    const names = list ? null : Object.keys(value);
    const many = list ? value.length : (names?.length ?? 0);
    seen += many;
    if (!list && many > each) return fault(`An object must not have more than ${each} members.`, pathOf(next));
    if (seen > total) return fault(`A body must not have more than ${total} members and items in total.`, []);
    for (let at = 0; at < many; at += 1) {
      const name = names?.[at] ?? at;
      const inner = (value as Record<string | number, unknown>)[name];
      if (isContainer(inner)) pending.push({ value: inner, name: String(name), within: next });
    }
  }
  return null;
}

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Errors show only the first path segments. */
function pathOf(place: Waiting): string[] {
  const path: string[] = [];
  for (let step = place; step.within; step = step.within) path.push(step.name);
  return path.reverse().slice(0, MAX_PATH);
}

/** Counts parameters in the raw URL before parsing. */
export function tooManyParameters(url: string): HttpProblem | null {
  const query = url.slice(url.indexOf('?') + 1);
  if (!url.includes('?') || query.split('&', MAX_PARAMETERS + 1).length <= MAX_PARAMETERS) return null;
  return invalidInput([{ detail: `A URL must not have more than ${MAX_PARAMETERS} query parameters.`, in: 'query' }]);
}

const fault = (detail: string, path: string[]): HttpProblem => invalidInput([{ detail, ...toLocation('body', path) }]);
