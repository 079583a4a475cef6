import { Body, Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { ReviewItemEntity, TopicHead } from '@corroborate/db';
import { CorroborateError, orNotFound } from '@corroborate/domain';
import { Access } from '../access/access.decorator';
import { getActor, type ActorRequest } from '../access/access.gate';
import { InvestigationService } from '@corroborate/investigation';
import { ReviewService } from '@corroborate/casework';
import { IdPipe } from '../http/id.pipe';
import { ApiProblems } from '../openapi/problem.schema';
import {
  DecidedReviewResponse,
  ReviewResponse,
  ReviewBacklogResponse,
  ReviewDetailResponse,
  ReviewDecisionResponse,
  ReviewPageResponse,
} from './reviews.responses';
import { ClaimReviewDto, DecideReviewDto, ListReviewsDto, ReleaseReviewDto } from './reviews.dto';
import { toReviewResponses, toCorrection, toReview } from './reviews.view';

const DEFAULT_PAGE_SIZE = 20;
const ID_PARAM = { name: 'id', schema: { type: 'integer', minimum: 1 }, example: 7 } as const;

@ApiTags('reviews')
@Controller('api/reviews')
export class ReviewsController {
  constructor(
    private readonly reviews: ReviewService,
    private readonly investigations: InvestigationService,
  ) {}

  @Get()
  @Access('viewer')
  @ApiOperation({
    operationId: 'listReviews',
    summary: 'List review items: open ones by priority, then oldest first; decided ones newest first',
  })
  @ApiResponse({ status: 200, type: ReviewPageResponse, description: 'A page of review items.' })
  @ApiProblems()
  async list(
    @Query() { limit = DEFAULT_PAGE_SIZE, cursor, state, reason, priority }: ListReviewsDto,
  ): Promise<ReviewPageResponse> {
    const { items, nextCursor } = await this.reviews.list({ limit, cursor, state, reason, priority });
    return { reviews: await toReviewResponses(items, this.investigations), next_cursor: nextCursor };
  }

  @Get('backlog')
  @Access('viewer')
  @ApiOperation({ operationId: 'reviewBacklog', summary: 'Get the review backlog: counts, reasons and oldest item' })
  @ApiResponse({ status: 200, type: ReviewBacklogResponse, description: 'Counts of open review items.' })
  @ApiProblems()
  async backlog(): Promise<ReviewBacklogResponse> {
    return ReviewBacklogResponse.of(await this.reviews.backlog());
  }

  @Get(':id')
  @Access('viewer')
  @ApiParam(ID_PARAM)
  @ApiOperation({ operationId: 'getReview', summary: 'Get a review item with decisions and corrections' })
  @ApiResponse({ status: 200, type: ReviewDetailResponse, description: 'The review item.' })
  @ApiProblems('not-found')
  async get(@Param('id', IdPipe) id: number): Promise<ReviewDetailResponse> {
    const { item, topic, decisions, corrections } = orNotFound(
      await this.reviews.get(id),
      `There is no review item ${id}.`,
    );
    return {
      ...(await this.toAnswer(item, topic)),
      decisions: decisions.map(ReviewDecisionResponse.of),
      corrections: corrections.map(toCorrection),
    };
  }

  @Post(':id/claim')
  @HttpCode(200)
  @Access('reviewer')
  @ApiParam(ID_PARAM)
  @ApiOperation({
    operationId: 'claimReview',
    summary: 'Claim a review item for a limited time, so no one else can claim or decide it',
  })
  @ApiResponse({
    status: 200,
    type: ReviewResponse,
    description: 'Claimed until `lease_until`. Claim again to extend the lease.',
  })
  @ApiProblems('not-found', 'conflict')
  async claim(
    @Param('id', IdPipe) id: number,
    @Body() body: ClaimReviewDto,
    @Req() request: ActorRequest,
  ): Promise<ReviewResponse> {
    const item = await this.reviews.claim(id, getActor(request), body.minutes);
    return this.toAnswer(item, await this.investigations.topic(item.topicId));
  }

  @Post(':id/release')
  @HttpCode(200)
  @Access('reviewer')
  @ApiParam(ID_PARAM)
  @ApiOperation({ operationId: 'releaseReview', summary: 'Release a review item, with an optional handover note' })
  @ApiResponse({ status: 200, type: ReviewResponse, description: 'The review item, no longer claimed.' })
  @ApiProblems('not-found', 'conflict')
  async release(
    @Param('id', IdPipe) id: number,
    @Body() body: ReleaseReviewDto,
    @Req() request: ActorRequest,
  ): Promise<ReviewResponse> {
    const item = await this.reviews.release(id, getActor(request), body.note ?? null);
    return this.toAnswer(item, await this.investigations.topic(item.topicId));
  }

  @Post(':id/decide')
  @HttpCode(200)
  @Access('reviewer')
  @ApiParam(ID_PARAM)
  @ApiOperation({
    operationId: 'decideReview',
    summary: 'Decide a review item: approve, set another level, reject, or request another round',
    description:
      'Decisions are final. `set-level` requires `level` and `note`, `reject` requires `reject_reason`, ' +
      'and `approve` requires `note` if `approval_needs_note` is true. A missing note returns ' +
      '`note-required`.',
  })
  @ApiResponse({ status: 200, type: DecidedReviewResponse, description: 'The decision.' })
  @ApiProblems('not-found', 'conflict', 'note-required')
  async decide(
    @Param('id', IdPipe) id: number,
    @Body() body: DecideReviewDto,
    @Req() request: ActorRequest,
  ): Promise<DecidedReviewResponse> {
    const order = { action: body.action, level: body.level, rejectReason: body.reject_reason, note: body.note ?? null };
    const outcome = await this.reviews.decide(id, getActor(request), order);
    if (outcome.kind === 'gone')
      throw new CorroborateError('conflict', `Review item ${id} is no longer open.`, {
        hint: 'Check its decision.',
      });
    return {
      outcome: outcome.kind,
      decision: ReviewDecisionResponse.of(outcome.decision),
      next_investigation_id: outcome.nextInvestigationId,
    };
  }

  private async toAnswer(item: ReviewItemEntity, topic: TopicHead | null): Promise<ReviewResponse> {
    const verdicts = await this.investigations.verdictsOf([item.topicId]);
    return toReview({ item, topic }, verdicts.get(item.topicId));
  }
}
