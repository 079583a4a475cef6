import { readJson } from '@corroborate/text';

/** A JSON object of which nothing is known yet. */
export type Fields = Record<string, unknown>;

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const objectOr = (value: unknown): Fields => (isObject(value) ? value : {});
/** Providers are asked for 100 objects at most; a longer list is not worth the time it takes to read. */
const MOST_OBJECTS = 250;
/** The first 250 objects of a list; none where it is no list. */
export const objectsIn = (value: unknown): Fields[] =>
  Array.isArray(value) ? value.slice(0, MOST_OBJECTS).filter(isObject) : [];
/** The objects of a list; null where it is no list, which is not the same as an empty one. */
export const objectsOrNull = (value: unknown): Fields[] | null => (Array.isArray(value) ? objectsIn(value) : null);
export const stringOr = (value: unknown, fallback = ''): string => (typeof value === 'string' ? value : fallback);

/** An id as text; null for anything but a non-empty string or a finite number. */
export function idOf(value: unknown): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : null;
  return typeof value === 'string' && value !== '' ? value : null;
}
/** The objects of a list by the id in their field; those without an id are left out. */
export const objectsById = (value: unknown, field = 'id'): Map<string, Fields> =>
  new Map(
    objectsIn(value).flatMap((one): [string, Fields][] => {
      const id = idOf(one[field]);
      return id === null ? [] : [[id, one]];
    }),
  );

/** What an answer says as JSON; undefined where it is none, or nested or divided beyond any answer. */
export const jsonIn = readJson;
