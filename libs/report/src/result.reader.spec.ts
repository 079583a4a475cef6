import { readResult } from './result.reader';
import { resultJsonSchemas } from './result/named-schemas';

describe('readResult', () => {
  it('returns null without a stored result', () => {
    expect([readResult(null), readResult(undefined)]).toEqual([null, null]);
  });

  it('throws with the schema errors of an invalid result, without its text', () => {
    const broken = { rounds: 'The bridge is closed.', topic_id: 7 };
    expect(() => readResult(broken)).toThrow(/^A stored result is unreadable: /);
    expect(() => readResult(broken)).not.toThrow(/bridge/);
  });
});

interface JsonSchema {
  description?: string;
  $ref?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  additionalProperties?: unknown;
}

/** Every field below, with the names that lead to it. */
function fieldsOf(schema: JsonSchema, at: string): [name: string, field: JsonSchema][] {
  const own = Object.entries(schema.properties ?? {}).map(([name, field]) => [`${at}.${name}`, field] as const);
  const inner = [...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])];
  return [
    ...own.flatMap(([name, field]): [string, JsonSchema][] => [[name, field], ...fieldsOf(field, name)]),
    ...inner.flatMap((one) => fieldsOf(one, at)),
  ];
}

/** By itself, by the part that it names, or by what is in it. */
const isDescribed = ({ description, $ref, items, anyOf }: JsonSchema): boolean =>
  Boolean(description ?? $ref) || [...(anyOf ?? []), ...(items ? [items] : [])].some(isDescribed);

describe('result schema in the OpenAPI document', () => {
  const schemas = resultJsonSchemas() as Record<string, JsonSchema>;
  const fields = Object.entries(schemas).flatMap(([name, schema]) => fieldsOf(schema, name));

  it('describes every field', () => {
    expect(fields.length).toBeGreaterThan(300);
    expect(fields.filter(([, field]) => !isDescribed(field)).map(([name]) => name)).toEqual([]);
  });

  it('defines the value type of every map', () => {
    const open = fields.filter(([, { additionalProperties: more }]) => more === true || isEmpty(more));
    expect(open.map(([name]) => name)).toEqual([]);
  });

  it('requires fields that every result has, and allows fields of later versions', () => {
    const { required, additionalProperties } = schemas.ResultSource ?? {};
    expect(required).toEqual(expect.arrayContaining(['counts', 'text_relevance']));
    expect(required).not.toContain('added_by');
    expect(additionalProperties).toBeUndefined();
  });

  it('refers only to schemas that it defines', () => {
    const named = [...JSON.stringify(schemas).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name);
    expect(named.filter((name) => !Object.hasOwn(schemas, name ?? ''))).toEqual([]);
  });
});

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;
