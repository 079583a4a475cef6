import { addedSourceSchema } from '@corroborate/domain';
import type { OpenAPIObject } from '@nestjs/swagger';
import { z } from 'zod';

type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;

/** The contract as the document shows it: made from the one by which bodies are checked. */
const { $schema: _dialect, ...source } = z.toJSONSchema(addedSourceSchema, { io: 'input' });

export const SOURCE_SCHEMAS = {
  AddedSourceDto: { ...source, description: 'A source that somebody adds: one of `url`, `text` and `pdf`.' },
} as Schemas;

export const SOURCE_BODY = { $ref: '#/components/schemas/AddedSourceDto' };
