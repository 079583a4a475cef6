import { ApiProperty } from '@nestjs/swagger';
import { aheadInWords, isAhead } from '@corroborate/domain';
import type { TopicPage } from '@corroborate/investigation';
import { MOMENT, nullable } from '../openapi/answer.parts';

class SubmissionWarningAnswer {
  @ApiProperty({ enum: ['event-day-ahead'], example: 'event-day-ahead' }) code: 'event-day-ahead';
  @ApiProperty({ example: '#/event_date', description: 'Where in the body it stands.' }) pointer: string;
  @ApiProperty({
    example: '2026-12-24 has not come yet: it can be found out who announced what, not that it happened.',
  })
  detail: string;
}

export class SubmittedStoryAnswer {
  @ApiProperty({ type: 'integer', example: 7 }) topic_id: number;
  @ApiProperty({ example: true, description: 'False where this submission was stored already.' }) created: boolean;
  @ApiProperty({ type: 'integer', ...nullable, example: 123, description: 'Null where it is only stored.' })
  investigation_id: number | null;
  @ApiProperty({ enum: ['stored', 'started', 'awaiting-approval'], example: 'started' })
  status: 'stored' | 'started' | 'awaiting-approval';
  @ApiProperty({ type: String, format: 'date-time', ...nullable, example: MOMENT })
  estimated_completion: string | null;
  @ApiProperty({
    type: [SubmissionWarningAnswer],
    description: 'What was taken and should be looked at once more; most often empty.',
  })
  warnings: SubmissionWarningAnswer[];
}

/** By the names of a story's fields, so that it can be sent as one. */
export class StoryPageAnswer {
  @ApiProperty({ example: 'Harbor bridge closed after crack' }) title: string;
  @ApiProperty({ example: 'The bridge was closed on Friday.' }) article_text: string;
  @ApiProperty({
    type: String,
    format: 'date',
    ...nullable,
    example: '2026-01-01',
    description: 'The day on which the page was published, UTC; null where it does not say.',
  })
  event_date: string | null;
  @ApiProperty({ type: String, ...nullable, example: 'en', description: 'BCP 47; null where it is not known.' })
  language: string | null;
}

export const toStoryPage = ({ title, text, day, language }: TopicPage): StoryPageAnswer => ({
  title,
  article_text: text,
  event_date: day,
  language,
});

/** A day to come is taken: what is announced is news as well. */
export const warningsOf = (eventDate: string | null | undefined, now: Date): SubmissionWarningAnswer[] =>
  eventDate && isAhead(eventDate, now)
    ? [{ code: 'event-day-ahead', pointer: '#/event_date', detail: aheadInWords(eventDate) }]
    : [];
