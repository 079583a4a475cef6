import { Body, Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import { ReviewService } from '@corroborate/casework';
import { Access } from '../access/access.decorator';
import { getActor, type ActorRequest } from '../access/access.gate';
import { IdPipe } from '../http/id.pipe';
import { ApiProblems } from '../openapi/problem.schema';
import { RepliesResponse, ReplyNoteResponse } from './replies.responses';
import { NoteReplyDto } from './reviews.dto';

const ID_PARAM = { name: 'id', schema: { type: 'integer', minimum: 1 }, example: 123 } as const;

/** Requests for comment, and responses to them. */
@ApiTags('reviews')
@Controller('api/investigations/:id/replies')
export class RepliesController {
  constructor(private readonly reviews: ReviewService) {}

  @Get()
  @Access('viewer')
  @ApiParam(ID_PARAM)
  @ApiOperation({
    operationId: 'listReplies',
    summary: 'List requests for comment and replies on the topic, oldest first',
  })
  @ApiResponse({ status: 200, type: RepliesResponse, description: 'Requests and replies.' })
  @ApiProblems('not-found')
  async list(@Param('id', IdPipe) id: number): Promise<RepliesResponse> {
    return { replies: (await this.reviews.listReplies(id)).map(ReplyNoteResponse.of) };
  }

  @Post()
  @HttpCode(201)
  @Access('reviewer')
  @ApiParam(ID_PARAM)
  @ApiOperation({
    operationId: 'noteReply',
    summary: 'Record a request for comment or a reply',
    description:
      'Append-only. A reply resolves the finding that no comment was sought; only a review decision ' +
      'releases the upgrade.',
  })
  @ApiResponse({ status: 201, type: ReplyNoteResponse, description: 'Recorded with author and time.' })
  @ApiProblems('not-found', 'conflict')
  async note(
    @Param('id', IdPipe) id: number,
    @Body() body: NoteReplyDto,
    @Req() request: ActorRequest,
  ): Promise<ReplyNoteResponse> {
    const { name, what, deadline = null, reply = null, url = null } = body;
    const note = { investigationId: id, name, what, deadline, reply, url, madeBy: getActor(request) };
    return ReplyNoteResponse.of(await this.reviews.addReply(note));
  }
}
