// With the `u` flag, Cs matches lone surrogates only.
const UNSTORABLE = /[\p{Cs}\u0000]/gu;

/**
 * Web text may contain NUL or lone surrogates, which PostgreSQL rejects in `text` and `jsonb`. Each is replaced by
 * U+FFFD, one for one, so that quote offsets stay valid.
 */
export function cleanText(text: string): string {
  return text.replace(UNSTORABLE, '\uFFFD');
}

/**
 * Like `cleanText`, for all strings and keys in a JSON value. Values that JSON does not support are treated as by
 * `JSON.stringify`.
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

/** Serializes a JSON parameter that PostgreSQL accepts, for handwritten statements. */
export function jsonParameter(value: unknown): string {
  const json = JSON.stringify(value ?? null);
  // Only these escapes can represent rejected characters, and hardly any page contains them.
  return json.includes('\\u0000') || json.includes('\\ud') ? JSON.stringify(scrub(value ?? null)) : json;
}
