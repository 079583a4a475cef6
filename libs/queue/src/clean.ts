import { errorText } from '@corroborate/domain';

// With the `u` flag, Cs matches only lone surrogates.
const UNSTORABLE = /[\p{Cs}\u0000]/gu;

/** PostgreSQL accepts neither NUL nor lone surrogates; a job containing one could not even be marked as failed. */
export const cleanText = (text: string): string => text.replace(UNSTORABLE, '\uFFFD');

/** Job data as JSON that either store accepts. */
export function cleanData<T>(data: T): T {
  return scrub(data) as T;
}

function scrub(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(scrub);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [cleanText(key), scrub(entry)]));
}

const MESSAGE_LIMIT = 2_000;

/** Message of a thrown value, safe to store with the job. */
export function errorMessage(thrown: unknown): string {
  return cleanText(errorText(thrown)).slice(0, MESSAGE_LIMIT);
}
