import { Injectable } from '@nestjs/common';
import { CandidatePageResponse } from '../../investigations/investigations.responses';
import { InvestigationsController } from '../../investigations/investigations.controller';
import { ListCandidatesDto } from '../../investigations/investigations.dto';
import { DecidedReviewResponse, ReviewPageResponse } from '../../reviews/reviews.responses';
import { ReviewsController } from '../../reviews/reviews.controller';
import { ListReviewsDto } from '../../reviews/reviews.dto';
import { DecideReviewToolDto } from '../mcp.dto';
import { getAccessLevels } from '../levels';
import { DECISION_TOOL_HINTS, READ_TOOL_HINTS, type McpTool, type ToolGroup, type ToolCall } from '../tool.types';

/** Candidates and review items. */
@Injectable()
export class ReviewTools implements ToolGroup {
  constructor(
    private readonly investigations: InvestigationsController,
    private readonly reviews: ReviewsController,
  ) {}

  readonly tools: readonly McpTool[] = [
    {
      name: 'list_candidates',
      title: 'List topics that need an investigation',
      description: 'Topics that pass all candidate gates, most newsworthy first.',
      access: getAccessLevels(InvestigationsController, 'candidates'),
      input: ListCandidatesDto,
      output: CandidatePageResponse,
      hints: READ_TOOL_HINTS,
      run: (page: ListCandidatesDto) => this.investigations.candidates(page),
    },
    {
      name: 'list_reviews',
      title: 'List review items',
      description: 'Review items with the reasons for review, high priority first, then oldest first.',
      access: getAccessLevels(ReviewsController, 'list'),
      input: ListReviewsDto,
      output: ReviewPageResponse,
      hints: READ_TOOL_HINTS,
      run: (page: ListReviewsDto) => this.reviews.list(page),
    },
    {
      name: 'decide_review',
      title: 'Decide a review item',
      description:
        'Approves the recommended level (with `note` if `approval_needs_note` is true), sets another ' +
        '(`set-level`, with `level` and `note`), rejects (with `reject_reason`), or asks for another round. ' +
        'The decision is final and made in the name of the key owner: ask the user to confirm it first.',
      access: getAccessLevels(ReviewsController, 'decide'),
      input: DecideReviewToolDto,
      output: DecidedReviewResponse,
      hints: DECISION_TOOL_HINTS,
      run: ({ review_id, ...decision }: DecideReviewToolDto, { request }: ToolCall) =>
        this.reviews.decide(review_id, decision, request),
    },
  ];
}
