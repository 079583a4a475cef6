/** Keys whose values have keys of their own that are data and must not be converted. */
const VERBATIM_FIELDS = new Set(['headers', 'kinds', 'params']);

/** Converts keys of an API response to camel case. */
export function toCamelCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => toCamelCase(one));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries<unknown>({ ...value }).map(([name, inner]) => [
    name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()),
    VERBATIM_FIELDS.has(name) ? inner : toCamelCase(inner),
  ]);
  return Object.fromEntries(entries) as unknown;
}
