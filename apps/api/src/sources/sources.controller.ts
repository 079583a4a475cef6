import { Body, Controller, Get, Header, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiParam, ApiPropertyOptional, ApiResponse, ApiTags } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import type { AddedSourceDraft } from '@corroborate/domain';
import { toAddedSourceResponse, InvestigationService, selectSourceLineage } from '@corroborate/investigation';
import { SourceChangesReader } from '@corroborate/housekeeping';
import { Access } from '../access/access.decorator';
import { getActor, type ActorRequest } from '../access/access.gate';
import { ParseInteger, IsId } from '../http/fields';
import { IdPipe } from '../http/id.pipe';
import { ApiProblems } from '../openapi/problem.schema';
import { AddedSourceResponse, AddedSourcesResponse, LineageResponse } from './sources.responses';
import { AddedSourcePipe } from './sources.pipe';
import { SOURCE_BODY } from './sources.schema';
import { toWatchedSource, WatchedSourcesResponse } from './watched.responses';

const ID_PARAM = { name: 'id', schema: { type: 'integer', minimum: 1 }, example: 123 } as const;

export class LineageQueryDto {
  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    description: 'Return only the lineage of this source and its claims.',
  })
  @ParseInteger()
  @IsOptional()
  @IsId()
  source_id?: number;
}

/** Added sources, and how the sources of a case depend on each other. */
@ApiTags('investigations')
@Controller('api/investigations/:id')
export class SourcesController {
  constructor(
    private readonly investigations: InvestigationService,
    private readonly sourceChanges: SourceChangesReader,
  ) {}

  @Get('sources')
  @Header('Cache-Control', 'no-store')
  @Access('viewer')
  @ApiParam(ID_PARAM)
  @ApiOperation({ operationId: 'listAddedSources', summary: 'List added sources with their state' })
  @ApiResponse({ status: 200, type: AddedSourcesResponse, description: 'Added sources in order of addition.' })
  @ApiProblems('not-found')
  async list(@Param('id', IdPipe) id: number): Promise<AddedSourcesResponse> {
    return { sources: (await this.investigations.addedSources(id)).map(toAddedSourceResponse) };
  }

  @Post('sources')
  @HttpCode(202)
  @Access('editor')
  @ApiParam(ID_PARAM)
  @ApiBody({ schema: SOURCE_BODY })
  @ApiOperation({
    operationId: 'addSource',
    summary: 'Add a source to a pending, running or decided case',
    description:
      'A running case reads the source in its next round. A decided case is recomputed with it: the ' +
      'difference is stored with the source, and the topic level changes only by a review decision. ' +
      'Duplicates are ignored.',
  })
  @ApiResponse({ status: 202, type: AddedSourceResponse, description: 'Stored. The source is read in the background.' })
  @ApiProblems('not-found', 'conflict', 'body-too-large', 'unsupported-media-type')
  async add(
    @Param('id', IdPipe) id: number,
    @Body(AddedSourcePipe) source: AddedSourceDraft,
    @Req() request: ActorRequest,
  ): Promise<AddedSourceResponse> {
    const [added] = await this.investigations.addSources(id, [source], getActor(request));
    return toAddedSourceResponse(added!);
  }

  @Get('changes')
  @Header('Cache-Control', 'no-store')
  @Access('viewer')
  @ApiParam(ID_PARAM)
  @ApiOperation({
    operationId: 'listSourceChanges',
    summary: 'List changes in sources that are counted or dispute the topic since the decision',
  })
  @ApiResponse({ status: 200, type: WatchedSourcesResponse, description: 'All watched sources with their checks.' })
  @ApiProblems('not-found')
  async changes(@Param('id', IdPipe) id: number): Promise<WatchedSourcesResponse> {
    return { sources: (await this.sourceChanges.listWatchedSources(id)).map(toWatchedSource) };
  }

  @Get('lineage')
  @Header('Cache-Control', 'no-store')
  @Access('viewer')
  @ApiParam(ID_PARAM)
  @ApiOperation({
    operationId: 'getLineage',
    summary: 'Get the lineage of pages and claims: query, hit, page, claim',
  })
  @ApiResponse({ status: 200, type: LineageResponse, description: 'Append-only list of lineage nodes.' })
  @ApiProblems('not-found')
  async lineage(@Param('id', IdPipe) id: number, @Query() { source_id }: LineageQueryDto): Promise<LineageResponse> {
    const nodes = await this.investigations.lineage(id);
    return LineageResponse.of({
      nodes: source_id === undefined ? nodes : selectSourceLineage(nodes, source_id),
    });
  }
}
