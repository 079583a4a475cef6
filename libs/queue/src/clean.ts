import { formatError } from '@corroborate/domain';

// With the `u` flag, Cs matches only lone surrogates.
const UNSTORABLE = /[\p{Cs}\u0000]/gu;

/** PostgreSQL accepts neither NUL nor lone surrogates; a job containing one could not even be marked as failed. */
export const cleanText = (text: string): string => text.replace(UNSTORABLE, '\uFFFD');

/** Job data as JSON that both PostgreSQL and Redis accept. */
export function cleanData<T>(data: T): T {
  return cleanValue(data) as T;
}

function cleanValue(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(cleanValue);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [cleanText(key), cleanValue(entry)]));
}

const MAX_MESSAGE_CHARS = 2_000;

/** Message of a thrown value, safe to store with the job. */
export function errorMessage(thrown: unknown): string {
  return cleanText(formatError(thrown)).slice(0, MAX_MESSAGE_CHARS);
}
