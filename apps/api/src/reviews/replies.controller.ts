import { Body, Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import { ReviewService } from '@corroborate/investigation';
import type { ReplyNote } from '@corroborate/db';
import { Access } from '../access/access.decorator';
import { actorOf, type ActorRequest } from '../access/access.gate';
import { IdPipe } from '../http/id.pipe';
import { ApiProblems } from '../openapi/problem.schema';
import { RepliesAnswer, ReplyNoteAnswer } from './replies.answers';
import { NoteReplyDto } from './replies.dto';

const ID = { name: 'id', schema: { type: 'integer', minimum: 1 }, example: 123 } as const;

/** Whom editors asked for a reply, and what they answered. */
@ApiTags('reviews')
@Controller('api/investigations/:id/replies')
export class RepliesController {
  constructor(private readonly reviews: ReviewService) {}

  @Get()
  @Access('viewer')
  @ApiParam(ID)
  @ApiOperation({ operationId: 'listReplies', summary: 'What editors noted of replies on its topic, oldest first' })
  @ApiResponse({ status: 200, type: RepliesAnswer, description: 'Empty where nobody noted any.' })
  @ApiProblems('not-found')
  async list(@Param('id', IdPipe) id: number): Promise<RepliesAnswer> {
    return { replies: (await this.reviews.replies(id)).map(toReply) };
  }

  @Post()
  @HttpCode(201)
  @Access('reviewer')
  @ApiParam(ID)
  @ApiOperation({
    operationId: 'noteReply',
    summary: 'Note that somebody was asked for a reply, or enter what they answered',
    description:
      'Notes are only ever added. An answer settles the finding that no reply was sought; the upgrade itself is ' +
      'released by a decision alone.',
  })
  @ApiResponse({ status: 201, type: ReplyNoteAnswer, description: 'Kept, with who and when.' })
  @ApiProblems('not-found', 'conflict')
  async note(
    @Param('id', IdPipe) id: number,
    @Body() body: NoteReplyDto,
    @Req() request: ActorRequest,
  ): Promise<ReplyNoteAnswer> {
    const { name, what, deadline = null, reply = null, url = null } = body;
    const note = { investigationId: id, name, what, deadline, reply, url, madeBy: actorOf(request) };
    return toReply(await this.reviews.noteReply(note));
  }
}

const toReply = (row: ReplyNote): ReplyNoteAnswer => ({
  id: row.id,
  investigation_id: row.investigationId,
  name: row.name,
  what: row.what,
  deadline: row.deadline,
  reply: row.reply,
  url: row.url,
  made_by: row.madeBy,
  at: row.at,
});
