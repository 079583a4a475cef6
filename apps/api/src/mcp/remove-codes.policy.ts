/** Names of fields with machine codes. */
export const CODE_FIELDS = /_codes?$/;

/** Removes machine-readable codes, which duplicate the sentences, to save tokens. */
export function removeCodes<T>(data: T): T {
  if (Array.isArray(data)) return data.map((one: unknown) => removeCodes(one)) as T;
  if (data === null || typeof data !== 'object') return data;
  const kept = Object.entries(data).filter(([name]) => !CODE_FIELDS.test(name));
  return Object.fromEntries(kept.map(([name, inner]) => [name, removeCodes<unknown>(inner)])) as T;
}
