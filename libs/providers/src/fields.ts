/** A JSON object of which nothing is known yet. */
export type Fields = Record<string, unknown>;

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const objectOr = (value: unknown): Fields => (isObject(value) ? value : {});
/** The objects of a list; none where it is no list. */
export const objectsIn = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isObject) : []);
/** The objects of a list; null where it is no list, which is not the same as an empty one. */
export const objectsOrNull = (value: unknown): Fields[] | null => (Array.isArray(value) ? objectsIn(value) : null);
export const stringOr = (value: unknown, fallback = ''): string => (typeof value === 'string' ? value : fallback);

/** What a text says as JSON; undefined where it is none. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
