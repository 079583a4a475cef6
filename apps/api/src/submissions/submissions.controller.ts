import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Submission } from '@corroborate/domain';
import { InvestigationService, TopicPageReader } from '@corroborate/investigation';
import { Access } from '../access/access.decorator';
import { actorOf, type ActorRequest } from '../access/access.gate';
import { ApiProblems } from '../openapi/problem.schema';
import { RelatedTopicsAnswer, toRelatedAnswer } from '../topics/topics.answers';
import { StoryPageAnswer, SubmittedStoryAnswer, toStoryPage } from './submissions.answers';
import { PageAddressPipe, StoryPipe } from './submissions.pipe';
import { PAGE_BODY, STORY_BODY } from './submissions.schema';
import { SubmissionsService } from './submissions.service';

/** Stories that people bring. What a pipeline sends has a contract of its own: `POST /api/topics`. */
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
    summary: 'Bring a story, and have it investigated at once',
    description:
      'It becomes a topic that nobody has verified. `sources` are read in the first round and count by the same ' +
      'rules as all other pages. Sent again under the same `submission_id` it is stored once and investigated once.',
  })
  @ApiBody({ schema: STORY_BODY })
  @ApiResponse({ status: 201, type: SubmittedStoryAnswer, description: 'Stored; `Location` names the topic.' })
  @ApiProblems('body-too-large', 'no-checkable-claim', 'unsupported-media-type')
  async submit(
    @Body(StoryPipe) story: Submission,
    @Req() request: ActorRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SubmittedStoryAnswer> {
    const answer = await this.submissions.submit(story, actorOf(request));
    response.location(`/api/topics/${answer.topic_id}`);
    return answer;
  }

  @Post('check')
  @HttpCode(200)
  @Access('editor')
  @ApiOperation({
    operationId: 'checkStory',
    summary: 'Look a story over before it is sent: faults, and stored topics of the same event or series',
    description:
      'Takes the same body up to 128 kB, with the same faults: the beginning of a long `article_text` is enough. ' +
      'Nothing is stored.',
  })
  @ApiBody({ schema: STORY_BODY })
  @ApiResponse({ status: 200, type: RelatedTopicsAnswer, description: 'A hint: nothing is refused for it.' })
  @ApiProblems('body-too-large', 'unsupported-media-type')
  async check(@Body(StoryPipe) { draft }: Submission): Promise<RelatedTopicsAnswer> {
    return toRelatedAnswer(await this.investigations.relatedTo(draft));
  }

  @Post('page')
  @HttpCode(200)
  @Access('editor', 'pipeline')
  @ApiOperation({
    operationId: 'readStoryPage',
    summary: 'Read the page of a story of which nothing but the address is known',
    description:
      'Gives its headline, text, day and language, to be looked over and sent as a story. Nothing is stored of it. ' +
      'It is asked for as every page is: at the pace of its site, by its robots.txt, and at no private address.',
  })
  @ApiBody({ schema: PAGE_BODY })
  @ApiResponse({ status: 200, type: StoryPageAnswer, description: 'What the page says.' })
  @ApiProblems('unsupported-media-type', 'unreadable-page')
  async page(@Body(PageAddressPipe) url: string): Promise<StoryPageAnswer> {
    return toStoryPage(await this.pages.read(url));
  }
}
