import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { IsOptionalText } from '../http/fields';

export const METRIC_GROUPINGS = ['day', 'mode', 'engine'] as const;

export class MetricsQueryDto {
  @ApiPropertyOptional({
    example: '2026-01-01',
    description: 'Start day or time, in UTC unless a time zone is given. Default: 30 days before `to`.',
  })
  @IsOptionalText(40)
  from?: string;

  @ApiPropertyOptional({
    example: '2026-01-31',
    description: 'End day (inclusive) or time (exclusive), at most 366 days after `from`. Default: now.',
  })
  @IsOptionalText(40)
  to?: string;

  @ApiPropertyOptional({ enum: METRIC_GROUPINGS, default: 'day' })
  @IsOptional()
  @IsIn(METRIC_GROUPINGS, { message: `by must be one of ${METRIC_GROUPINGS.join(', ')}` })
  by?: (typeof METRIC_GROUPINGS)[number];
}
