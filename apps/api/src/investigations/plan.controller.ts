import { Body, Controller, Get, HttpCode, Inject, Param, Post, Put, Req } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import { CLOCK, orNotFound, parseMoment, type Clock } from '@corroborate/domain';
import { Access } from '../access/access.decorator';
import { getActor, type ActorRequest } from '../access/access.gate';
import { InvestigationService, toPlanResponse } from '@corroborate/investigation';
import { IdPipe } from '../http/id.pipe';
import { fieldProblem } from '../http/intake-problems';
import { ApiProblems } from '../openapi/problem.schema';
import { invalidInput } from '../problems/problem';
import { ChangePlanDto, PlanResponse } from './plan.dto';

const ID_PARAM = { name: 'id', schema: { type: 'integer', minimum: 1 }, example: 123 } as const;

/** Plans that require approval. To reject a plan, use `POST …/cancel`. */
@ApiTags('investigations')
@Controller('api/investigations/:id')
export class PlanController {
  constructor(
    private readonly investigations: InvestigationService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Get('plan')
  @Access('viewer')
  @ApiParam(ID_PARAM)
  @ApiOperation({
    operationId: 'getPlan',
    summary: 'Get the plan of an investigation: questions, queries, engines and expected cost',
  })
  @ApiResponse({ status: 200, type: PlanResponse, description: 'The plan.' })
  @ApiProblems('not-found')
  async get(@Param('id', IdPipe) id: number): Promise<PlanResponse> {
    const plan = orNotFound(
      await this.investigations.plan(id),
      `Investigation ${id} has no plan to approve.`,
      'Start the investigation with "await_approval": true.',
    );
    return toPlanResponse(id, plan);
  }

  @Put('plan')
  @Access('editor')
  @ApiParam(ID_PARAM)
  @ApiOperation({
    operationId: 'changePlan',
    summary: 'Edit a plan: remove items, edit questions, or edit the brief, which creates a new plan',
  })
  @ApiResponse({ status: 200, type: PlanResponse, description: 'The updated plan.' })
  @ApiProblems('not-found', 'conflict')
  async change(
    @Param('id', IdPipe) id: number,
    @Body() { brief, struck, questions }: ChangePlanDto,
  ): Promise<PlanResponse> {
    this.checkDay(brief?.event_date);
    const changed = brief && {
      queries: brief.queries.map((text) => text.trim()).filter((text) => text !== ''),
      location: brief.location ?? null,
      eventDate: brief.event_date ?? null,
      note: brief.note ?? null,
    };
    return toPlanResponse(id, await this.investigations.changePlan(id, { brief: changed, struck, questions }));
  }

  /**
   * Rejects an event date that is invalid or far in the future, because the date affects the queries.
   * @throws HttpProblem
   */
  private checkDay(day: string | null | undefined): void {
    const parsed = day ? parseMoment(day, this.clock.now(), 'person') : null;
    if (parsed && 'fault' in parsed) throw invalidInput([fieldProblem(['brief', 'event_date'], parsed.fault)]);
  }

  @Post('approve')
  @HttpCode(200)
  @Access('editor')
  @ApiParam(ID_PARAM)
  @ApiOperation({ operationId: 'approvePlan', summary: 'Approve the plan and start the investigation' })
  @ApiResponse({ status: 200, type: PlanResponse, description: 'Approved and queued.' })
  @ApiProblems('not-found', 'conflict')
  async approve(@Param('id', IdPipe) id: number, @Req() request: ActorRequest): Promise<PlanResponse> {
    return toPlanResponse(id, await this.investigations.approvePlan(id, getActor(request)));
  }
}
