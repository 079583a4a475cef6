import { Injectable } from '@nestjs/common';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import type { RequestHandlerExtra } from '@modelcontextprotocol/sdk/shared/protocol.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import {
  CallToolRequestSchema,
  GetPromptRequestSchema,
  ListPromptsRequestSchema,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  ReadResourceRequestSchema,
  type ServerNotification,
  type ServerRequest,
} from '@modelcontextprotocol/sdk/types.js';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';
import { AccessGate, type ActorRequest } from '../access/access.gate';
import { getRequestId } from '../http/request-id';
import { buildProblem } from '../problems/problem';
import { translateError } from '../problems/problem.translation';
import { FENCE_NOTE } from './untrusted-text.policy';
import { McpSchemas } from './mcp.schemas';
import { promptList, findPrompt } from './prompts';
import { McpResources, resourceFault } from './resources';
import { ToolRunner } from './tool.runner';
import { ToolRegistry } from './tool.registry';
import { schemaName, type McpTool, type ToolCall } from './tool.types';

/** Caller of an MCP connection. */
export type McpCaller = Pick<ToolCall, 'request' | 'place'>;

const SERVER_INFO = { name: 'corroborate', title: 'Corroborate', version: '1.0.0' };
const INSTRUCTIONS =
  'Corroborate investigates unverified news topics and reports evidence that an editor can defend. Submit a story ' +
  'with submit_topic or choose a topic from list_candidates, start it with investigate, follow it with get_status, ' +
  `read get_case, get_sources and get_report, and check quotations with verify_quote. ${FENCE_NOTE}`;
/** Shared instance, because it compiles schemas. */
const VALIDATOR = new AjvJsonSchemaValidator();

/** MCP server for one caller, whatever the transport. */
@Injectable()
export class McpService {
  constructor(
    private readonly toolbox: ToolRegistry,
    private readonly runner: ToolRunner,
    private readonly resources: McpResources,
    private readonly schemas: McpSchemas,
    private readonly gate: AccessGate,
  ) {}

  async connect(transport: Transport, caller: McpCaller): Promise<Server> {
    const capabilities = { tools: {}, resources: {}, prompts: {} };
    const server = new Server(SERVER_INFO, {
      capabilities,
      instructions: INSTRUCTIONS,
      jsonSchemaValidator: VALIDATOR,
    });
    this.addTools(server, caller);
    this.addResources(server, caller);
    server.setRequestHandler(ListPromptsRequestSchema, () => ({ prompts: promptList() }));
    server.setRequestHandler(GetPromptRequestSchema, ({ params }) => findPrompt(params.name, params.arguments));
    await server.connect(transport);
    return server;
  }

  private addTools(server: Server, caller: McpCaller): void {
    server.setRequestHandler(ListToolsRequestSchema, () => ({
      tools: this.toolbox.listForRoles(caller.request.caller?.roles ?? []).map((tool) => this.shown(tool)),
    }));
    server.setRequestHandler(CallToolRequestSchema, ({ params }, extra) =>
      this.runner.call(params.name, params.arguments, toToolCall(caller, extra)),
    );
  }

  private addResources(server: Server, { request }: McpCaller): void {
    const guarded = async <T>(work: () => Promise<T>): Promise<T> => {
      try {
        await this.gate.require('viewer', request);
        return await work();
      } catch (thrown) {
        throw toMcpFault(thrown, request);
      }
    };
    const { resources } = this;
    server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({ resourceTemplates: resources.templates }));
    server.setRequestHandler(ListResourcesRequestSchema, ({ params }) => guarded(() => resources.list(params?.cursor)));
    server.setRequestHandler(ReadResourceRequestSchema, ({ params }) => guarded(() => resources.read(params.uri)));
  }

  private shown({ name, title, description, input, output, hints }: McpTool) {
    return {
      name,
      title,
      description,
      inputSchema: this.schemas.input(schemaName(input)) as { type: 'object' },
      outputSchema: this.schemas.of(output.name) as { type: 'object' },
      annotations: { title, ...hints },
    };
  }
}

const toToolCall = (
  { request, place }: McpCaller,
  { signal, _meta, sendNotification }: RequestHandlerExtra<ServerRequest, ServerNotification>,
): ToolCall => ({
  request,
  signal,
  place,
  progress: async (progress, message) => {
    const progressToken = _meta?.progressToken;
    if (progressToken === undefined || signal.aborted) return;
    await sendNotification({ method: 'notifications/progress', params: { progressToken, progress, message } });
  },
});

/** MCP error with our own messages only, so that no internal error text is exposed. */
function toMcpFault(thrown: unknown, request: ActorRequest): unknown {
  if (thrown instanceof Error && thrown.name === 'McpError') return thrown;
  const { detail, hint } = buildProblem(translateError(thrown), getRequestId(request));
  return resourceFault(`${detail} ${hint}`);
}
