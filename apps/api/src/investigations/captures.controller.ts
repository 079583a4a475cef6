import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import { CAPTURE_VERDICTS, orNotFound } from '@corroborate/domain';
import { InvestigationService } from '@corroborate/investigation';
import { Access } from '../access/access.decorator';
import { IdPipe } from '../http/id.pipe';
import { ApiProblems } from '../openapi/problem.schema';
import { z } from 'zod';
import { responseType, list, moment } from '../openapi/response.type';

/** Position of a passage, as offsets into `text` in UTF-16 code units. */
class CapturePassageResponse extends responseType({
  quote: z.string().meta({ example: 'Dock workers walked out' }),
  start: z.int().meta({ example: 120 }),
  end: z.int().meta({ example: 143 }),
}) {}

/** A captured page. All of its text is untrusted: display it as plain text. */
export class CaptureResponse extends responseType({
  source_id: z.int().meta({ example: 5 }),
  url: z.string().meta({ example: 'https://news.example/report' }),
  final_url: z.string().meta({ example: 'https://news.example/report', description: 'Final URL after redirects.' }),
  title: z.string().meta({ example: 'Dock workers walk out' }),
  outlet: z.string().nullable().meta({ example: 'Example News' }),
  byline: z.string().nullable().meta({ example: null }),
  via: z.string().meta({
    enum: ['live', 'archive', 'reader'],
    example: 'live',
    description: 'Whether the live page or a copy was read.',
  }),
  verdict: z.string().meta({ enum: CAPTURE_VERDICTS, example: 'complete' }),
  verdict_reason: z.string().meta({ example: '' }),
  http_status: z.int().nullable().meta({ example: 200 }),
  captured_at: moment,
  content_hash: z.string().meta({
    example: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    description: 'SHA-256 of the text.',
  }),
  text: z.string().nullable().meta({
    example: 'Dock workers walked out on Friday.',
    description: 'Plain text with paragraphs separated by empty lines; null once deleted.',
  }),
  removed_at: z
    .string()
    .nullable()
    .meta({ format: 'date-time', example: null, description: 'Time when the text was deleted (`CAPTURE_DAYS`).' }),
  passages: list(CapturePassageResponse).meta({
    description: 'Passages used as evidence. The first one shows the stance.',
  }),
}) {}

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
    description: '`source_id` of a source in the result.',
  })
  @ApiOperation({
    operationId: 'getCapture',
    summary: 'Get the captured text of a source, with the passages used as evidence',
  })
  @ApiResponse({
    status: 200,
    type: CaptureResponse,
    description: 'The capture. `removed_at` is set if its text was deleted.',
  })
  @ApiProblems('not-found')
  async get(@Param('id', IdPipe) id: number, @Param('source', IdPipe) sourceId: number): Promise<CaptureResponse> {
    const capture = orNotFound(
      await this.investigations.capture(id, sourceId),
      `Investigation ${id} has no source ${sourceId}.`,
    );
    return CaptureResponse.of({ ...capture, capturedAt: capture.fetchedAt });
  }
}
