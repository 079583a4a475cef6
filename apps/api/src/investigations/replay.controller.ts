import { Body, Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiResponse, ApiTags, ApiPropertyOptional } from '@nestjs/swagger';
import { codeLine, sentenceOf } from '@corroborate/domain';
import { Replays, type ReplayOutcome } from '@corroborate/investigation';
import { IsIn, IsOptional, Matches } from 'class-validator';
import { REPLAY_READERS, type ReplayReader } from '@corroborate/db';
import { Access } from '../access/access.decorator';
import { actorOf, type ActorRequest } from '../access/access.gate';
import { IdPipe } from '../http/id.pipe';
import { ApiProblems } from '../openapi/problem.schema';
import { ReplayAnswer } from './replay.answers';

class ReplayDto {
  @ApiPropertyOptional({
    enum: REPLAY_READERS,
    default: 'rules',
    description: 'Who reads the kept pages: the rules alone, or the configured language model beside them.',
  })
  @IsOptional()
  @IsIn(REPLAY_READERS, { message: `reader must be one of ${REPLAY_READERS.join(', ')}` })
  reader?: ReplayReader;

  @ApiPropertyOptional({
    pattern: '^[0-9a-f]{64}$',
    description:
      'The `mark` of a difference shown before. It is stored if the re-evaluation gives the same difference.',
  })
  @IsOptional()
  @Matches(/^[0-9a-f]{64}$/, { message: 'confirm must be the mark of a difference' })
  confirm?: string;
}

/** What the HTTP layer asks of judging again. */

/** A decided case, judged again from what is kept of it. */
@ApiTags('investigations')
@Controller('api/investigations/:id/replay')
export class ReplayController {
  constructor(private readonly replays: Replays) {}

  @Post()
  @HttpCode(200)
  @Access('editor')
  @ApiParam({ name: 'id', schema: { type: 'integer', minimum: 1 }, example: 123 })
  @ApiOperation({
    operationId: 'replayInvestigation',
    summary: 'Judge a decided case again, from what is kept of it and under the rules of today',
    description:
      'Nobody is asked but the model, where one is to read. Nothing is written without `confirm`; with it the ' +
      'decision is another, with its difference, and the topic itself is moved by a decision in review alone.',
  })
  @ApiResponse({ status: 200, type: ReplayAnswer, description: 'What would be another, and why.' })
  @ApiProblems('not-found', 'conflict')
  async replay(
    @Param('id', IdPipe) id: number,
    @Body() { reader = 'rules', confirm }: ReplayDto,
    @Req() request: ActorRequest,
  ): Promise<ReplayAnswer> {
    if (confirm === undefined) return toReplay(await this.replays.look(id, reader), false);
    const order = { investigationId: id, reader, by: actorOf(request), mark: confirm };
    const { outcome, written } = await this.replays.makeSo(order);
    return toReplay(outcome, written);
  }
}

function toReplay(outcome: ReplayOutcome, written: boolean): ReplayAnswer {
  const base = { investigation_id: outcome.investigationId, outcome: outcome.kind, written };
  if (outcome.kind === 'not-judged')
    return { ...base, why: sentenceOf(outcome.why), why_code: codeLine(outcome.why), difference: null, mark: null };
  const difference = outcome.difference as unknown as ReplayAnswer['difference'];
  return { ...base, why: null, why_code: null, difference, mark: outcome.mark };
}
