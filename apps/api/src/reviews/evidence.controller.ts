import { Body, Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Access } from '../access/access.decorator';
import { getActor, type ActorRequest } from '../access/access.gate';
import { ReviewService, type CorrectionOrder } from '@corroborate/casework';
import { InvestigationService } from '@corroborate/investigation';
import { IdPipe } from '../http/id.pipe';
import { ApiProblems } from '../openapi/problem.schema';
import {
  CorrectionResponse,
  DecisionDifferenceResponse,
  ReviewDecisionResponse,
  ReviewHistoryResponse,
} from './reviews.responses';
import { CorrectEvidenceDto, MarkFalseDto } from './reviews.dto';
import { toCorrection, toReevaluation, toReviewResponses } from './reviews.view';

const ID_PARAM = { name: 'id', schema: { type: 'integer', minimum: 1 }, example: 123 } as const;

/** Corrections to evidence, and reports of false upgrades. */
@ApiTags('reviews')
@Controller('api/investigations/:id')
export class EvidenceController {
  constructor(
    private readonly reviews: ReviewService,
    private readonly investigations: InvestigationService,
  ) {}

  @Get('reviews')
  @Access('viewer')
  @ApiParam(ID_PARAM)
  @ApiOperation({
    operationId: 'reviewHistory',
    summary: 'Get the review history of an investigation: open item, decisions and corrections, oldest first',
  })
  @ApiResponse({ status: 200, type: ReviewHistoryResponse, description: 'Review history.' })
  @ApiProblems()
  async history(@Param('id', IdPipe) id: number): Promise<ReviewHistoryResponse> {
    const { reviews } = this;
    const [waiting, decisions, corrections, judgedAgain] = await Promise.all([
      reviews.findOpenItem(id),
      reviews.listDecisions(id),
      reviews.listCorrections(id),
      reviews.listReevaluations(id),
    ]);
    const [answer = null] = await toReviewResponses(waiting ? [waiting] : [], this.investigations);
    return {
      waiting: answer,
      decisions: decisions.map(ReviewDecisionResponse.of),
      corrections: corrections.map(toCorrection),
      judged_again: judgedAgain.map(toReevaluation),
    };
  }

  @Post('corrections')
  @HttpCode(201)
  @Access('reviewer')
  @ApiParam(ID_PARAM)
  @ApiOperation({
    operationId: 'correctEvidence',
    summary: 'Correct the stance, tier or cluster of a source',
    description:
      'Recomputes the decision immediately and returns the difference. The topic level changes only by a ' +
      'review decision.',
  })
  @ApiResponse({ status: 201, type: CorrectionResponse, description: 'Correction stored, with the difference.' })
  @ApiProblems('not-found', 'conflict')
  async correct(
    @Param('id', IdPipe) id: number,
    @Body() body: CorrectEvidenceDto,
    @Req() request: ActorRequest,
  ): Promise<CorrectionResponse> {
    return toCorrection(await this.reviews.correct(toCorrectionOrder(id, body, request)));
  }

  @Post('corrections/preview')
  @HttpCode(200)
  @Access('reviewer')
  @ApiParam(ID_PARAM)
  @ApiOperation({ operationId: 'previewCorrection', summary: 'Preview the effect of a correction' })
  @ApiResponse({
    status: 200,
    type: DecisionDifferenceResponse,
    description: 'Decision before and after the correction.',
  })
  @ApiProblems('not-found', 'conflict')
  async preview(
    @Param('id', IdPipe) id: number,
    @Body() body: CorrectEvidenceDto,
    @Req() request: ActorRequest,
  ): Promise<DecisionDifferenceResponse> {
    return this.reviews.previewCorrection(toCorrectionOrder(id, body, request));
  }

  @Post('mark-false')
  @HttpCode(200)
  @Access('reviewer')
  @ApiParam(ID_PARAM)
  @ApiOperation({
    operationId: 'markFalse',
    summary: 'Mark the upgrade by this investigation as false and reset the topic to `unverified`',
  })
  @ApiResponse({
    status: 200,
    type: ReviewDecisionResponse,
    description: 'Recorded and included in the false upgrade rate.',
  })
  @ApiProblems('not-found', 'conflict')
  async markFalse(
    @Param('id', IdPipe) id: number,
    @Body() body: MarkFalseDto,
    @Req() request: ActorRequest,
  ): Promise<ReviewDecisionResponse> {
    return ReviewDecisionResponse.of(await this.reviews.markFalse(id, getActor(request), body.note));
  }
}

const toCorrectionOrder = (
  investigationId: number,
  { source_id, field, value, quote, reason }: CorrectEvidenceDto,
  request: ActorRequest,
): CorrectionOrder => ({
  investigationId,
  sourceId: source_id,
  field,
  value,
  quote: quote ?? null,
  reason,
  madeBy: getActor(request),
});
