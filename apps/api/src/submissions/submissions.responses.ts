import { futureNotice, isFutureDay } from '@corroborate/domain';

import { z } from 'zod';
import { responseType, list, moment } from '../openapi/response.type';
import { RelatedTopicsResponse } from '../topics/topics.responses';

class SubmissionWarningResponse extends responseType({
  code: z.enum(['event-day-ahead']).meta({ example: 'event-day-ahead' }),
  pointer: z.string().meta({ example: '#/event_date', description: 'JSON pointer into the body.' }),
  detail: z
    .string()
    .meta({ example: '2026-12-24 has not come yet: it can be found out who announced what, not that it happened.' }),
}) {}

export class StoryCheckResponse extends responseType(
  {
    main_claim: z.string().nullable().meta({
      example: 'The harbor bridge was closed on Monday.',
      description: 'Claim that would be checked first, read by rules; null if the story has no checkable claim.',
    }),
  },
  RelatedTopicsResponse,
) {}

export class SubmittedStoryResponse extends responseType({
  topic_id: z.int().meta({ example: 7 }),
  created: z.boolean().meta({ example: true, description: 'False if this submission was already stored.' }),
  investigation_id: z
    .int()
    .nullable()
    .meta({ example: 123, description: 'ID of the investigation; null if none was requested.' }),
  status: z.enum(['stored', 'started', 'awaiting-approval']).meta({ example: 'started' }),
  estimated_completion: moment.nullable(),
  warnings: list(SubmissionWarningResponse).meta({
    description: 'Accepted values that should be checked.',
  }),
}) {}

/** Uses the field names of a submission, so that it can be submitted unchanged. */
export class StoryPageResponse extends responseType({
  title: z.string().meta({ example: 'Harbor bridge closed after crack' }),
  article_text: z.string().meta({ example: 'The bridge was closed on Friday.' }),
  event_date: z.string().nullable().meta({
    format: 'date',
    example: '2026-01-01',
    description: 'Publication date of the page in UTC; null if unknown.',
  }),
  language: z.string().nullable().meta({ example: 'en', description: 'BCP 47 language tag; null if unknown.' }),
}) {}

/** Warnings about the event date. A future date is not an error, because announcements are news as well. */
export const buildWarnings = (eventDate: string | null | undefined, now: Date): SubmissionWarningResponse[] =>
  eventDate && isFutureDay(eventDate, now)
    ? [{ code: 'event-day-ahead', pointer: '#/event_date', detail: futureNotice(eventDate) }]
    : [];
