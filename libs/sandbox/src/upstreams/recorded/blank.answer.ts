interface Schema {
  type?: unknown;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
}

const BLANKS_BY_TYPE = new Map<unknown, unknown>([
  ['number', 0],
  ['integer', 0],
  ['boolean', false],
  ['string', ''],
]);

/**
 * The blank answer of a schema: empty lists and texts, the last option of a choice. Keeps a run going while requests
 * are collected; its result is discarded. If the main claim is still to be extracted, the blank answer has none, so
 * that no page is queried with a preliminary statement.
 */
export function buildBlank(schema: unknown): unknown {
  const { type, properties = {}, ...rest } = (schema ?? {}) as Schema;
  if (rest.const !== undefined) return rest.const;
  if (rest.enum) return rest.enum.at(-1);
  if (rest.anyOf) return rest.anyOf.some((one) => one.type === 'null') ? null : buildBlank(rest.anyOf.at(-1));
  if (type === 'object')
    return Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, buildBlank(one)]));
  if (type === 'array') return [];
  return BLANKS_BY_TYPE.get(type) ?? null;
}
