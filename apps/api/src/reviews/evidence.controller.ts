import { Body, Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import { systemClock } from '@corroborate/domain';
import { Access } from '../access/access.decorator';
import { actorOf, type ActorRequest } from '../access/access.gate';
import { ReviewService, type CorrectionOrder } from '@corroborate/investigation';
import { IdPipe } from '../http/id.pipe';
import { ApiProblems } from '../openapi/problem.schema';
import {
  CorrectionAnswer,
  DecisionDifferenceAnswer,
  ReviewDecisionAnswer,
  ReviewHistoryAnswer,
} from './reviews.answers';
import { CorrectEvidenceDto, MarkFalseDto } from './reviews.dto';
import { toCorrection, toDecision, toJudgedAgain, toReview } from './reviews.view';

const ID = { name: 'id', schema: { type: 'integer', minimum: 1 }, example: 123 } as const;

/** What people say of a finished investigation: its evidence, and whether the upgrade held. */
@ApiTags('reviews')
@Controller('api/investigations/:id')
export class EvidenceController {
  constructor(private readonly reviews: ReviewService) {}

  @Get('reviews')
  @Access('viewer')
  @ApiParam(ID)
  @ApiOperation({
    operationId: 'reviewHistory',
    summary: 'What waits for a person, and everything people decided and corrected, oldest first',
  })
  @ApiResponse({ status: 200, type: ReviewHistoryAnswer, description: 'Empty where nobody did.' })
  @ApiProblems()
  async history(@Param('id', IdPipe) id: number): Promise<ReviewHistoryAnswer> {
    const { reviews } = this;
    const [waiting, decisions, corrections, judgedAgain] = await Promise.all([
      reviews.waitingFor(id),
      reviews.decisionsAbout(id),
      reviews.corrections(id),
      reviews.judgedAgain(id),
    ]);
    return {
      waiting: waiting && toReview(waiting.item, waiting.topic, systemClock.now()),
      decisions: decisions.map(toDecision),
      corrections: corrections.map(toCorrection),
      judged_again: judgedAgain.map(toJudgedAgain),
    };
  }

  @Post('corrections')
  @HttpCode(201)
  @Access('reviewer')
  @ApiParam(ID)
  @ApiOperation({
    operationId: 'correctEvidence',
    summary: "Mark a source's stance, tier or cluster as wrong",
    description:
      'The decision is recomputed at once; the answer shows the difference. The topic itself is moved by a ' +
      'decision alone.',
  })
  @ApiResponse({ status: 201, type: CorrectionAnswer, description: 'Kept, with what it changes.' })
  @ApiProblems('not-found', 'conflict')
  async correct(
    @Param('id', IdPipe) id: number,
    @Body() body: CorrectEvidenceDto,
    @Req() request: ActorRequest,
  ): Promise<CorrectionAnswer> {
    return toCorrection(await this.reviews.correct(orderOf(id, body, request)));
  }

  @Post('corrections/preview')
  @HttpCode(200)
  @Access('reviewer')
  @ApiParam(ID)
  @ApiOperation({ operationId: 'previewCorrection', summary: 'What a correction would change; nothing is kept' })
  @ApiResponse({ status: 200, type: DecisionDifferenceAnswer, description: 'The decision before and after it.' })
  @ApiProblems('not-found', 'conflict')
  async preview(
    @Param('id', IdPipe) id: number,
    @Body() body: CorrectEvidenceDto,
    @Req() request: ActorRequest,
  ): Promise<DecisionDifferenceAnswer> {
    return this.reviews.previewCorrection(orderOf(id, body, request));
  }

  @Post('mark-false')
  @HttpCode(200)
  @Access('reviewer')
  @ApiParam(ID)
  @ApiOperation({
    operationId: 'markFalse',
    summary: 'Say that the upgrade this investigation made turned out false; the topic goes back to `unverified`',
  })
  @ApiResponse({ status: 200, type: ReviewDecisionAnswer, description: 'Kept; the false-upgrade rate counts it.' })
  @ApiProblems('not-found', 'conflict')
  async markFalse(
    @Param('id', IdPipe) id: number,
    @Body() body: MarkFalseDto,
    @Req() request: ActorRequest,
  ): Promise<ReviewDecisionAnswer> {
    return toDecision(await this.reviews.markFalse(id, actorOf(request), body.note));
  }
}

const orderOf = (
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
  madeBy: actorOf(request),
});
