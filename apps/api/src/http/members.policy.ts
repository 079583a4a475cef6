import { invalidInput, type HttpProblem } from '../problems/problem';
import { toLocation } from './json-inspection.policy';

/** Limits on the number of members, because the validator compares each key of an object with all others. */
export interface MemberLimits {
  /** Maximum number of members in one object or items in one list. */
  each: number;
  /** Maximum number of all members and list items combined. */
  total: number;
}

export const MAX_PARAMETERS = 100;
const MAX_PATH_SEGMENTS = 10;

/**
 * A list or object whose members have not been counted yet. Its path is built only for an error, because there can be
 * very many.
 */
interface PendingContainer {
  value: object;
  name: string;
  within: PendingContainer | null;
}

/**
 * Returns an error if a body has too many members; null if it is valid. Iterative, because the sender controls width
 * and depth.
 */
export function checkMemberCount(root: unknown, { each, total }: MemberLimits): HttpProblem | null {
  const pending: PendingContainer[] = isContainer(root) ? [{ value: root, name: '', within: null }] : [];
  let seen = 0;
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { value } = next;
    const list = Array.isArray(value);
    const names = list ? null : Object.keys(value);
    const many = list ? value.length : (names?.length ?? 0);
    seen += many;
    if (!list && many > each) return toBodyProblem(`An object must not have more than ${each} members.`, pathOf(next));
    if (seen > total) return toBodyProblem(`A body must not have more than ${total} members and items in total.`, []);
    for (let at = 0; at < many; at += 1) {
      const name = names?.[at] ?? at;
      const inner = (value as Record<string | number, unknown>)[name];
      if (isContainer(inner)) pending.push({ value: inner, name: String(name), within: next });
    }
  }
  return null;
}

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Path shown in an error, limited to its first segments. */
function pathOf(place: PendingContainer): string[] {
  const path: string[] = [];
  for (let step = place; step.within; step = step.within) path.push(step.name);
  return path.reverse().slice(0, MAX_PATH_SEGMENTS);
}

/** Counts parameters in the raw URL before it is parsed. Returns an error if there are too many. */
export function checkParameterCount(url: string): HttpProblem | null {
  const query = url.slice(url.indexOf('?') + 1);
  if (!url.includes('?') || query.split('&', MAX_PARAMETERS + 1).length <= MAX_PARAMETERS) return null;
  return invalidInput([{ detail: `A URL must not have more than ${MAX_PARAMETERS} query parameters.`, in: 'query' }]);
}

const toBodyProblem = (detail: string, path: string[]): HttpProblem =>
  invalidInput([{ detail, ...toLocation('body', path) }]);
