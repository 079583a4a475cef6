import { Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { HoldResult } from '@corroborate/db';
import { CorroborateError, isTerminal } from '@corroborate/domain';
import { InvestigationService } from '@corroborate/investigation';
import { Access } from '../access/access.decorator';
import { getActor, type ActorRequest } from '../access/access.gate';
import { IdPipe } from '../http/id.pipe';
import { ApiProblems } from '../openapi/problem.schema';
import { StateChangeResponse } from './investigations.responses';

const ID_PARAM = { name: 'id', schema: { type: 'integer', minimum: 1 }, example: 123 } as const;

/** Pauses, resumes or wraps up running investigations. All operations are idempotent. */
@ApiTags('investigations')
@Controller('api/investigations/:id')
export class HoldController {
  constructor(private readonly investigations: InvestigationService) {}

  @Post('pause')
  @HttpCode(200)
  @Access('editor')
  @ApiParam(ID_PARAM)
  @ApiOperation({
    operationId: 'pauseInvestigation',
    summary: 'Pause an investigation. Running stages finish; no new stage or paid call starts.',
  })
  @ApiResponse({ status: 200, type: StateChangeResponse, description: 'Paused.' })
  @ApiProblems('not-found', 'conflict')
  async pause(@Param('id', IdPipe) id: number, @Req() request: ActorRequest): Promise<StateChangeResponse> {
    return toStateChangeResponse(id, await this.investigations.pause(id, getActor(request)), 'paused');
  }

  @Post('resume')
  @HttpCode(200)
  @Access('editor')
  @ApiParam(ID_PARAM)
  @ApiOperation({ operationId: 'resumeInvestigation', summary: 'Resume a paused investigation' })
  @ApiResponse({ status: 200, type: StateChangeResponse, description: 'Resumed.' })
  @ApiProblems('not-found', 'conflict')
  async resume(@Param('id', IdPipe) id: number, @Req() request: ActorRequest): Promise<StateChangeResponse> {
    return toStateChangeResponse(id, await this.investigations.resume(id, getActor(request)), 'resumed');
  }

  @Post('wrap-up')
  @HttpCode(200)
  @Access('editor')
  @ApiParam(ID_PARAM)
  @ApiOperation({
    operationId: 'wrapUpInvestigation',
    summary: 'Start no further round and decide on the evidence so far. Resumes a paused investigation.',
  })
  @ApiResponse({ status: 200, type: StateChangeResponse, description: 'The investigation will end with a verdict.' })
  @ApiProblems('not-found', 'conflict')
  async wrapUp(@Param('id', IdPipe) id: number, @Req() request: ActorRequest): Promise<StateChangeResponse> {
    return toStateChangeResponse(id, await this.investigations.wrapUp(id, getActor(request)), 'wrapping-up');
  }
}

function toStateChangeResponse(
  id: number,
  held: HoldResult,
  status: StateChangeResponse['status'],
): StateChangeResponse {
  if (held.kind === 'held') return { investigation_id: id, status, changed: held.changed };
  if (held.kind === 'unknown') throw new CorroborateError('not-found', `There is no investigation ${id}.`);
  throw new CorroborateError('conflict', `Investigation ${id} is ${held.status.replace('-', ' ')}.`, {
    hint: isTerminal(held.status)
      ? 'The investigation has ended.'
      : 'Approve its plan first, or cancel the investigation.',
    details: { investigationId: id },
  });
}
