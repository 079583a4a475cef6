import { PAGE_URL_SCHEMA, submissionSchema } from '@corroborate/domain';
import { z } from 'zod';
import type { Schemas } from '../openapi/response.type';

/** OpenAPI schema generated from the validation schema. */
const { $schema: _dialect, ...story } = z.toJSONSchema(submissionSchema(), { io: 'input' });
const { $schema: _same, ...page } = z.toJSONSchema(PAGE_URL_SCHEMA, { io: 'input' });

export const SUBMISSION_SCHEMAS = {
  StoryDto: { ...story, description: 'A story submitted by a person.' },
  PageAddressDto: { ...page, description: 'URL of the page with the story.' },
} as Schemas;

export const STORY_BODY = { $ref: '#/components/schemas/StoryDto' };
export const PAGE_BODY = { $ref: '#/components/schemas/PageAddressDto' };
