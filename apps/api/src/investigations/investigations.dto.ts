import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsArray, IsBoolean, IsIn, IsInt, IsNumber, IsOptional, Max, Min } from 'class-validator';
import {
  ADDED_SOURCE_LIMITS,
  INVESTIGATION_STATUSES,
  MODES,
  PRIORITIES,
  type InvestigationStatus,
  type Mode,
  type Priority,
} from '@corroborate/domain';
import {
  ParseInteger,
  ParseBoolean,
  IsCursor,
  IsId,
  IsOptionalText,
  IsPageSize,
  MAX_PAGE_SIZE,
  formatAllowedValues,
} from '../http/fields';

const MAX_BUDGET_USD = 100;

export class TriggerInvestigationDto {
  @ApiProperty({ type: 'integer', example: 1, minimum: 1, description: 'ID of a stored topic.' })
  @IsId()
  topic_id: number;

  @ApiPropertyOptional({ enum: PRIORITIES, default: 'normal', example: 'high' })
  @IsOptional()
  @IsIn(PRIORITIES, formatAllowedValues(PRIORITIES))
  priority?: Priority;

  @ApiPropertyOptional({ enum: MODES, default: 'detailed', description: 'Depth of the investigation.' })
  @IsOptional()
  @IsIn(MODES, formatAllowedValues(MODES))
  mode?: Mode;

  @ApiPropertyOptional({
    default: false,
    description: 'Investigate even if a candidate gate fails. Requires the editor role.',
  })
  @IsOptional()
  @IsBoolean({ message: 'force must be true or false' })
  force?: boolean;

  @ApiPropertyOptional({
    minimum: 0,
    maximum: MAX_BUDGET_USD,
    example: 0.5,
    description: 'Budget in US dollars. More than the configured budget requires the editor role.',
  })
  @IsOptional()
  @Max(MAX_BUDGET_USD, { message: `budget_usd must be a number from 0 to ${MAX_BUDGET_USD}` })
  @Min(0, { message: `budget_usd must be a number from 0 to ${MAX_BUDGET_USD}` })
  @IsNumber({}, { message: `budget_usd must be a number from 0 to ${MAX_BUDGET_USD}` })
  budget_usd?: number;

  @ApiPropertyOptional({
    default: false,
    description: 'Wait for plan approval before any query or paid call.',
  })
  @IsOptional()
  @IsBoolean({ message: 'await_approval must be true or false' })
  await_approval?: boolean;

  @ApiPropertyOptional({
    type: 'array',
    maxItems: ADDED_SOURCE_LIMITS.perBrief,
    items: { oneOf: [{ type: 'string', format: 'uri' }, { $ref: '#/components/schemas/AddedSourceDto' }] },
    example: ['https://harborcity.gov.example/notices/14'],
    description:
      'Your own sources: URLs, or objects with a text or PDF. They are read before plan approval and ' +
      'follow the same rules as all pages.',
  })
  @IsOptional()
  @IsArray({ message: 'sources must be a list' })
  sources?: unknown[];
}

export class PageQueryDto {
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: MAX_PAGE_SIZE, default: 20, example: 20 })
  @IsPageSize()
  limit?: number;

  @ApiPropertyOptional({ description: '`next_cursor` of the previous response.', type: String })
  @IsCursor()
  cursor?: string;
}

/** Maximum page size for tables in the desk; higher than for other lists. */
const MAX_CANDIDATES = 500;
const CANDIDATE_SORTS = ['score', 'latest'] as const;

export class ListCandidatesDto {
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: MAX_CANDIDATES, default: 20, example: 20 })
  @IsPageSize(MAX_CANDIDATES)
  limit?: number;

  @ApiPropertyOptional({
    description: '`next_cursor` of the previous response with the same filters.',
    type: String,
  })
  @IsCursor()
  cursor?: string;

  @ApiPropertyOptional({
    maxLength: 200,
    example: 'dock strike',
    description: 'Words or word prefixes in the title, in any order.',
  })
  @IsOptionalText(200)
  q?: string;

  @ApiPropertyOptional({ maxLength: 100, example: 'labor' })
  @IsOptionalText(100)
  category?: string;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 0,
    maximum: 100,
    example: 70,
    description: 'Minimum newsworthiness. Cannot lower the threshold of the candidate gate.',
  })
  @ParseInteger()
  @IsOptional()
  @Max(100, { message: 'min_score must be a whole number from 0 to 100' })
  @Min(0, { message: 'min_score must be a whole number from 0 to 100' })
  @IsInt({ message: 'min_score must be a whole number from 0 to 100' })
  min_score?: number;

  @ApiPropertyOptional({
    enum: CANDIDATE_SORTS,
    default: 'score',
    description: '`score`: most newsworthy first. `latest`: most recently received first.',
  })
  @IsOptional()
  @IsIn(CANDIDATE_SORTS, formatAllowedValues(CANDIDATE_SORTS))
  sort?: (typeof CANDIDATE_SORTS)[number];
}

export class ListInvestigationsDto extends PageQueryDto {
  @ApiPropertyOptional({ enum: INVESTIGATION_STATUSES })
  @IsOptional()
  @IsIn(INVESTIGATION_STATUSES, formatAllowedValues(INVESTIGATION_STATUSES))
  status?: InvestigationStatus;

  @ApiPropertyOptional({ type: 'integer', minimum: 1 })
  @ParseInteger()
  @IsOptional()
  @IsId()
  topic_id?: number;

  @ApiPropertyOptional({ enum: MODES })
  @IsOptional()
  @IsIn(MODES, formatAllowedValues(MODES))
  mode?: Mode;

  @ApiPropertyOptional({ type: Boolean, description: 'Filter by whether review is required.' })
  @ParseBoolean()
  @IsOptional()
  @IsBoolean({ message: 'requires_human_review must be true or false' })
  requires_human_review?: boolean;
}
