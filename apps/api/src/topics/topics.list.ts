import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import type { ListedTopic } from '@corroborate/db';
import type { TopicVerdict } from '@corroborate/investigation';
import { INVESTIGATION_STATUSES, TOPIC_STATES, VERIFICATION_LEVELS, type TopicState } from '@corroborate/domain';
import { IsCursor, IsOptionalText, IsPageSize, MAX_PAGE_SIZE } from '../http/fields';

import { z } from 'zod';
import { responseType, list, moment, nested } from '../openapi/response.type';
import { TopicVerdictResponse } from './verdict.response';

export class ListTopicsDto {
  @ApiPropertyOptional({
    enum: TOPIC_STATES,
    description:
      'Filter by state. A topic can have several. `rejected` (by review), `failed` and `cancelled` refer ' +
      'to its latest investigation.',
  })
  @IsOptional()
  @IsIn(TOPIC_STATES, { message: `state must be one of ${TOPIC_STATES.join(', ')}` })
  state?: TopicState;

  @ApiPropertyOptional({
    maxLength: 200,
    example: 'dock strike',
    description: 'Words or word prefixes in the title, in any order.',
  })
  @IsOptionalText(200)
  q?: string;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: MAX_PAGE_SIZE, default: 50, example: 50 })
  @IsPageSize()
  limit?: number;

  @ApiPropertyOptional({
    description: '`next_cursor` of the previous response with the same filters.',
    type: String,
  })
  @IsCursor()
  cursor?: string;
}

export class ListedTopicResponse extends responseType({
  topic_id: z.int().meta({ example: 7 }),
  external_id: z.string().meta({ example: 'pipeline-4711' }),
  title: z
    .string()
    .meta({ example: 'Dock workers walk out', description: 'Untrusted plain text: escape it before display.' }),
  category: z.string().nullable().meta({ example: 'labor' }),
  location: z.string().nullable().meta({ example: 'Harbor City' }),
  event_date: moment.nullable(),
  received_at: moment,
  newsworthiness_score: z.number().min(0).max(100).meta({ example: 65 }),
  status: z.string().meta({ example: 'approved' }),
  verification_status: z.enum(VERIFICATION_LEVELS).meta({ example: 'verified' }),
  verdict: nested(TopicVerdictResponse)
    .nullable()
    .meta({ description: 'Verdict of the topic; null before the first.' }),
  source_count: z.int().meta({ example: 3 }),
  investigated: z.boolean().meta({ example: true }),
  investigation_id: z.int().nullable().meta({ example: 41, description: 'Latest investigation of the topic.' }),
  investigation_status: z.enum(INVESTIGATION_STATUSES).nullable().meta({ example: 'completed' }),
  open_review_id: z.int().nullable().meta({ example: null, description: 'Open review item of the topic.' }),
}) {}

export class TopicPageResponse extends responseType({
  topics: list(ListedTopicResponse),
  next_cursor: z
    .string()
    .nullable()
    .meta({ example: null, description: 'Cursor of the next page; null on the last page.' }),
}) {}

export const toListedTopic = (topic: ListedTopic, verdict: TopicVerdict | undefined): ListedTopicResponse =>
  ListedTopicResponse.of({
    ...topic,
    topicId: topic.id,
    receivedAt: topic.createdAt,
    verdict: verdict ?? null,
    investigationId: topic.investigation?.id ?? null,
    investigationStatus: topic.investigation?.status ?? null,
  });
