import type { Database } from '@corroborate/db';
import { Body, Controller, Get, Header, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import { CorroborateError } from '@corroborate/domain';
import { DATABASE } from '@corroborate/db/module';
import { ApiProblems } from '../openapi/problem.schema';
import { Access } from './access.decorator';
import type { ActorRequest } from './access.gate';
import { CreateKeyDto, KeyAnswer, KeyListAnswer, NewKeyAnswer, toKeyAnswer } from './keys.dto';
import { managerOf } from './manager';

@ApiTags('access')
@Controller('api/keys')
export class KeysController {
  constructor(@Inject(DATABASE) private readonly callers: Database) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @Access('admin')
  @ApiOperation({ operationId: 'listKeys', summary: 'All keys that ever were, newest first; never their secrets' })
  @ApiResponse({ status: 200, type: KeyListAnswer, description: 'Every key.' })
  @ApiProblems()
  async list(): Promise<KeyListAnswer> {
    return { keys: (await this.callers.keys.list()).map((key) => toKeyAnswer(key)) };
  }

  @Post()
  @HttpCode(201)
  @Header('Cache-Control', 'no-store')
  @Access('admin')
  @ApiOperation({
    operationId: 'createKey',
    summary: 'Make a key; the answer is the only place where it is ever shown',
  })
  @ApiResponse({ status: 201, type: NewKeyAnswer, description: 'Keep `key`: it is stored as a hash alone.' })
  @ApiProblems('conflict')
  async create(
    @Body() { name, roles, expires_at: expires }: CreateKeyDto,
    @Req() request: ActorRequest,
  ): Promise<NewKeyAnswer> {
    const expiresAt = expires ? new Date(expires).toISOString() : null;
    if (expiresAt !== null && Date.parse(expiresAt) <= Date.now())
      throw new CorroborateError('invalid-input', 'expires_at is over already.', {
        hint: 'Give a moment to come, or leave it out.',
      });
    const { key, text } = await this.callers.keys.create(
      { name, roles: [...new Set(roles)], expiresAt },
      managerOf(request),
    );
    return { ...toKeyAnswer(key), key: text };
  }

  @Post(':id/revoke')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @Access('admin')
  @ApiParam({
    name: 'id',
    schema: { type: 'string' },
    example: '0123456789abcdef',
    description: 'Id of the key, not the key.',
  })
  @ApiOperation({ operationId: 'revokeKey', summary: 'End a key and every session opened with it, at once' })
  @ApiResponse({ status: 200, type: KeyAnswer, description: 'It is of no use any more.' })
  @ApiProblems('not-found')
  async revoke(@Param('id') id: string, @Req() request: ActorRequest): Promise<KeyAnswer> {
    if (!/^[0-9a-f]{16}$/.test(id))
      throw new CorroborateError('not-found', 'There is no key with this id.', {
        hint: 'Give the id that the list of keys shows, not the key.',
      });
    return toKeyAnswer(await this.callers.keys.revoke(id, managerOf(request)));
  }
}
