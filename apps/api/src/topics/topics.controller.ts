import { Body, Controller, Get, Param, Post, Query, Res } from '@nestjs/common';
import { ApiBody, ApiExtraModels, ApiOperation, ApiParam, ApiResponse, ApiTags, getSchemaPath } from '@nestjs/swagger';
import type { Response } from 'express';
import { orNotFound } from '@corroborate/domain';
import { Access } from '../access/access.decorator';
import { InvestigationService } from '@corroborate/investigation';
import { IdPipe } from '../http/id.pipe';
import { ApiProblems } from '../openapi/problem.schema';
import {
  PossibleDuplicateResponse,
  RelatedTopicsResponse,
  SubmittedTopicResponse,
  SubmittedTopicsResponse,
  toRelatedTopicResponse,
  TopicResponse,
} from './topics.responses';
import { ListTopicsDto, toListedTopic, TopicPageResponse } from './topics.list';
import { SubmissionPipe, type Submission } from './topics.pipe';
import { MAX_TOPICS, TOPIC_BODY } from './topics.schema';

const DEFAULT_PAGE_SIZE = 50;
const SUBMIT_RESPONSE = {
  schema: {
    oneOf: [{ $ref: getSchemaPath(SubmittedTopicResponse) }, { $ref: getSchemaPath(SubmittedTopicsResponse) }],
  },
};

@ApiTags('topics')
@ApiExtraModels(SubmittedTopicResponse, SubmittedTopicsResponse)
@Controller('api/topics')
export class TopicsController {
  constructor(private readonly investigations: InvestigationService) {}

  /** Stores topics, one per external ID. Returns 201 if at least one is new, otherwise 200. */
  @Post()
  @Access('pipeline')
  @ApiOperation({
    operationId: 'submitTopics',
    summary: `Submit one topic, or up to ${MAX_TOPICS} as {"topics": [...]}`,
    description:
      'Idempotent by `external_id`: an existing topic is updated until its investigation starts, and ' +
      'unchanged afterward. If any topic is invalid, none is stored and `errors` lists every error.',
  })
  @ApiBody({ schema: TOPIC_BODY })
  @ApiResponse({
    status: 201,
    ...SUBMIT_RESPONSE,
    description: 'At least one topic is new. The response has the shape of the request: one topic or a list.',
  })
  @ApiResponse({ status: 200, ...SUBMIT_RESPONSE, description: 'All topics already existed.' })
  @ApiProblems('body-too-large', 'unsupported-media-type')
  async submit(
    @Body(SubmissionPipe) { batch, drafts }: Submission,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SubmittedTopicResponse | SubmittedTopicsResponse> {
    const stored = await this.investigations.submitTopics(drafts);
    const results = stored.map(toSubmission);
    response.status(results.some(({ created }) => created) ? 201 : 200);
    const [only] = results;
    if (batch || !only) return { results };
    response.location(`/api/topics/${only.topic_id}`);
    return only.created ? { ...only, ...(await this.duplicatesOf(only.topic_id)) } : only;
  }

  /** Possible duplicates, for information only: they are accepted. */
  private async duplicatesOf(id: number): Promise<Pick<SubmittedTopicResponse, 'possible_duplicates'>> {
    const found = (await this.investigations.related(id))?.sameEvent ?? [];
    return found.length > 0 ? { possible_duplicates: found.map(PossibleDuplicateResponse.of) } : {};
  }

  @Get()
  @Access('viewer')
  @ApiOperation({
    operationId: 'listTopics',
    summary: 'List topics, most recently received first',
    description: 'Search pages may contain fewer items than `limit`; only the cursor tells whether more follow.',
  })
  @ApiResponse({ status: 200, type: TopicPageResponse, description: 'A page of topics without article texts.' })
  @ApiProblems()
  async list(@Query() { state, q, limit = DEFAULT_PAGE_SIZE, cursor }: ListTopicsDto): Promise<TopicPageResponse> {
    const filter = { limit, cursor, state, words: q?.trim() || undefined };
    const { items, nextCursor } = await this.investigations.listTopics(filter);
    const verdicts = await this.investigations.verdictsOf(items.map(({ id }) => id));
    return { topics: items.map((topic) => toListedTopic(topic, verdicts.get(topic.id))), next_cursor: nextCursor };
  }

  @Get(':id')
  @Access('viewer')
  @ApiParam({ name: 'id', schema: { type: 'integer', minimum: 1 }, example: 1 })
  @ApiOperation({ operationId: 'getTopic', summary: 'Get a topic with the outcome of its investigations' })
  @ApiResponse({ status: 200, type: TopicResponse, description: 'The topic.' })
  @ApiProblems('not-found')
  async get(@Param('id', IdPipe) id: number): Promise<TopicResponse> {
    const topic = orNotFound(await this.investigations.topic(id), `There is no topic ${id}.`);
    return TopicResponse.of(topic);
  }

  @Get(':id/related')
  @Access('viewer')
  @ApiParam({ name: 'id', schema: { type: 'integer', minimum: 1 }, example: 1 })
  @ApiOperation({
    operationId: 'getRelatedTopics',
    summary: 'List topics of the same event or series',
    description: 'Context for editors. Decisions on related topics do not affect this topic.',
  })
  @ApiResponse({ status: 200, type: RelatedTopicsResponse, description: 'Related topics with reasons.' })
  @ApiProblems('not-found')
  async related(@Param('id', IdPipe) id: number): Promise<RelatedTopicsResponse> {
    const related = orNotFound(await this.investigations.related(id), `There is no topic ${id}.`);
    return toRelatedTopicResponse(related);
  }
}

const toSubmission = ({
  topic,
  created,
}: Awaited<ReturnType<InvestigationService['submitTopics']>>[number]): SubmittedTopicResponse => ({
  external_id: topic.externalId,
  topic_id: topic.id,
  created,
});
