import { z } from 'zod';

/** The parts of a result that have a name of their own in the OpenAPI document. */
const PARTS = z.registry<{ id: string }>();

/** Where the document keeps them. */
const PLACE = '#/components/schemas/';

export function named<T extends z.ZodType>(name: string, part: T, about: string): T {
  const described = part.describe(about);
  PARTS.add(described, { id: name });
  return described;
}

/** The named parts as an OpenAPI 3.1 document has them. A reader must expect fields that a later version adds. */
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
