import { ApiProperty, ApiPropertyOptional, IntersectionType, PickType } from '@nestjs/swagger';
import { IsInt, IsNotEmpty, IsObject, IsOptional, Max, Min } from 'class-validator';
import { IsId, IsText } from '../http/fields';
import { PageQueryDto } from '../investigations/investigations.dto';
import { ChangePlanDto } from '../investigations/plan.dto';
import { ReportQueryDto } from '../reports/reports.dto';
import { DecideReviewDto } from '../reviews/reviews.dto';
import { SOURCE_BODY } from '../sources/sources.schema';

/** Less than a minute, after which clients usually time out. */
const MAX_WAIT_SECONDS = 50;
const MAX_QUOTE_LENGTH = 2_000;
const WAIT_RANGE_MESSAGE = { message: `wait_seconds must be a whole number from 0 to ${MAX_WAIT_SECONDS}` };

/**
 * OpenAPI description of an MCP message, which has an `id` if it expects a response. The SDK's own schema parses it.
 */
export class McpMessageDto {
  @ApiProperty({ enum: ['2.0'] }) jsonrpc: string;
  @ApiProperty({ example: 'ping' }) method: string;
  @ApiPropertyOptional({ type: 'object', additionalProperties: true, example: {} }) params?: object;
}

export class InvestigationToolDto {
  @ApiProperty({ type: 'integer', minimum: 1, example: 123, description: 'ID of an investigation.' })
  @IsId()
  investigation_id: number;
}

export class StatusToolDto extends InvestigationToolDto {
  @ApiPropertyOptional({
    type: 'integer',
    minimum: 0,
    maximum: MAX_WAIT_SECONDS,
    default: 0,
    description: 'Maximum seconds to wait for the end, reporting progress. Call again if it is still running.',
  })
  @IsOptional()
  @Max(MAX_WAIT_SECONDS, WAIT_RANGE_MESSAGE)
  @Min(0, WAIT_RANGE_MESSAGE)
  @IsInt(WAIT_RANGE_MESSAGE)
  wait_seconds?: number;
}

export class SourcesToolDto extends IntersectionType(InvestigationToolDto, PageQueryDto) {}

export class ReportToolDto extends IntersectionType(InvestigationToolDto, PickType(ReportQueryDto, ['depth'])) {}

export class VerifyQuoteToolDto extends InvestigationToolDto {
  @ApiProperty({ maxLength: MAX_QUOTE_LENGTH, example: 'Dock workers walked out', description: 'Quote to search for.' })
  @IsText(MAX_QUOTE_LENGTH)
  @IsNotEmpty({ message: 'quote must not be empty' })
  quote: string;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, description: 'Search only this source of the case.' })
  @IsOptional()
  @IsId()
  source_id?: number;
}

export class AddSourceToolDto extends InvestigationToolDto {
  @ApiProperty({ allOf: [SOURCE_BODY], description: 'One of `url`, `text` and `pdf`.' })
  @IsObject({ message: 'source must be an object' })
  source: object;
}

export class EditPlanToolDto extends ChangePlanDto {
  @ApiProperty({ type: 'integer', minimum: 1, example: 123, description: 'ID of an investigation.' })
  @IsId()
  investigation_id: number;
}

export class DecideReviewToolDto extends DecideReviewDto {
  @ApiProperty({ type: 'integer', minimum: 1, example: 7, description: 'ID of a review item.' })
  @IsId()
  review_id: number;
}
