import { z } from 'zod';

/** Parts of a result with their own name in the OpenAPI document. */
const PARTS = z.registry<{ id: string }>();

/** Path prefix of schemas in the OpenAPI document. */
const PLACE = '#/components/schemas/';

export function named<T extends z.ZodType>(name: string, part: T, about: string): T {
  const described = part.describe(about);
  PARTS.add(described, { id: name });
  return described;
}

/** Named parts as OpenAPI 3.1 schemas. Clients must expect fields that later versions add. */
export function resultJsonSchemas(): Record<string, object> {
  const { schemas } = z.toJSONSchema(PARTS, {
    io: 'input',
    uri: (id) => `${PLACE}${id}`,
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });
  const parts = Object.entries(schemas).map(([name, { $schema: _dialect, $id: _place, ...part }]) => [name, part]);
  return Object.fromEntries(parts) as Record<string, object>;
}
