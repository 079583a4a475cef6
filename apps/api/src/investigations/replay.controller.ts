import { Body, Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiResponse, ApiTags, ApiPropertyOptional } from '@nestjs/swagger';
import { toReasonData, toReasonText } from '@corroborate/domain';
import { ReplayService, type ReplayOutcome } from '@corroborate/casework';
import { IsIn, IsOptional, Matches } from 'class-validator';
import { REPLAY_READERS, type ReplayReader } from '@corroborate/db';
import { Access } from '../access/access.decorator';
import { getActor, type ActorRequest } from '../access/access.gate';
import { IdPipe } from '../http/id.pipe';
import { ApiProblems } from '../openapi/problem.schema';
import { ReplayResponse } from './replay.responses';

class ReplayDto {
  @ApiPropertyOptional({
    enum: REPLAY_READERS,
    default: 'rules',
    description: 'Reader of the stored pages: rules only, or rules and the configured language model.',
  })
  @IsOptional()
  @IsIn(REPLAY_READERS, { message: `reader must be one of ${REPLAY_READERS.join(', ')}` })
  reader?: ReplayReader;

  @ApiPropertyOptional({
    pattern: '^[0-9a-f]{64}$',
    description: '`mark` of a previous re-evaluation. The difference is stored if the result is the same.',
  })
  @IsOptional()
  @Matches(/^[0-9a-f]{64}$/, { message: 'confirm must be the mark of a previous re-evaluation' })
  confirm?: string;
}

/** Re-evaluation of a decided case from stored evidence. */
@ApiTags('investigations')
@Controller('api/investigations/:id/replay')
export class ReplayController {
  constructor(private readonly replays: ReplayService) {}

  @Post()
  @HttpCode(200)
  @Access('editor')
  @ApiParam({ name: 'id', schema: { type: 'integer', minimum: 1 }, example: 123 })
  @ApiOperation({
    operationId: 'replayInvestigation',
    summary: 'Re-evaluate a decided case on stored evidence with the current rules',
    description:
      'Calls no service except the model, if selected. Without `confirm`, nothing is stored. With it, the ' +
      'decision and the difference are stored; the topic level changes only by a review decision.',
  })
  @ApiResponse({ status: 200, type: ReplayResponse, description: 'Changes in the decision, with reasons.' })
  @ApiProblems('not-found', 'conflict')
  async replay(
    @Param('id', IdPipe) id: number,
    @Body() { reader = 'rules', confirm }: ReplayDto,
    @Req() request: ActorRequest,
  ): Promise<ReplayResponse> {
    if (confirm === undefined) return toReplay(await this.replays.preview(id, reader), false);
    const order = { investigationId: id, reader, by: getActor(request), mark: confirm };
    const { outcome, written } = await this.replays.apply(order);
    return toReplay(outcome, written);
  }
}

function toReplay(outcome: ReplayOutcome, written: boolean): ReplayResponse {
  const base = { investigation_id: outcome.investigationId, outcome: outcome.kind, written };
  if (outcome.kind === 'not-judged')
    return {
      ...base,
      why: toReasonText(outcome.why),
      why_code: toReasonData(outcome.why),
      difference: null,
      mark: null,
    };
  const difference = outcome.difference as unknown as ReplayResponse['difference'];
  return { ...base, why: null, why_code: null, difference, mark: outcome.mark };
}
