import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import { CAPTURE_VERDICTS, CorroborateError } from '@corroborate/domain';
import { InvestigationService, type CaptureView } from '@corroborate/investigation';
import { Access } from '../access/access.decorator';
import { IdPipe } from '../http/id.pipe';
import { ApiProblems } from '../openapi/problem.schema';
import { z } from 'zod';
import { answer, list, moment } from '../openapi/answer';

/** Where a passage stands: offsets into `text`, in UTF-16 units as JavaScript counts them. */
class CapturePassageAnswer extends answer({
  quote: z.string().meta({ example: 'Dock workers walked out' }),
  start: z.int().meta({ example: 120 }),
  end: z.int().meta({ example: 143 }),
}) {}

/** What was read on a page. All texts are what strangers wrote: show them as text alone. */
export class CaptureAnswer extends answer({
  source_id: z.int().meta({ example: 5 }),
  url: z.string().meta({ example: 'https://news.example/report' }),
  final_url: z
    .string()
    .meta({ example: 'https://news.example/report', description: 'The address that answered, after redirects.' }),
  title: z.string().meta({ example: 'Dock workers walk out' }),
  outlet: z.string().nullable().meta({ example: 'Example News' }),
  byline: z.string().nullable().meta({ example: null }),
  via: z.string().meta({
    enum: ['live', 'archive', 'reader'],
    example: 'live',
    description: 'Whether the page itself was read or another copy of it.',
  }),
  verdict: z.string().meta({ enum: CAPTURE_VERDICTS, example: 'complete' }),
  verdict_reason: z.string().meta({ example: '' }),
  http_status: z.int().nullable().meta({ example: 200 }),
  captured_at: moment,
  content_hash: z.string().meta({
    example: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    description: 'sha256 of the text.',
  }),
  text: z.string().nullable().meta({
    example: 'Dock workers walked out on Friday.',
    description: 'Plain text, paragraphs parted by an empty line; null where it has been let go.',
  }),
  removed_at: z
    .string()
    .nullable()
    .meta({ format: 'date-time', example: null, description: 'When the text was let go (`CAPTURE_DAYS`).' }),
  passages: list(CapturePassageAnswer).meta({ description: 'What the case rests on; the first shows the stance.' }),
}) {}

/** The evidence itself: pages as they were when they were read. */
@ApiTags('investigations')
@Controller('api/investigations/:id/captures')
export class CapturesController {
  constructor(private readonly investigations: InvestigationService) {}

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
