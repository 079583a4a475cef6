import { jsonFaults, MAX_JSON_DEPTH } from '@corroborate/domain';
import type { ProblemItem } from '../problems/problem';

/** Maximum nesting depth of a request body: that of a topic's JSON fields plus the three levels of a batch. */
export const MAX_BODY_DEPTH = MAX_JSON_DEPTH + 3;

/** Finds values that the database cannot store and returns an error with the location of each. */
export const inspectJson = (root: unknown, where: 'body' | 'query' | 'path'): ProblemItem[] =>
  jsonFaults(root, MAX_BODY_DEPTH).map(({ detail, path }) => ({ detail, ...toLocation(where, path) }));

/** Replaces lone surrogates, so that the name can be included in a response. */
const replaceLoneSurrogates = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD');

export function toLocation(
  where: 'body' | 'query' | 'path',
  path: string[],
): Pick<ProblemItem, 'in' | 'pointer' | 'parameter'> {
  if (where === 'body') return { in: where, pointer: toPointer(path) };
  return { in: where, parameter: replaceLoneSurrogates(path[0] ?? '') };
}

/** JSON pointer as a URI fragment. */
export function toPointer(path: string[]): string {
  const escaped = path.map((part) => replaceLoneSurrogates(part).replaceAll('~', '~0').replaceAll('/', '~1'));
  return `#${escaped.map((part) => `/${encodeURIComponent(part)}`).join('')}`;
}
