import { DATABASE, type Database } from '@corroborate/db';
import { Body, Controller, HttpCode, Inject, Logger, Post, Req, Res, type OnModuleDestroy } from '@nestjs/common';
import { ApiBody, ApiExtraModels, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type { Response } from 'express';
import { SETTINGS, type Settings } from '@corroborate/config';
import { Access } from '../access/access.decorator';
import type { ActorRequest } from '../access/access.gate';
import { getRequestId } from '../http/request-id';
import { ListCandidatesDto } from '../investigations/investigations.dto';
import { ApiProblems } from '../openapi/problem.schema';
import { StreamSlots } from '../progress/stream.slots';
import { ListReviewsDto } from '../reviews/reviews.dto';
import { CaseToolResponse, QuoteCheckResponse, ReportToolResponse, SourcesToolResponse } from './mcp.responses';
import {
  AddSourceToolDto,
  DecideReviewToolDto,
  McpMessageDto,
  InvestigationToolDto,
  ReportToolDto,
  SourcesToolDto,
  StatusToolDto,
  VerifyQuoteToolDto,
} from './mcp.dto';
import { McpService } from './mcp.service';
import { REQUIRED_MEDIA_TYPES, validateMessage, acceptsAnyType } from './message.policy';

const MCP_DESCRIPTION =
  'One JSON-RPC message per request. `Accept` must include application/json and text/event-stream. ' +
  'Requests are stateless. Tools, resources and prompts: docs/mcp.md.';

/** MCP over streamable HTTP. */
@ApiTags('mcp')
@Controller('mcp')
export class McpController implements OnModuleDestroy {
  private readonly logger = new Logger('Mcp');
  private readonly slots: StreamSlots;

  constructor(
    private readonly mcp: McpService,
    @Inject(DATABASE) { streamSlots: streamPlaces }: Database,
    @Inject(SETTINGS) { STREAMS_PER_CALLER }: Settings,
  ) {
    this.slots = new StreamSlots(streamPlaces, STREAMS_PER_CALLER);
  }

  onModuleDestroy(): void {
    this.slots.close();
  }

  @Post()
  @HttpCode(200)
  @Access('viewer', 'pipeline')
  @ApiExtraModels(ListCandidatesDto, ListReviewsDto, DecideReviewToolDto, InvestigationToolDto, ReportToolDto)
  @ApiExtraModels(AddSourceToolDto, SourcesToolDto, StatusToolDto, VerifyQuoteToolDto)
  @ApiExtraModels(CaseToolResponse, QuoteCheckResponse, ReportToolResponse, SourcesToolResponse)
  @ApiOperation({
    operationId: 'mcp',
    summary: 'Model Context Protocol over streamable HTTP',
    description: MCP_DESCRIPTION,
  })
  @ApiBody({ type: McpMessageDto })
  @ApiResponse({
    status: 200,
    description: 'Progress notifications, if requested, then the response.',
    content: { 'text/event-stream': { schema: { type: 'string' } } },
  })
  @ApiProblems('body-too-large', 'unsupported-media-type')
  handlePost(@Body() body: unknown, @Req() request: ActorRequest, @Res() response: Response): void {
    const fault = validateMessage(body, request.headers);
    if (fault) throw fault;
    response.setHeader('Cache-Control', 'no-store').setHeader('X-Accel-Buffering', 'no');
    this.handleMessage(body, request, response).catch((err: unknown) => {
      this.logger.error({ err, requestId: getRequestId(request) }, 'MCP message failed');
      response.destroy();
    });
  }

  /** Closing the connection cancels the work started through it. */
  private async handleMessage(body: unknown, request: ActorRequest, response: Response): Promise<void> {
    const transport = new StreamableHTTPServerTransport({ sessionIdGenerator: undefined });
    const place = () => this.slots.acquire(request, response);
    const server = await this.mcp.connect(transport, { request, place });
    response.once('close', () => void server.close());
    if (acceptsAnyType(request.headers)) request.headers.accept = REQUIRED_MEDIA_TYPES.join(', ');
    await transport.handleRequest(request, response, body);
  }
}
