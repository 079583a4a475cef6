import { invalidInput, type HttpProblem } from '../problems/problem';
import { placeOf } from './json-inspection.policy';

/**
 * What of a body is looked at name by name behind this door: the validator compares each name of an object with all
 * others.
 */
export interface Bounds {
  /** Members of one object. */
  each: number;
  /** Members and items of all objects and lists together. */
  total: number;
}

export const MAX_PARAMETERS = 100;
const MAX_PATH = 10;

/**
 * A list or object that waits to be counted. Where it stands is written out for a fault alone: most have none, and
 * there may be very many.
 */
interface Waiting {
  value: object;
  name: string;
  within: Waiting | null;
}

/**
 * The fault of a body that has more members than anybody needs; null where it has not. Counts before it looks, with a
 * stack of its own:
 * the sender decides width and depth.
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

/** However deep it goes, a fault is pointed at by its first steps. */
function pathOf(place: Waiting): string[] {
  const path: string[] = [];
  for (let step = place; step.within; step = step.within) path.push(step.name);
  return path.reverse().slice(0, MAX_PATH);
}

/** Counted in the address as it came, before anybody takes it apart. */
export function tooManyParameters(url: string): HttpProblem | null {
  const query = url.slice(url.indexOf('?') + 1);
  if (!url.includes('?') || query.split('&', MAX_PARAMETERS + 1).length <= MAX_PARAMETERS) return null;
  return invalidInput([{ detail: `A URL must not have more than ${MAX_PARAMETERS} query parameters.`, in: 'query' }]);
}

const fault = (detail: string, path: string[]): HttpProblem => invalidInput([{ detail, ...placeOf('body', path) }]);
