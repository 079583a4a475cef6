import { ApiPropertyOptional } from '@nestjs/swagger';
import { REPORT_DEPTHS, REPORT_FORMATS, type ReportDepth, type ReportFormat } from '@corroborate/report';
import { IsIn, IsOptional, IsUrl } from 'class-validator';

export class ReportQueryDto {
  @ApiPropertyOptional({
    enum: REPORT_FORMATS,
    default: 'json',
    description: 'Report format. `pdf` requires BROWSER_PATH; without it, the response is printable HTML.',
  })
  @IsOptional()
  @IsIn(REPORT_FORMATS, { message: `format must be one of ${REPORT_FORMATS.join(', ')}` })
  format?: ReportFormat;

  @ApiPropertyOptional({
    enum: REPORT_DEPTHS,
    description:
      'Length of the report. `brief`: at most 250 words. `report` (default): at most 1,200 words. `file`: ' +
      'complete.',
  })
  @IsOptional()
  @IsIn(REPORT_DEPTHS, { message: `depth must be one of ${REPORT_DEPTHS.join(', ')}` })
  depth?: ReportDepth;
}

export class ClaimReviewQueryDto {
  @ApiPropertyOptional({
    example: 'https://www.example.org/fact-check/ferry',
    description: 'URL of the page that will contain the fact check. Default: the report under PUBLIC_URL.',
  })
  @IsOptional()
  @IsUrl(
    { protocols: ['http', 'https'], require_protocol: true, require_tld: false },
    { message: 'url must be a URL such as https://www.example.org/page' },
  )
  url?: string;
}
