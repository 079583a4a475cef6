import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query, Req } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Access } from '../access/access.decorator';
import { actorOf, type ActorRequest } from '../access/access.gate';
import { WebhookService } from '@corroborate/investigation';
import { IdPipe } from '../http/id.pipe';
import { ApiProblems } from '../openapi/problem.schema';
import {
  WebhookAnswer,
  WebhookDeliveryAnswer,
  WebhookDeliveryPageAnswer,
  WebhookListAnswer,
  WebhookReplayAnswer,
  WebhookWithSecretAnswer,
} from './webhooks.answers';
import { ChangeWebhookDto, CreateWebhookDto, ListDeliveriesDto, ReplayWebhookDto } from './webhooks.dto';
import { toDelivery, toWebhook, toWebhookWithSecret } from './webhooks.view';

const PAGE = 20;
const ID = { name: 'id', schema: { type: 'integer', minimum: 1 }, example: 3 } as const;

/** Who is told of events, and what became of each message. */
@ApiTags('webhooks')
@Controller('api/webhooks')
export class WebhooksController {
  constructor(private readonly webhooks: WebhookService) {}

  @Get()
  @Access('admin')
  @ApiOperation({ operationId: 'listWebhooks', summary: 'All endpoints, oldest first' })
  @ApiResponse({ status: 200, type: WebhookListAnswer, description: 'Without their secrets.' })
  @ApiProblems()
  async list(): Promise<WebhookListAnswer> {
    return { webhooks: (await this.webhooks.list()).map(toWebhook) };
  }

  @Post()
  @HttpCode(201)
  @Access('admin')
  @ApiOperation({ operationId: 'createWebhook', summary: 'Tell an address of events, from now on' })
  @ApiResponse({
    status: 201,
    type: WebhookWithSecretAnswer,
    description: 'With the secret that its messages are signed by, shown this once.',
  })
  @ApiProblems('conflict')
  async create(
    @Body() { url, description, events }: CreateWebhookDto,
    @Req() request: ActorRequest,
  ): Promise<WebhookWithSecretAnswer> {
    return toWebhookWithSecret(await this.webhooks.add({ url, description, events }, actorOf(request)));
  }

  @Get(':id')
  @Access('admin')
  @ApiParam(ID)
  @ApiOperation({ operationId: 'getWebhook', summary: 'One endpoint' })
  @ApiResponse({ status: 200, type: WebhookAnswer, description: 'Without its secret.' })
  @ApiProblems('not-found')
  async get(@Param('id', IdPipe) id: number): Promise<WebhookAnswer> {
    return toWebhook(await this.webhooks.get(id));
  }

  @Patch(':id')
  @Access('admin')
  @ApiParam(ID)
  @ApiOperation({ operationId: 'changeWebhook', summary: 'Change its address, its events, or switch it on or off' })
  @ApiResponse({ status: 200, type: WebhookAnswer, description: 'As it is now.' })
  @ApiProblems('not-found')
  async change(
    @Param('id', IdPipe) id: number,
    @Body() { url, description, events, enabled }: ChangeWebhookDto,
  ): Promise<WebhookAnswer> {
    return toWebhook(await this.webhooks.change(id, { url, description, events, enabled }));
  }

  @Delete(':id')
  @Access('admin')
  @ApiParam(ID)
  @ApiOperation({ operationId: 'deleteWebhook', summary: 'Delete it with its log and with what was still to be sent' })
  @ApiResponse({ status: 200, type: WebhookAnswer, description: 'As it was.' })
  @ApiProblems('not-found')
  async remove(@Param('id', IdPipe) id: number): Promise<WebhookAnswer> {
    return toWebhook(await this.webhooks.remove(id));
  }

  @Post(':id/rotate-secret')
  @HttpCode(200)
  @Access('admin')
  @ApiParam(ID)
  @ApiOperation({ operationId: 'rotateWebhookSecret', summary: 'A new secret; the old one signs beside it for a day' })
  @ApiResponse({ status: 200, type: WebhookWithSecretAnswer, description: 'With the new secret, shown this once.' })
  @ApiProblems('not-found')
  async rotate(@Param('id', IdPipe) id: number): Promise<WebhookWithSecretAnswer> {
    return toWebhookWithSecret(await this.webhooks.rotate(id));
  }

  @Post(':id/test')
  @HttpCode(202)
  @Access('admin')
  @ApiParam(ID)
  @ApiOperation({ operationId: 'testWebhook', summary: 'Send a message of type `webhook.test`' })
  @ApiResponse({ status: 202, type: WebhookDeliveryAnswer, description: 'It is on its way; its state is in the log.' })
  @ApiProblems('not-found', 'conflict')
  async test(@Param('id', IdPipe) id: number): Promise<WebhookDeliveryAnswer> {
    return toDelivery(await this.webhooks.test(id));
  }

  @Get(':id/deliveries')
  @Access('admin')
  @ApiParam(ID)
  @ApiOperation({ operationId: 'listWebhookDeliveries', summary: 'What was sent and what became of it, newest first' })
  @ApiResponse({ status: 200, type: WebhookDeliveryPageAnswer, description: 'One page.' })
  @ApiProblems('not-found')
  async deliveries(
    @Param('id', IdPipe) id: number,
    @Query() { limit = PAGE, cursor, state }: ListDeliveriesDto,
  ): Promise<WebhookDeliveryPageAnswer> {
    const { items, nextCursor } = await this.webhooks.deliveries(id, { limit, cursor, state });
    return { deliveries: items.map(toDelivery), next_cursor: nextCursor };
  }

  @Post(':id/replay')
  @HttpCode(202)
  @Access('admin')
  @ApiParam(ID)
  @ApiOperation({
    operationId: 'replayWebhook',
    summary: 'Send everything since a moment again, and what the endpoint missed',
  })
  @ApiResponse({ status: 202, type: WebhookReplayAnswer, description: 'On its way, under the ids of the first time.' })
  @ApiProblems('not-found', 'conflict')
  async replaySince(
    @Param('id', IdPipe) id: number,
    @Body() { since }: ReplayWebhookDto,
  ): Promise<WebhookReplayAnswer> {
    return { queued: await this.webhooks.replaySince(id, new Date(since).toISOString()) };
  }
}

@ApiTags('webhooks')
@Controller('api/webhook-deliveries')
export class WebhookDeliveriesController {
  constructor(private readonly webhooks: WebhookService) {}

  @Post(':id/replay')
  @HttpCode(202)
  @Access('admin')
  @ApiParam({ ...ID, example: 41 })
  @ApiOperation({ operationId: 'replayWebhookDelivery', summary: 'Send one message again' })
  @ApiResponse({ status: 202, type: WebhookDeliveryAnswer, description: 'On its way, under its old id.' })
  @ApiProblems('not-found', 'conflict')
  async replay(@Param('id', IdPipe) id: number): Promise<WebhookDeliveryAnswer> {
    return toDelivery(await this.webhooks.replay(id));
  }
}
