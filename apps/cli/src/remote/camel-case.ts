/** Keys whose values are data with keys of their own, which are not converted. */
const DATA = new Set(['headers', 'kinds', 'params']);

/** Converts keys of an API response to camel case. */
export function camelCased(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => camelCased(one));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries<unknown>({ ...value }).map(([name, inner]) => [
    name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()),
    DATA.has(name) ? inner : camelCased(inner),
  ]);
  return Object.fromEntries(entries) as unknown;
}
