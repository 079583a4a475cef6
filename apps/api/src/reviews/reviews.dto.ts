import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, IsNotEmpty, IsOptional, Max, Min, IsISO8601, Matches } from 'class-validator';
import {
  PRIORITIES,
  REVIEW_REASONS,
  VERIFICATION_LEVELS,
  type Priority,
  type ReviewReason,
  type VerificationLevel,
} from '@corroborate/domain';
import {
  LEASE_MINUTES,
  REJECT_REASONS,
  REVIEW_ACTIONS,
  type RejectReason,
  type ReviewAction,
} from '@corroborate/casework';
import { IsId, IsOptionalText, IsText, formatAllowedValues } from '../http/fields';
import { PageQueryDto } from '../investigations/investigations.dto';

const REVIEW_STATES = ['open', 'decided', 'superseded'] as const;
const CORRECTABLE_FIELDS = ['stance', 'tier', 'cluster'] as const;
const MAX_NOTE_LENGTH = 2_000;
const MAX_QUOTE_LENGTH = 2_000;

export class ListReviewsDto extends PageQueryDto {
  @ApiPropertyOptional({ enum: REVIEW_STATES, default: 'open' })
  @IsOptional()
  @IsIn(REVIEW_STATES, formatAllowedValues(REVIEW_STATES))
  state?: (typeof REVIEW_STATES)[number];

  @ApiPropertyOptional({ enum: REVIEW_REASONS, description: 'Filter by reason.' })
  @IsOptional()
  @IsIn(REVIEW_REASONS, formatAllowedValues(REVIEW_REASONS))
  reason?: ReviewReason;

  @ApiPropertyOptional({ enum: PRIORITIES })
  @IsOptional()
  @IsIn(PRIORITIES, formatAllowedValues(PRIORITIES))
  priority?: Priority;
}

export class ClaimReviewDto {
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: LEASE_MINUTES.most, default: LEASE_MINUTES.usual })
  @IsOptional()
  @Max(LEASE_MINUTES.most, { message: `minutes must be a whole number from 1 to ${LEASE_MINUTES.most}` })
  @Min(1, { message: `minutes must be a whole number from 1 to ${LEASE_MINUTES.most}` })
  @IsInt({ message: `minutes must be a whole number from 1 to ${LEASE_MINUTES.most}` })
  minutes?: number;
}

export class ReleaseReviewDto {
  @ApiPropertyOptional({ maxLength: MAX_NOTE_LENGTH, description: 'Handover note for the next reviewer.' })
  @IsOptionalText(MAX_NOTE_LENGTH)
  note?: string;
}

export class DecideReviewDto {
  @ApiProperty({ enum: REVIEW_ACTIONS })
  @IsIn(REVIEW_ACTIONS, formatAllowedValues(REVIEW_ACTIONS))
  action: ReviewAction;

  @ApiPropertyOptional({ enum: VERIFICATION_LEVELS, description: 'New level, for `set-level`.' })
  @IsOptional()
  @IsIn(VERIFICATION_LEVELS, formatAllowedValues(VERIFICATION_LEVELS))
  level?: VerificationLevel;

  @ApiPropertyOptional({ enum: REJECT_REASONS, description: 'Reason for rejection, for `reject`.' })
  @IsOptional()
  @IsIn(REJECT_REASONS, formatAllowedValues(REJECT_REASONS))
  reject_reason?: RejectReason;

  @ApiPropertyOptional({
    maxLength: MAX_NOTE_LENGTH,
    description:
      'Reason for the decision. Required for `set-level`, and for `approve` if `approval_needs_note` is ' + 'true.',
  })
  @IsOptionalText(MAX_NOTE_LENGTH)
  note?: string;
}

export class CorrectEvidenceDto {
  @ApiProperty({ type: 'integer', minimum: 1 })
  @IsId()
  source_id: number;

  @ApiProperty({ enum: CORRECTABLE_FIELDS })
  @IsIn(CORRECTABLE_FIELDS, formatAllowedValues(CORRECTABLE_FIELDS))
  field: (typeof CORRECTABLE_FIELDS)[number];

  @ApiProperty({
    example: 'mentions',
    description: 'Stance, tier from 1 to 4, or cluster ID (`own` for a separate independent source).',
  })
  @IsText(100)
  @IsNotEmpty({ message: 'value must not be empty' })
  value: string;

  @ApiPropertyOptional({
    maxLength: MAX_QUOTE_LENGTH,
    description: 'Exact quote from the page that shows the corrected stance.',
  })
  @IsOptionalText(MAX_QUOTE_LENGTH)
  quote?: string;

  @ApiProperty({ maxLength: MAX_NOTE_LENGTH, example: 'It is about last year’s strike.' })
  @IsText(MAX_NOTE_LENGTH)
  @IsNotEmpty({ message: 'reason must not be empty' })
  reason: string;
}

export class MarkFalseDto {
  @ApiProperty({ maxLength: MAX_NOTE_LENGTH, example: 'The union denied it on Friday.' })
  @IsText(MAX_NOTE_LENGTH)
  @IsNotEmpty({ message: 'note must not be empty' })
  note: string;
}

export const REPLY_STEPS = ['asked', 'answered'] as const;
const MAX_REPLY_LENGTH = 10_000;
const MAX_NAME_LENGTH = 300;
const MAX_URL_LENGTH = 2_000;

export class NoteReplyDto {
  @ApiProperty({
    maxLength: MAX_NAME_LENGTH,
    example: 'Skarn Foundry',
    description: 'Name of the person or organization, as in the case.',
  })
  @IsText(MAX_NAME_LENGTH)
  @IsNotEmpty({ message: 'name must not be empty' })
  name: string;

  @ApiProperty({ enum: REPLY_STEPS, description: '`asked`: comment requested. `answered`: reply received.' })
  @IsIn(REPLY_STEPS, { message: `what must be one of ${REPLY_STEPS.join(', ')}` })
  what: (typeof REPLY_STEPS)[number];

  @ApiPropertyOptional({ type: String, format: 'date-time', description: 'Deadline for the reply, for `asked`.' })
  @IsOptional()
  @IsISO8601({ strict: true, strictSeparator: true }, { message: 'deadline must be an ISO 8601 date and time' })
  deadline?: string;

  @ApiPropertyOptional({
    maxLength: MAX_REPLY_LENGTH,
    description: 'Text of the reply, or a note that there was none.',
  })
  @IsOptionalText(MAX_REPLY_LENGTH)
  reply?: string;

  @ApiPropertyOptional({ maxLength: MAX_URL_LENGTH, description: 'URL of the published reply.' })
  @IsOptionalText(MAX_URL_LENGTH)
  @Matches(/^https?:\/\//i, { message: 'url must begin with http:// or https://' })
  url?: string;
}
