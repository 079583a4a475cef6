import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import type { ListedTopic } from '@corroborate/db';
import {
  INVESTIGATION_STATUSES,
  TOPIC_STATES,
  VERIFICATION_LEVELS,
  type InvestigationStatus,
  type TopicState,
  type VerificationLevel,
} from '@corroborate/domain';
import { IsCursor, IsOptionalText, IsPageSize, MAX_PAGE } from '../http/fields';
import { MOMENT, nullable } from '../openapi/answer.parts';

const text = { type: String, ...nullable } as const;

export class ListTopicsDto {
  @ApiPropertyOptional({
    enum: TOPIC_STATES,
    description:
      'A topic may be in several. `rejected` (by review), `failed` and `cancelled` are said of its last investigation.',
  })
  @IsOptional()
  @IsIn(TOPIC_STATES, { message: `state must be one of ${TOPIC_STATES.join(', ')}` })
  state?: TopicState;

  @ApiPropertyOptional({
    maxLength: 200,
    example: 'dock strike',
    description: 'Words of the title or their beginnings, in any order.',
  })
  @IsOptionalText(200)
  q?: string;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: MAX_PAGE, default: 50, example: 50 })
  @IsPageSize()
  limit?: number;

  @ApiPropertyOptional({
    description: '`next_cursor` of the answer before, asked with the same filters.',
    type: String,
  })
  @IsCursor()
  cursor?: string;
}

export class ListedTopicAnswer {
  @ApiProperty({ type: 'integer', example: 7 }) topic_id: number;
  @ApiProperty({ example: 'pipeline-4711' }) external_id: string;
  @ApiProperty({
    example: 'Dock workers walk out',
    description: 'Plain text from outside: escape it before it is shown.',
  })
  title: string;
  @ApiProperty({ ...text, example: 'labor' }) category: string | null;
  @ApiProperty({ ...text, example: 'Harbor City' }) location: string | null;
  @ApiProperty({ type: String, format: 'date-time', ...nullable, example: MOMENT }) event_date: string | null;
  @ApiProperty({ format: 'date-time', example: MOMENT }) received_at: string;
  @ApiProperty({ minimum: 0, maximum: 100, example: 65 }) newsworthiness_score: number;
  @ApiProperty({ example: 'approved' }) status: string;
  @ApiProperty({ enum: VERIFICATION_LEVELS, example: 'verified' }) verification_status: VerificationLevel;
  @ApiProperty({ type: 'integer', example: 3 }) source_count: number;
  @ApiProperty({ example: true }) investigated: boolean;
  @ApiProperty({ type: 'integer', ...nullable, example: 41, description: 'The last investigation of it.' })
  investigation_id: number | null;
  @ApiProperty({ type: String, enum: INVESTIGATION_STATUSES, ...nullable, example: 'completed' })
  investigation_status: InvestigationStatus | null;
  @ApiProperty({ type: 'integer', ...nullable, example: null, description: 'What of it waits for a person.' })
  open_review_id: number | null;
}

export class TopicPageAnswer {
  @ApiProperty({ type: [ListedTopicAnswer] }) topics: ListedTopicAnswer[];
  @ApiProperty({ ...text, example: null, description: 'Null on the last page.' }) next_cursor: string | null;
}

export const toListedTopic = (topic: ListedTopic): ListedTopicAnswer => ({
  topic_id: topic.id,
  external_id: topic.externalId,
  title: topic.title,
  category: topic.category,
  location: topic.location,
  event_date: topic.eventDate,
  received_at: topic.createdAt,
  newsworthiness_score: topic.newsworthinessScore,
  status: topic.status,
  verification_status: topic.verificationStatus,
  source_count: topic.sourceCount,
  investigated: topic.investigated,
  investigation_id: topic.investigation?.id ?? null,
  investigation_status: topic.investigation?.status ?? null,
  open_review_id: topic.openReviewId,
});
