import { Controller, Get, Header, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiResponse, ApiTags, ApiPropertyOptional } from '@nestjs/swagger';
import { EvidenceService } from '@corroborate/investigation';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { Access } from '../access/access.decorator';
import { IdPipe } from '../http/id.pipe';
import { ApiProblems } from '../openapi/problem.schema';
import { CaseEvidenceAnswer, ChainEntriesAnswer, SourceEvidenceAnswer } from './evidence.answers';
import { toCaseEvidence, toSourceEvidence } from './evidence.view';

class EntriesQueryDto {
  @ApiPropertyOptional({ type: 'integer', minimum: 0, default: 0, description: 'Entries behind this one.' })
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

const ID = { name: 'id', schema: { type: 'integer', minimum: 1 }, example: 123 } as const;
const SOURCE = {
  name: 'source',
  schema: { type: 'integer', minimum: 1 },
  example: 5,
  description: '`source_id` of a source of the result.',
} as const;

/** What is kept of a case: what was received, in which order, how it looked, and what vouches for it. */
@ApiTags('evidence')
@Controller('api/investigations/:id/evidence')
export class CaseEvidenceController {
  constructor(private readonly evidence: EvidenceService) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @Access('viewer')
  @ApiParam(ID)
  @ApiOperation({
    operationId: 'getCaseEvidence',
    summary: 'What is kept of a case: entries, how far they are sealed, pages that cannot be shown, snapshots',
  })
  @ApiResponse({ status: 200, type: CaseEvidenceAnswer, description: 'Empty where nothing is kept.' })
  @ApiProblems('not-found')
  async ofCase(@Param('id', IdPipe) id: number): Promise<CaseEvidenceAnswer> {
    return toCaseEvidence(await this.evidence.ofCase(id));
  }

  @Get('entries')
  @Header('Cache-Control', 'no-store')
  @Access('viewer')
  @ApiParam(ID)
  @ApiOperation({ operationId: 'listChainEntries', summary: 'The entries of the chain of a case, in their order' })
  @ApiResponse({ status: 200, type: ChainEntriesAnswer, description: 'A part of them; `next_after` leads on.' })
  @ApiProblems('not-found')
  async entries(
    @Param('id', IdPipe) id: number,
    @Query() { after, limit }: EntriesQueryDto,
  ): Promise<ChainEntriesAnswer> {
    const { items, more } = await this.evidence.entries(id, after, limit);
    return { entries: items, next_after: more ? (items.at(-1)?.seq ?? null) : null };
  }

  @Get('sources/:source')
  @Header('Cache-Control', 'no-store')
  @Access('viewer')
  @ApiParam(ID)
  @ApiParam(SOURCE)
  @ApiOperation({
    operationId: 'getSourceEvidence',
    summary: 'What is kept of a source: answers with headers, certificate and digest, and snapshots by a browser',
  })
  @ApiResponse({ status: 200, type: SourceEvidenceAnswer, description: 'Its bytes are handed out by their digest.' })
  @ApiProblems('not-found')
  async ofSource(
    @Param('id', IdPipe) id: number,
    @Param('source', IdPipe) source: number,
  ): Promise<SourceEvidenceAnswer> {
    return toSourceEvidence(await this.evidence.ofSource(id, source));
  }

  @Post('sources/:source/snapshots')
  @HttpCode(202)
  @Access('editor')
  @ApiParam(ID)
  @ApiParam(SOURCE)
  @ApiOperation({
    operationId: 'askForSnapshot',
    summary: 'Have a browser show a source now, and keep what it shows',
    description:
      'A worker does it within a minute or two; the first snapshot of the answer is `wanted` until then. Where it ' +
      'cannot be (no browser is set up, the page cannot be opened) it ends as `failed`, with the reason.',
  })
  @ApiResponse({
    status: 202,
    type: SourceEvidenceAnswer,
    description: 'One that is wanted already is not wanted twice.',
  })
  @ApiProblems('not-found')
  async ask(@Param('id', IdPipe) id: number, @Param('source', IdPipe) source: number): Promise<SourceEvidenceAnswer> {
    return toSourceEvidence(await this.evidence.askForSnapshot(id, source));
  }

  @Post('sources/:source/public-copies')
  @HttpCode(202)
  @Access('editor')
  @ApiParam(ID)
  @ApiParam(SOURCE)
  @ApiOperation({
    operationId: 'askForPublicCopy',
    summary: 'Have the Wayback Machine keep a public copy of a source',
    description:
      'A worker orders it and asks how it goes, which takes some minutes; the first copy of the answer is `wanted` ' +
      'until then. The archive learns the address of the page, and anybody may look at the copy.',
  })
  @ApiResponse({
    status: 202,
    type: SourceEvidenceAnswer,
    description: 'One that is wanted already is not wanted twice.',
  })
  @ApiProblems('not-found')
  async copy(@Param('id', IdPipe) id: number, @Param('source', IdPipe) source: number): Promise<SourceEvidenceAnswer> {
    return toSourceEvidence(await this.evidence.askForPublicCopy(id, source));
  }
}
