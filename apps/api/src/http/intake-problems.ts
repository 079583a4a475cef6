import { invalidInput, type HttpProblem, type ProblemItem } from '../problems/problem';
import { toLocation } from './json-inspection.policy';

/** Error for a field. The message starts with the name of the field or its list (`title must not be blank.`). */
export function fieldProblem(path: string[], detail: string): ProblemItem {
  const name = path.findLast((part) => !/^\d+$/.test(part)) ?? 'topic';
  const sentence = /^[A-Z]/.test(detail) ? detail : `${name} ${detail}.`;
  return { detail: sentence, ...toLocation('body', path) };
}

/** Error for a body that is not a JSON object. */
export const notAnObjectProblem = (): HttpProblem =>
  invalidInput([{ detail: 'The body must be a JSON object.', ...toLocation('body', []) }]);

export const isObject = (body: unknown): body is object =>
  typeof body === 'object' && body !== null && !Array.isArray(body);
