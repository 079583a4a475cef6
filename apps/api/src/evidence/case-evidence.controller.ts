import { Controller, Get, Header, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiResponse, ApiTags, ApiPropertyOptional } from '@nestjs/swagger';
import { EvidenceService } from '@corroborate/housekeeping';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { Access } from '../access/access.decorator';
import { IdPipe } from '../http/id.pipe';
import { ApiProblems } from '../openapi/problem.schema';
import { CaseEvidenceResponse, ChainEntriesResponse, SourceEvidenceResponse } from './evidence.responses';
import { toSourceEvidence } from './evidence.view';

class EntriesQueryDto {
  @ApiPropertyOptional({
    type: 'integer',
    minimum: 0,
    default: 0,
    description: 'Return entries after this sequence number.',
  })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(Number.MAX_SAFE_INTEGER)
  after = 0;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 500, default: 100 })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(500)
  limit = 100;
}

const ID_PARAM = { name: 'id', schema: { type: 'integer', minimum: 1 }, example: 123 } as const;
const SOURCE_PARAM = {
  name: 'source',
  schema: { type: 'integer', minimum: 1 },
  example: 5,
  description: '`source_id` of a source in the result.',
} as const;

/** Evidence of a case: received responses in order, snapshots and seals. */
@ApiTags('evidence')
@Controller('api/investigations/:id/evidence')
export class CaseEvidenceController {
  constructor(private readonly evidence: EvidenceService) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @Access('viewer')
  @ApiParam(ID_PARAM)
  @ApiOperation({
    operationId: 'getCaseEvidence',
    summary: 'Get the evidence summary of a case: chain entries, seals, failed captures and snapshots',
  })
  @ApiResponse({
    status: 200,
    type: CaseEvidenceResponse,
    description: 'Evidence summary; all zero if nothing is stored.',
  })
  @ApiProblems('not-found')
  async describeCase(@Param('id', IdPipe) id: number): Promise<CaseEvidenceResponse> {
    return CaseEvidenceResponse.of(await this.evidence.describeCase(id));
  }

  @Get('entries')
  @Header('Cache-Control', 'no-store')
  @Access('viewer')
  @ApiParam(ID_PARAM)
  @ApiOperation({ operationId: 'listChainEntries', summary: 'List the evidence chain of a case in sequence order' })
  @ApiResponse({
    status: 200,
    type: ChainEntriesResponse,
    description: 'A page of chain entries. Pass `next_after` as `after` to get the next page.',
  })
  @ApiProblems('not-found')
  async entries(
    @Param('id', IdPipe) id: number,
    @Query() { after, limit }: EntriesQueryDto,
  ): Promise<ChainEntriesResponse> {
    const { items, more } = await this.evidence.listEntries(id, after, limit);
    return { entries: items, next_after: more ? (items.at(-1)?.seq ?? null) : null };
  }

  @Get('sources/:source')
  @Header('Cache-Control', 'no-store')
  @Access('viewer')
  @ApiParam(ID_PARAM)
  @ApiParam(SOURCE_PARAM)
  @ApiOperation({
    operationId: 'getSourceEvidence',
    summary: 'Get the evidence for a source: responses with headers, certificate and digest, and browser snapshots',
  })
  @ApiResponse({
    status: 200,
    type: SourceEvidenceResponse,
    description: 'Evidence for the source. Download the bytes by digest.',
  })
  @ApiProblems('not-found')
  async describeSource(
    @Param('id', IdPipe) id: number,
    @Param('source', IdPipe) source: number,
  ): Promise<SourceEvidenceResponse> {
    return toSourceEvidence(await this.evidence.describeSource(id, source));
  }

  @Post('sources/:source/snapshots')
  @HttpCode(202)
  @Access('editor')
  @ApiParam(ID_PARAM)
  @ApiParam(SOURCE_PARAM)
  @ApiOperation({
    operationId: 'askForSnapshot',
    summary: 'Request a browser snapshot of a source',
    description:
      'A worker takes the snapshot within two minutes; until then the first snapshot in the response is ' +
      '`wanted`. If there is no browser or the page cannot be opened, it becomes `failed` with a reason.',
  })
  @ApiResponse({
    status: 202,
    type: SourceEvidenceResponse,
    description: 'Idempotent: a pending request is reused.',
  })
  @ApiProblems('not-found')
  async requestSnapshot(
    @Param('id', IdPipe) id: number,
    @Param('source', IdPipe) source: number,
  ): Promise<SourceEvidenceResponse> {
    return toSourceEvidence(await this.evidence.requestSnapshot(id, source));
  }

  @Post('sources/:source/public-copies')
  @HttpCode(202)
  @Access('editor')
  @ApiParam(ID_PARAM)
  @ApiParam(SOURCE_PARAM)
  @ApiOperation({
    operationId: 'askForPublicCopy',
    summary: 'Request a public copy of a source at the Wayback Machine',
    description:
      'A worker requests the copy, which takes some minutes; until then the first copy in the response is ' +
      '`wanted`. The page URL is sent to the archive, and the copy is public.',
  })
  @ApiResponse({
    status: 202,
    type: SourceEvidenceResponse,
    description: 'Idempotent: a pending request is reused.',
  })
  @ApiProblems('not-found')
  async requestPublicCopy(
    @Param('id', IdPipe) id: number,
    @Param('source', IdPipe) source: number,
  ): Promise<SourceEvidenceResponse> {
    return toSourceEvidence(await this.evidence.requestPublicCopy(id, source));
  }
}
