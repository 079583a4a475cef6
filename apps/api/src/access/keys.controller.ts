import { DATABASE, type Database } from '@corroborate/db';
import { Body, Controller, Get, Header, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import { CorroborateError } from '@corroborate/domain';
import { ApiProblems } from '../openapi/problem.schema';
import { Access } from './access.decorator';
import type { ActorRequest } from './access.gate';
import { CreateKeyDto, KeyResponse, KeyListResponse, NewKeyResponse, toKeyResponse } from './keys.dto';
import { toAdminActor } from './admin-actor';

@ApiTags('access')
@Controller('api/keys')
export class KeysController {
  constructor(@Inject(DATABASE) private readonly callers: Database) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @Access('admin')
  @ApiOperation({
    operationId: 'listKeys',
    summary: 'List all API keys, including revoked ones, newest first. Secrets are never returned.',
  })
  @ApiResponse({ status: 200, type: KeyListResponse, description: 'All API keys.' })
  @ApiProblems()
  async list(): Promise<KeyListResponse> {
    return { keys: (await this.callers.keys.list()).map((key) => toKeyResponse(key)) };
  }

  @Post()
  @HttpCode(201)
  @Header('Cache-Control', 'no-store')
  @Access('admin')
  @ApiOperation({
    operationId: 'createKey',
    summary: 'Create an API key. It is shown only in this response.',
  })
  @ApiResponse({
    status: 201,
    type: NewKeyResponse,
    description: 'API key created. Save `key`: only its hash is stored.',
  })
  @ApiProblems('conflict')
  async create(
    @Body() { name, roles, expires_at: expires }: CreateKeyDto,
    @Req() request: ActorRequest,
  ): Promise<NewKeyResponse> {
    const expiresAt = expires ? new Date(expires).toISOString() : null;
    if (expiresAt !== null && Date.parse(expiresAt) <= Date.now())
      throw new CorroborateError('invalid-input', 'expires_at is in the past.', {
        hint: 'Send a future date and time, or omit it.',
      });
    const { key, text } = await this.callers.keys.create(
      { name, roles: [...new Set(roles)], expiresAt },
      toAdminActor(request),
    );
    return { ...toKeyResponse(key), key: text };
  }

  @Post(':id/revoke')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @Access('admin')
  @ApiParam({
    name: 'id',
    schema: { type: 'string' },
    example: '0123456789abcdef',
    description: 'ID of the API key, not the key itself.',
  })
  @ApiOperation({ operationId: 'revokeKey', summary: 'Revoke an API key and end its sessions immediately' })
  @ApiResponse({ status: 200, type: KeyResponse, description: 'API key revoked.' })
  @ApiProblems('not-found')
  async revoke(@Param('id') id: string, @Req() request: ActorRequest): Promise<KeyResponse> {
    if (!/^[0-9a-f]{16}$/.test(id))
      throw new CorroborateError('not-found', 'There is no API key with this ID.', {
        hint: 'Send the ID from the list of API keys, not the key itself.',
      });
    return toKeyResponse(await this.callers.keys.revoke(id, toAdminActor(request)));
  }
}
