/** Names of code fields. */
export const FOR_PROGRAMS = /_codes?$/;

/** Removes codes that duplicate sentences, to save tokens. */
export function withoutCodes<T>(data: T): T {
  if (Array.isArray(data)) return data.map((one: unknown) => withoutCodes(one)) as T;
  if (data === null || typeof data !== 'object') return data;
  const kept = Object.entries(data).filter(([name]) => !FOR_PROGRAMS.test(name));
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutCodes<unknown>(inner)])) as T;
}
