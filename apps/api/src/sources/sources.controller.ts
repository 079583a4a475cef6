import { Body, Controller, Get, Header, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiParam, ApiPropertyOptional, ApiResponse, ApiTags } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import type { AddedSourceDraft } from '@corroborate/domain';
import { addedAnswerOf, InvestigationService, lineageOfSource } from '@corroborate/investigation';
import { Access } from '../access/access.decorator';
import { actorOf, type ActorRequest } from '../access/access.gate';
import { FromDigits, IsId } from '../http/fields';
import { IdPipe } from '../http/id.pipe';
import { ApiProblems } from '../openapi/problem.schema';
import { AddedSourceAnswer, AddedSourcesAnswer, LineageAnswer, toNode } from './sources.answers';
import { AddedSourcePipe } from './sources.pipe';
import { SOURCE_BODY } from './sources.schema';
import { toWatched, WatchedSourcesAnswer } from './watched.answers';

const ID = { name: 'id', schema: { type: 'integer', minimum: 1 }, example: 123 } as const;

export class LineageQueryDto {
  @ApiPropertyOptional({ type: 'integer', minimum: 1, description: 'The way to this source and its claims alone.' })
  @FromDigits()
  @IsOptional()
  @IsId()
  source_id?: number;
}

/** What people add to a case themselves, and how everything in it was come to. */
@ApiTags('investigations')
@Controller('api/investigations/:id')
export class SourcesController {
  constructor(private readonly investigations: InvestigationService) {}

  @Get('sources')
  @Header('Cache-Control', 'no-store')
  @Access('viewer')
  @ApiParam(ID)
  @ApiOperation({ operationId: 'listAddedSources', summary: 'Sources that people added, and what became of them' })
  @ApiResponse({ status: 200, type: AddedSourcesAnswer, description: 'In the order in which they were added.' })
  @ApiProblems('not-found')
  async list(@Param('id', IdPipe) id: number): Promise<AddedSourcesAnswer> {
    return { sources: (await this.investigations.addedSources(id)).map(addedAnswerOf) };
  }

  @Post('sources')
  @HttpCode(202)
  @Access('editor')
  @ApiParam(ID)
  @ApiBody({ schema: SOURCE_BODY })
  @ApiOperation({
    operationId: 'addSource',
    summary: 'Add a source to a case that waits, runs or is over',
    description:
      'A case that runs reads it in its next round. One that is over has its decision made again with it; the ' +
      'difference is kept with the source, the topic is moved by people alone. The same twice is one.',
  })
  @ApiResponse({ status: 202, type: AddedSourceAnswer, description: 'Stored; it is read in the background.' })
  @ApiProblems('not-found', 'conflict', 'body-too-large', 'unsupported-media-type')
  async add(
    @Param('id', IdPipe) id: number,
    @Body(AddedSourcePipe) source: AddedSourceDraft,
    @Req() request: ActorRequest,
  ): Promise<AddedSourceAnswer> {
    const [added] = await this.investigations.addSources(id, [source], actorOf(request));
    return addedAnswerOf(added!);
  }

  @Get('changes')
  @Header('Cache-Control', 'no-store')
  @Access('viewer')
  @ApiParam(ID)
  @ApiOperation({
    operationId: 'listSourceChanges',
    summary: 'What became of sources that count or dispute since the decision, look by look',
  })
  @ApiResponse({ status: 200, type: WatchedSourcesAnswer, description: 'Every source that is watched.' })
  @ApiProblems('not-found')
  async changes(@Param('id', IdPipe) id: number): Promise<WatchedSourcesAnswer> {
    return { sources: (await this.investigations.watched(id)).map(toWatched) };
  }

  @Get('lineage')
  @Header('Cache-Control', 'no-store')
  @Access('viewer')
  @ApiParam(ID)
  @ApiOperation({
    operationId: 'getLineage',
    summary: 'How each page and claim was come to: query, hit, page, claim, each with what it came from',
  })
  @ApiResponse({ status: 200, type: LineageAnswer, description: 'Nodes are only ever added.' })
  @ApiProblems('not-found')
  async lineage(@Param('id', IdPipe) id: number, @Query() { source_id }: LineageQueryDto): Promise<LineageAnswer> {
    const nodes = await this.investigations.lineage(id);
    return { nodes: (source_id === undefined ? nodes : lineageOfSource(nodes, source_id)).map(toNode) };
  }
}
