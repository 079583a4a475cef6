import { topicSchema } from '@corroborate/domain';
import { z } from 'zod';
import type { Schemas } from '../openapi/response.type';

export const MAX_TOPICS = 1000;

/** OpenAPI schema generated from the validation schema. */
const { $schema: _dialect, ...topic } = z.toJSONSchema(topicSchema(), { io: 'input' });
const schemaRef = (name: string) => ({ $ref: `#/components/schemas/${name}` });

export const TOPIC_SCHEMAS = {
  TopicDto: { ...topic, description: 'A topic sent by the article pipeline.' },
  TopicBatchDto: {
    type: 'object',
    properties: { topics: { type: 'array', items: schemaRef('TopicDto'), minItems: 1, maxItems: MAX_TOPICS } },
    required: ['topics'],
    additionalProperties: false,
  },
} as Schemas;

export const TOPIC_BODY = { oneOf: [schemaRef('TopicDto'), schemaRef('TopicBatchDto')] };
