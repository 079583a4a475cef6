// With the `u` flag, Cs matches only a surrogate that stands alone.
const UNSTORABLE = /[\p{Cs}\u0000]/gu;

/**
 * Text from the web may hold NUL or half a surrogate pair; Postgres refuses both in `text` and `jsonb`.
 * Each is replaced by U+FFFD, one for one, so that offsets of quotes stay true.
 */
export function cleanText(text: string): string {
  return text.replace(UNSTORABLE, '\uFFFD');
}

/**
 * The same for every string and key of a JSON value. What JSON cannot hold becomes what `JSON.stringify` makes of it.
 */
export function cleanJson<T>(value: T): T {
  return scrub(value) as T;
}

function scrub(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(scrub);
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [cleanText(key), scrub(entry)]));
}

/** For raw statements: a JSON parameter that Postgres will accept. */
export function jsonParameter(value: unknown): string {
  const json = JSON.stringify(value ?? null);
  // Only these two escapes can stand for what Postgres refuses, and hardly any page has them.
  return json.includes('\\u0000') || json.includes('\\ud') ? JSON.stringify(scrub(value ?? null)) : json;
}
