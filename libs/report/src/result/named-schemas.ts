import { z } from 'zod';

/** Parts of a result with their own name in the OpenAPI document. */
const NAMED_SCHEMAS = z.registry<{ id: string }>();

/** Path prefix of schemas in the OpenAPI document. */
const SCHEMA_PATH_PREFIX = '#/components/schemas/';

export function namedSchema<T extends z.ZodType>(name: string, part: T, about: string): T {
  const described = part.describe(about);
  NAMED_SCHEMAS.add(described, { id: name });
  return described;
}

/** Named parts as OpenAPI 3.1 schemas. Clients must expect fields that later versions add. */
export function resultJsonSchemas(): Record<string, object> {
  const { schemas } = z.toJSONSchema(NAMED_SCHEMAS, {
    io: 'input',
    uri: (id) => `${SCHEMA_PATH_PREFIX}${id}`,
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });
  const parts = Object.entries(schemas).map(([name, { $schema: _dialect, $id: _place, ...part }]) => [name, part]);
  return Object.fromEntries(parts) as Record<string, object>;
}
