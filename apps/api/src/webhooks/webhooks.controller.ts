import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query, Req } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Access } from '../access/access.decorator';
import { getActor, type ActorRequest } from '../access/access.gate';
import { WebhookService } from '@corroborate/delivery';
import { IdPipe } from '../http/id.pipe';
import { ApiProblems } from '../openapi/problem.schema';
import {
  WebhookResponse,
  WebhookDeliveryResponse,
  WebhookDeliveryPageResponse,
  WebhookListResponse,
  WebhookReplayResponse,
  WebhookWithSecretResponse,
} from './webhooks.responses';
import { ChangeWebhookDto, CreateWebhookDto, ListDeliveriesDto, ReplayWebhookDto } from './webhooks.dto';
import { toDelivery, toWebhook, toWebhookWithSecret } from './webhooks.view';

const DEFAULT_PAGE_SIZE = 20;
const ID_PARAM = { name: 'id', schema: { type: 'integer', minimum: 1 }, example: 3 } as const;

/** Webhook endpoints and their deliveries. */
@ApiTags('webhooks')
@Controller('api/webhooks')
export class WebhooksController {
  constructor(private readonly webhooks: WebhookService) {}

  @Get()
  @Access('admin')
  @ApiOperation({ operationId: 'listWebhooks', summary: 'List endpoints, oldest first' })
  @ApiResponse({ status: 200, type: WebhookListResponse, description: 'Endpoints without secrets.' })
  @ApiProblems()
  async list(): Promise<WebhookListResponse> {
    return { webhooks: (await this.webhooks.list()).map(toWebhook) };
  }

  @Post()
  @HttpCode(201)
  @Access('admin')
  @ApiOperation({ operationId: 'createWebhook', summary: 'Create an endpoint that receives events' })
  @ApiResponse({
    status: 201,
    type: WebhookWithSecretResponse,
    description: 'The endpoint with its signing secret, shown only once.',
  })
  @ApiProblems('conflict')
  async create(
    @Body() { url, description, events }: CreateWebhookDto,
    @Req() request: ActorRequest,
  ): Promise<WebhookWithSecretResponse> {
    return toWebhookWithSecret(await this.webhooks.add({ url, description, events }, getActor(request)));
  }

  @Get(':id')
  @Access('admin')
  @ApiParam(ID_PARAM)
  @ApiOperation({ operationId: 'getWebhook', summary: 'Get an endpoint' })
  @ApiResponse({ status: 200, type: WebhookResponse, description: 'The endpoint without its secret.' })
  @ApiProblems('not-found')
  async get(@Param('id', IdPipe) id: number): Promise<WebhookResponse> {
    return toWebhook(await this.webhooks.get(id));
  }

  @Patch(':id')
  @Access('admin')
  @ApiParam(ID_PARAM)
  @ApiOperation({ operationId: 'changeWebhook', summary: 'Update an endpoint: URL, events, or enabled state' })
  @ApiResponse({ status: 200, type: WebhookResponse, description: 'The updated endpoint.' })
  @ApiProblems('not-found')
  async change(
    @Param('id', IdPipe) id: number,
    @Body() { url, description, events, enabled }: ChangeWebhookDto,
  ): Promise<WebhookResponse> {
    return toWebhook(await this.webhooks.change(id, { url, description, events, enabled }));
  }

  @Delete(':id')
  @Access('admin')
  @ApiParam(ID_PARAM)
  @ApiOperation({ operationId: 'deleteWebhook', summary: 'Delete an endpoint with its log and pending messages' })
  @ApiResponse({ status: 200, type: WebhookResponse, description: 'The deleted endpoint.' })
  @ApiProblems('not-found')
  async remove(@Param('id', IdPipe) id: number): Promise<WebhookResponse> {
    return toWebhook(await this.webhooks.remove(id));
  }

  @Post(':id/rotate-secret')
  @HttpCode(200)
  @Access('admin')
  @ApiParam(ID_PARAM)
  @ApiOperation({
    operationId: 'rotateWebhookSecret',
    summary: 'Rotate the signing secret. The previous secret stays valid for one day.',
  })
  @ApiResponse({
    status: 200,
    type: WebhookWithSecretResponse,
    description: 'The endpoint with its new secret, shown only once.',
  })
  @ApiProblems('not-found')
  async rotate(@Param('id', IdPipe) id: number): Promise<WebhookWithSecretResponse> {
    return toWebhookWithSecret(await this.webhooks.rotate(id));
  }

  @Post(':id/test')
  @HttpCode(202)
  @Access('admin')
  @ApiParam(ID_PARAM)
  @ApiOperation({ operationId: 'testWebhook', summary: 'Send a test message (`webhook.test`)' })
  @ApiResponse({ status: 202, type: WebhookDeliveryResponse, description: 'Queued. Its state is in the log.' })
  @ApiProblems('not-found', 'conflict')
  async test(@Param('id', IdPipe) id: number): Promise<WebhookDeliveryResponse> {
    return toDelivery(await this.webhooks.test(id));
  }

  @Get(':id/deliveries')
  @Access('admin')
  @ApiParam(ID_PARAM)
  @ApiOperation({ operationId: 'listWebhookDeliveries', summary: 'List deliveries of an endpoint, newest first' })
  @ApiResponse({ status: 200, type: WebhookDeliveryPageResponse, description: 'A page of deliveries.' })
  @ApiProblems('not-found')
  async deliveries(
    @Param('id', IdPipe) id: number,
    @Query() { limit = DEFAULT_PAGE_SIZE, cursor, state }: ListDeliveriesDto,
  ): Promise<WebhookDeliveryPageResponse> {
    const { items, nextCursor } = await this.webhooks.deliveries(id, { limit, cursor, state });
    return { deliveries: items.map(toDelivery), next_cursor: nextCursor };
  }

  @Post(':id/replay')
  @HttpCode(202)
  @Access('admin')
  @ApiParam(ID_PARAM)
  @ApiOperation({
    operationId: 'replayWebhook',
    summary: 'Resend all messages since a given time, including missed ones',
  })
  @ApiResponse({ status: 202, type: WebhookReplayResponse, description: 'Queued with the original message IDs.' })
  @ApiProblems('not-found', 'conflict')
  async replaySince(
    @Param('id', IdPipe) id: number,
    @Body() { since }: ReplayWebhookDto,
  ): Promise<WebhookReplayResponse> {
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
  @ApiParam({ ...ID_PARAM, example: 41 })
  @ApiOperation({ operationId: 'replayWebhookDelivery', summary: 'Resend a message' })
  @ApiResponse({ status: 202, type: WebhookDeliveryResponse, description: 'Queued with the original message ID.' })
  @ApiProblems('not-found', 'conflict')
  async replay(@Param('id', IdPipe) id: number): Promise<WebhookDeliveryResponse> {
    return toDelivery(await this.webhooks.replay(id));
  }
}
