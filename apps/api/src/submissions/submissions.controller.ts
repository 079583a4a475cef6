import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Submission } from '@corroborate/domain';
import { InvestigationService, extractMainClaim, TopicPageReader } from '@corroborate/investigation';
import { Access } from '../access/access.decorator';
import { getActor, type ActorRequest } from '../access/access.gate';
import { ApiProblems } from '../openapi/problem.schema';
import { toRelatedTopicResponse } from '../topics/topics.responses';
import { StoryCheckResponse, StoryPageResponse, SubmittedStoryResponse } from './submissions.responses';
import { PageUrlPipe, StoryPipe } from './submissions.pipe';
import { PAGE_BODY, STORY_BODY } from './submissions.schema';
import { SubmissionsService } from './submissions.service';

/** Stories submitted by users. The pipeline uses `POST /api/topics`. */
@ApiTags('submissions')
@Controller('api/submissions')
export class SubmissionsController {
  constructor(
    private readonly submissions: SubmissionsService,
    private readonly investigations: InvestigationService,
    private readonly pages: TopicPageReader,
  ) {}

  @Post()
  @HttpCode(201)
  @Access('editor')
  @ApiOperation({
    operationId: 'submitStory',
    summary: 'Submit a story and optionally start its investigation',
    description:
      'Creates an unverified topic. `sources` are read in the first round and follow the same rules as all ' +
      'pages. Idempotent by `submission_id`.',
  })
  @ApiBody({ schema: STORY_BODY })
  @ApiResponse({
    status: 201,
    type: SubmittedStoryResponse,
    description: 'Stored. `Location` is the URL of the topic.',
  })
  @ApiProblems('body-too-large', 'no-checkable-claim', 'unsupported-media-type')
  async submit(
    @Body(StoryPipe) story: Submission,
    @Req() request: ActorRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SubmittedStoryResponse> {
    const answer = await this.submissions.submit(story, getActor(request));
    response.location(`/api/topics/${answer.topic_id}`);
    return answer;
  }

  @Post('check')
  @HttpCode(200)
  @Access('editor')
  @ApiOperation({
    operationId: 'checkStory',
    summary: 'Check a story before submission: errors, its main claim, and related topics',
    description:
      'Accepts the same body, up to 128 kB, and returns the same errors. Shorten a long `article_text`. ' +
      'Nothing is stored.',
  })
  @ApiBody({ schema: STORY_BODY })
  @ApiResponse({
    status: 200,
    type: StoryCheckResponse,
    description: 'Main claim and related topics. Related topics do not prevent submission.',
  })
  @ApiProblems('body-too-large', 'unsupported-media-type')
  async check(@Body(StoryPipe) { draft }: Submission): Promise<StoryCheckResponse> {
    const related = toRelatedTopicResponse(await this.investigations.relatedTo(draft));
    return { ...related, main_claim: extractMainClaim(draft) };
  }

  @Post('page')
  @HttpCode(200)
  @Access('editor', 'pipeline')
  @ApiOperation({
    operationId: 'readStoryPage',
    summary: 'Read the page of a story by its URL',
    description:
      'Returns headline, text, date and language to review and submit as a story. Nothing is stored. ' +
      'Requests follow robots.txt and the rate limit of the site, and never go to private addresses.',
  })
  @ApiBody({ schema: PAGE_BODY })
  @ApiResponse({ status: 200, type: StoryPageResponse, description: 'Content of the page.' })
  @ApiProblems('unsupported-media-type', 'unreadable-page')
  async page(@Body(PageUrlPipe) url: string): Promise<StoryPageResponse> {
    const { text, day, ...page } = await this.pages.read(url);
    return StoryPageResponse.of({ ...page, articleText: text, eventDate: day });
  }
}
