interface Schema {
  type?: unknown;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
}

const BLANKS = new Map<unknown, unknown>([
  ['number', 0],
  ['integer', 0],
  ['boolean', false],
  ['string', ''],
]);

/**
 * The emptiest answer of a shape: nothing listed, no words, the last of what may be chosen. It only keeps a run going
 * whose outcome is thrown away, while the questions of it are gathered. A topic whose claim is still to be put claims
 * nothing then, so that no page is asked about with a statement that will be another.
 */
export function blankOf(schema: unknown): unknown {
  const { type, properties = {}, ...rest } = (schema ?? {}) as Schema;
  if (rest.const !== undefined) return rest.const;
  if (rest.enum) return rest.enum.at(-1);
  if (rest.anyOf) return rest.anyOf.some((one) => one.type === 'null') ? null : blankOf(rest.anyOf.at(-1));
  if (type === 'object')
    return Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, blankOf(one)]));
  if (type === 'array') return [];
  return BLANKS.get(type) ?? null;
}
