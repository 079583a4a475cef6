import { PAGE_ADDRESS, submissionSchema } from '@corroborate/domain';
import { z } from 'zod';
import type { Schemas } from '../openapi/answer';

/** The contract of stories as the document shows it: made from the one by which they are checked. */
const { $schema: _dialect, ...story } = z.toJSONSchema(submissionSchema(), { io: 'input' });
const { $schema: _same, ...page } = z.toJSONSchema(PAGE_ADDRESS, { io: 'input' });

export const SUBMISSION_SCHEMAS = {
  StoryDto: { ...story, description: 'A story as a person brings it.' },
  PageAddressDto: { ...page, description: 'The page on which a story was found.' },
} as Schemas;

export const STORY_BODY = { $ref: '#/components/schemas/StoryDto' };
export const PAGE_BODY = { $ref: '#/components/schemas/PageAddressDto' };
