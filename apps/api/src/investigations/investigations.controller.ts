import { Body, Controller, Get, HttpCode, Inject, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { CorroborateError, noCheckableClaimError, orNotFound } from '@corroborate/domain';
import { Access } from '../access/access.decorator';
import { AccessGate, getActor, type ActorRequest } from '../access/access.gate';
import { toInvestigationResponse, toResponseWithResult, InvestigationService } from '@corroborate/investigation';
import { SETTINGS, type Settings } from '@corroborate/config';
import { IdPipe } from '../http/id.pipe';
import { ApiProblems } from '../openapi/problem.schema';
import { parseSources } from '../sources/sources.pipe';
import { HttpProblem } from '../problems/problem';
import { CallResponse, CallLedgerResponse, CallTotalsResponse } from './calls.responses';
import { ListCandidatesDto, ListInvestigationsDto, TriggerInvestigationDto } from './investigations.dto';
import {
  CancelledInvestigationResponse,
  CandidateResponse,
  CandidateFacetsResponse,
  CandidatePageResponse,
  InvestigationPageResponse,
  InvestigationWithResultResponse,
  StartedInvestigationResponse,
} from './investigations.responses';

const DEFAULT_PAGE_SIZE = 20;
const ID_PARAM = { name: 'id', schema: { type: 'integer', minimum: 1 }, example: 123 } as const;

@ApiTags('investigations')
@Controller('api/investigations')
export class InvestigationsController {
  constructor(
    private readonly investigations: InvestigationService,
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly gate: AccessGate,
  ) {}

  /** Starts an investigation in the background and returns 202 with its ID. */
  @Post()
  @HttpCode(202)
  @Access('pipeline', 'editor')
  @ApiOperation({ operationId: 'triggerInvestigation', summary: 'Start an investigation of a topic' })
  @ApiResponse({
    status: 202,
    type: StartedInvestigationResponse,
    description: 'Queued. `Location` is the URL of the investigation.',
  })
  @ApiProblems(
    'not-found',
    'conflict',
    'no-checkable-claim',
    'not-a-candidate',
    'body-too-large',
    'unsupported-media-type',
  )
  async trigger(
    @Body() body: TriggerInvestigationDto,
    @Req() request: ActorRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StartedInvestigationResponse> {
    const raisesBudget = (body.budget_usd ?? 0) > this.settings.BUDGET_USD;
    if (body.force || raisesBudget) await this.gate.require('editor', request);
    const outcome = await this.investigations.trigger({
      topicId: body.topic_id,
      mode: body.mode ?? 'detailed',
      priority: body.priority ?? 'normal',
      force: body.force ?? false,
      budgetUsd: body.budget_usd,
      ...(body.await_approval ? { awaitApproval: true } : {}),
      requestedBy: getActor(request),
      ...(body.sources ? { sources: parseSources(body.sources) } : {}),
    });
    const answer = startedOrThrow(outcome, body.topic_id);
    response.location(`/api/investigations/${answer.investigation_id}`);
    return answer;
  }

  @Get('candidates')
  @Access('viewer')
  @ApiOperation({ operationId: 'listCandidates', summary: 'List topics that need an investigation' })
  @ApiResponse({
    status: 200,
    type: CandidatePageResponse,
    description: 'Topics that pass all candidate gates.',
  })
  @ApiProblems()
  async candidates(
    @Query() { limit = DEFAULT_PAGE_SIZE, cursor, q, category, min_score, sort }: ListCandidatesDto,
  ): Promise<CandidatePageResponse> {
    const filter = {
      limit,
      cursor,
      words: q?.trim() || undefined,
      category: category || undefined,
      minScore: min_score,
      sort,
    };
    const { topics, nextCursor } = await this.investigations.candidates(filter);
    const verdicts = await this.investigations.verdictsOf(topics.map(({ id }) => id));
    const answers = topics.map(({ id: topicId, verificationStatus: currentVerification, ...topic }) =>
      CandidateResponse.of({ ...topic, topicId, currentVerification, verdict: verdicts.get(topicId) ?? null }),
    );
    return { topics: answers, next_cursor: nextCursor };
  }

  @Get('candidates/facets')
  @Access('viewer')
  @ApiOperation({
    operationId: 'candidateFacets',
    summary: 'List candidate categories and the typical duration and cost per mode',
  })
  @ApiResponse({ status: 200, type: CandidateFacetsResponse, description: 'Categories and estimates.' })
  @ApiProblems()
  async facets(): Promise<CandidateFacetsResponse> {
    const [categories, estimates] = await Promise.all([
      this.investigations.candidateCategories(),
      this.investigations.modeEstimates(),
    ]);
    return CandidateFacetsResponse.of({ categories, estimates });
  }

  @Get()
  @Access('viewer')
  @ApiOperation({ operationId: 'listInvestigations', summary: 'List investigations, newest first' })
  @ApiResponse({
    status: 200,
    type: InvestigationPageResponse,
    description: 'A page of investigations without results.',
  })
  @ApiProblems()
  async list(@Query() query: ListInvestigationsDto): Promise<InvestigationPageResponse> {
    const { items, nextCursor } = await this.investigations.list({
      status: query.status,
      topicId: query.topic_id,
      mode: query.mode,
      requiresHumanReview: query.requires_human_review,
      limit: query.limit ?? DEFAULT_PAGE_SIZE,
      cursor: query.cursor,
    });
    return { investigations: items.map(toInvestigationResponse), next_cursor: nextCursor };
  }

  @Get(':id')
  @Access('viewer')
  @ApiParam(ID_PARAM)
  @ApiOperation({ operationId: 'getInvestigation', summary: 'Get the state and result of an investigation' })
  @ApiResponse({ status: 200, type: InvestigationWithResultResponse, description: 'The investigation.' })
  @ApiProblems('not-found')
  async get(@Param('id', IdPipe) id: number): Promise<InvestigationWithResultResponse> {
    return toResponseWithResult(orNotFound(await this.investigations.get(id), notFoundMessage(id)));
  }

  @Get(':id/calls')
  @Access('viewer')
  @ApiParam(ID_PARAM)
  @ApiOperation({
    operationId: 'listCalls',
    summary: 'List the ledger of an investigation: every call with its cost',
  })
  @ApiResponse({
    status: 200,
    type: CallLedgerResponse,
    description: 'Calls in order, with totals.',
  })
  @ApiProblems('not-found')
  async calls(@Param('id', IdPipe) id: number): Promise<CallLedgerResponse> {
    const ledger = orNotFound(await this.investigations.calls(id), notFoundMessage(id));
    const calls = ledger.calls.map((call) => CallResponse.of({ ...call, latencyMs: Math.round(call.latencyMs) }));
    return { calls, totals: CallTotalsResponse.of(ledger.totals) };
  }

  @Get(':id/calls/totals')
  @Access('viewer')
  @ApiParam(ID_PARAM)
  @ApiOperation({ operationId: 'getCallTotals', summary: 'Get total calls and cost of an investigation' })
  @ApiResponse({ status: 200, type: CallTotalsResponse, description: 'Totals of `listCalls` without the list.' })
  @ApiProblems('not-found')
  async callTotals(@Param('id', IdPipe) id: number): Promise<CallTotalsResponse> {
    return CallTotalsResponse.of(orNotFound(await this.investigations.callTotals(id), notFoundMessage(id)));
  }

  @Post(':id/cancel')
  @HttpCode(200)
  @Access('editor')
  @ApiParam(ID_PARAM)
  @ApiOperation({
    operationId: 'cancelInvestigation',
    summary: 'Cancel an investigation. Its topic stays unchanged.',
  })
  @ApiResponse({ status: 200, type: CancelledInvestigationResponse, description: 'Cancelled.' })
  @ApiProblems('not-found', 'conflict')
  async cancel(@Param('id', IdPipe) id: number): Promise<CancelledInvestigationResponse> {
    const outcome = await this.investigations.cancel(id);
    if (outcome === 'unknown') throw new CorroborateError('not-found', notFoundMessage(id));
    if (outcome === 'cancelled') return { investigation_id: id, status: 'cancelled' };
    throw new CorroborateError('conflict', `Investigation ${id} has already ended.`, {
      hint: 'Only running investigations can be cancelled.',
      details: { investigationId: id },
    });
  }
}

const notFoundMessage = (id: number) => `There is no investigation ${id}.`;

function startedOrThrow(
  outcome: Awaited<ReturnType<InvestigationService['trigger']>>,
  topicId: number,
): StartedInvestigationResponse {
  switch (outcome.kind) {
    case 'started':
      return {
        investigation_id: outcome.investigationId,
        status: outcome.awaitsApproval ? 'awaiting-approval' : 'started',
        estimated_completion: outcome.estimatedCompletion,
      };
    case 'already-running':
      throw new CorroborateError('conflict', `Topic ${topicId} is already under investigation.`, {
        hint: `Follow /api/investigations/${outcome.investigationId}, or cancel it first.`,
        details: { investigationId: outcome.investigationId },
      });
    case 'not-a-candidate': {
      const failed = outcome.gates.filter(({ passed }) => !passed);
      const items = failed.map(({ name, reason }) => ({ detail: reason, gate: name }));
      throw new HttpProblem(
        'not-a-candidate',
        `Topic ${topicId} fails ${failed.length} of the candidate gates.`,
        items,
      );
    }
    case 'no-checkable-claim':
      throw noCheckableClaimError();
    case 'unknown-topic':
      throw new CorroborateError('not-found', `There is no topic ${topicId}.`, {
        hint: 'Submit the topic first: POST /api/topics.',
      });
  }
}
