import { addedSourceSchema } from '@corroborate/domain';
import { z } from 'zod';
import type { Schemas } from '../openapi/response.type';

/** OpenAPI schema generated from the validation schema. */
const { properties = {} } = z.toJSONSchema(addedSourceSchema, { io: 'input' });

const requiredField = (way: string, ...more: string[]) => ({
  type: 'object',
  additionalProperties: false,
  required: [way],
  properties: Object.fromEntries([way, 'title', ...more].map((name) => [name, properties[name]])),
});

export const SOURCE_SCHEMAS = {
  AddedSourceDto: {
    oneOf: [requiredField('url'), requiredField('text', 'reply_from'), requiredField('pdf')],
    description: 'An added source: one of `url`, `text` and `pdf`.',
  },
} as Schemas;

export const SOURCE_BODY = { $ref: '#/components/schemas/AddedSourceDto' };
