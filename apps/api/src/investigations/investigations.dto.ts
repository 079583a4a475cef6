import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsNumber, IsOptional, Max, Min } from 'class-validator';
import {
  INVESTIGATION_STATUSES,
  MODES,
  PRIORITIES,
  type InvestigationStatus,
  type Mode,
  type Priority,
} from '@corroborate/domain';
import { FromDigits, FromTrueOrFalse, IsCursor, IsId, IsPageSize, MAX_PAGE } from '../http/fields';

const oneOf = (words: readonly string[]) => ({ message: `$property must be one of ${words.join(', ')}` });
const MAX_BUDGET_USD = 100;

export class TriggerInvestigationDto {
  @ApiProperty({ type: 'integer', example: 1, minimum: 1, description: 'Id of a topic sent before.' })
  @IsId()
  topic_id: number;

  @ApiPropertyOptional({ enum: PRIORITIES, default: 'normal', example: 'high' })
  @IsOptional()
  @IsIn(PRIORITIES, oneOf(PRIORITIES))
  priority?: Priority;

  @ApiPropertyOptional({ enum: MODES, default: 'detailed', description: 'How far to go.' })
  @IsOptional()
  @IsIn(MODES, oneOf(MODES))
  mode?: Mode;

  @ApiPropertyOptional({
    default: false,
    description: 'Investigate although a candidate gate fails. Needs editor access.',
  })
  @IsOptional()
  @IsBoolean({ message: 'force must be true or false' })
  force?: boolean;

  @ApiPropertyOptional({
    minimum: 0,
    maximum: MAX_BUDGET_USD,
    example: 0.5,
    description:
      'What this investigation may spend, in USD. More than the configured budget needs editor access.',
  })
  @IsOptional()
  @Max(MAX_BUDGET_USD, { message: `budget_usd must be a number from 0 to ${MAX_BUDGET_USD}` })
  @Min(0, { message: `budget_usd must be a number from 0 to ${MAX_BUDGET_USD}` })
  @IsNumber({}, { message: `budget_usd must be a number from 0 to ${MAX_BUDGET_USD}` })
  budget_usd?: number;

  @ApiPropertyOptional({ default: false, description: 'Show the plan first; nothing is asked or spent before it is approved.' })
  @IsOptional()
  @IsBoolean({ message: 'await_approval must be true or false' })
  await_approval?: boolean;
}

export class PageQueryDto {
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: MAX_PAGE, default: 20, example: 20 })
  @IsPageSize()
  limit?: number;

  @ApiPropertyOptional({ description: '`next_cursor` of the answer before.', type: String })
  @IsCursor()
  cursor?: string;
}

export class ListInvestigationsDto extends PageQueryDto {
  @ApiPropertyOptional({ enum: INVESTIGATION_STATUSES })
  @IsOptional()
  @IsIn(INVESTIGATION_STATUSES, oneOf(INVESTIGATION_STATUSES))
  status?: InvestigationStatus;

  @ApiPropertyOptional({ type: 'integer', minimum: 1 })
  @FromDigits()
  @IsOptional()
  @IsId()
  topic_id?: number;

  @ApiPropertyOptional({ enum: MODES })
  @IsOptional()
  @IsIn(MODES, oneOf(MODES))
  mode?: Mode;

  @ApiPropertyOptional({ type: Boolean, description: 'Only those that do, or do not, wait for a person.' })
  @FromTrueOrFalse()
  @IsOptional()
  @IsBoolean({ message: 'requires_human_review must be true or false' })
  requires_human_review?: boolean;
}
