import { Controller, Get, Header, Inject, Param } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiProperty, ApiResponse, ApiTags } from '@nestjs/swagger';
import { CAPTURE_VERDICTS, CorroborateError } from '@corroborate/domain';
import type { CaptureView } from '@corroborate/investigation';
import { Access } from '../access/access.decorator';
import { InvestigationService } from '@corroborate/investigation';
import type { InvestigationPort } from '../investigation.port';
import { IdPipe } from '../http/id.pipe';
import { ApiProblems } from '../openapi/problem.schema';
import { MOMENT } from '../openapi/answer.parts';

/** Where a passage stands: offsets into `text`, in UTF-16 units as JavaScript counts them. */
export class CapturePassageAnswer {
  @ApiProperty({ example: 'Dock workers walked out' }) quote: string;
  @ApiProperty({ type: 'integer', example: 120 }) start: number;
  @ApiProperty({ type: 'integer', example: 143 }) end: number;
}

/** What was read on a page. All texts are what strangers wrote: show them as text alone. */
export class CaptureAnswer {
  @ApiProperty({ type: 'integer', example: 5 }) source_id: number;
  @ApiProperty({ example: 'https://news.example/report' }) url: string;
  @ApiProperty({ example: 'https://news.example/report', description: 'The address that answered, after redirects.' })
  final_url: string;
  @ApiProperty({ example: 'Dock workers walk out' }) title: string;
  @ApiProperty({ type: String, nullable: true, example: 'Example News' }) outlet: string | null;
  @ApiProperty({ type: String, nullable: true, example: null }) byline: string | null;
  @ApiProperty({
    enum: ['live', 'archive', 'reader'],
    example: 'live',
    description: 'Whether the page itself was read or another copy of it.',
  })
  via: string;
  @ApiProperty({ enum: CAPTURE_VERDICTS, example: 'complete' }) verdict: string;
  @ApiProperty({ example: '' }) verdict_reason: string;
  @ApiProperty({ type: 'integer', nullable: true, example: 200 }) http_status: number | null;
  @ApiProperty({ format: 'date-time', example: MOMENT }) captured_at: string;
  @ApiProperty({
    example: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    description: 'sha256 of the text.',
  })
  content_hash: string;
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Dock workers walked out on Friday.',
    description: 'Plain text, paragraphs parted by an empty line; null where it has been let go.',
  })
  text: string | null;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    example: null,
    description: 'When the text was let go (`CAPTURE_DAYS`).',
  })
  removed_at: string | null;
  @ApiProperty({ type: [CapturePassageAnswer], description: 'What the case rests on; the first shows the stance.' })
  passages: CapturePassageAnswer[];
}

/** The evidence itself: pages as they were when they were read. */
@ApiTags('investigations')
@Controller('api/investigations/:id/captures')
export class CapturesController {
  constructor(@Inject(InvestigationService) private readonly investigations: InvestigationPort) {}

  @Get(':source')
  @Header('Cache-Control', 'no-store')
  @Access('viewer')
  @ApiParam({ name: 'id', schema: { type: 'integer', minimum: 1 }, example: 123 })
  @ApiParam({
    name: 'source',
    schema: { type: 'integer', minimum: 1 },
    example: 5,
    description: '`source_id` of a source of the result.',
  })
  @ApiOperation({
    operationId: 'getCapture',
    summary: 'The text of a source as it was captured, with the passages the case rests on',
  })
  @ApiResponse({
    status: 200,
    type: CaptureAnswer,
    description: 'The capture, also where its text has been let go: `removed_at` says so.',
  })
  @ApiProblems('not-found')
  async get(@Param('id', IdPipe) id: number, @Param('source', IdPipe) sourceId: number): Promise<CaptureAnswer> {
    const capture = await this.investigations.capture(id, sourceId);
    if (!capture) throw new CorroborateError('not-found', `Investigation ${id} has no source ${sourceId}.`);
    return toCapture(capture);
  }
}

const toCapture = ({
  sourceId,
  finalUrl,
  verdictReason,
  httpStatus,
  fetchedAt,
  contentHash,
  removedAt,
  ...same
}: CaptureView): CaptureAnswer => ({
  ...same,
  source_id: sourceId,
  final_url: finalUrl,
  verdict_reason: verdictReason,
  http_status: httpStatus,
  captured_at: fetchedAt,
  content_hash: contentHash,
  removed_at: removedAt,
});
