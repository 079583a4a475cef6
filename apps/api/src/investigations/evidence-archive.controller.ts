import { Controller, Get, Header, Param, StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import { CorroborateError } from '@corroborate/domain';
import { EvidenceService } from '@corroborate/housekeeping';
import { Access, HasSideEffect } from '../access/access.decorator';
import { IdPipe } from '../http/id.pipe';
import { ApiProblems } from '../openapi/problem.schema';

const WACZ_MEDIA_TYPE = 'application/wacz+zip';

/** Evidence archive of a case, for independent verification. */
@ApiTags('investigations')
@Controller('api/investigations/:id/evidence.wacz')
export class EvidenceArchiveController {
  constructor(private readonly evidence: EvidenceService) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @Header('Content-Security-Policy', 'sandbox')
  @Access('editor')
  @HasSideEffect()
  @ApiParam({ name: 'id', schema: { type: 'integer', minimum: 1 }, example: 123 })
  @ApiOperation({
    operationId: 'getEvidenceArchive',
    summary: 'Download the evidence of a case with its chain and seals as a WACZ 1.1.1 archive',
    description: 'Every download is recorded in the audit log. `corroborate evidence verify` checks the file offline.',
  })
  @ApiResponse({
    status: 200,
    description: 'The WACZ archive.',
    content: { [WACZ_MEDIA_TYPE]: { schema: { type: 'string', format: 'binary' } } },
  })
  @ApiProblems('not-found', 'request-refused')
  async get(@Param('id', IdPipe) id: number): Promise<StreamableFile> {
    const archive = await this.evidence.archive(id);
    if (archive)
      return new StreamableFile(archive, {
        type: WACZ_MEDIA_TYPE,
        disposition: `attachment; filename="case-${id}.wacz"`,
      });
    throw new CorroborateError('not-found', `Investigation ${id} has no stored evidence.`, {
      hint: 'Check the ID. Evidence is stored from the first response that an investigation receives.',
    });
  }
}
