import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { CallToolResultSchema, ListToolsResultSchema, McpError } from '@modelcontextprotocol/sdk/types.js';
import type { McpServerSettings } from '@corroborate/config';
import type { CallContext, UpstreamGateway } from '@corroborate/domain';
import { readJson } from '@corroborate/text';
import type { CollectionServer } from '../collection-server.port';
import type { ToolDescription } from '../collection.types';
import { rpcCodeToFaultKind } from '../faults/fault-of.policy';
import { okReply, faultReply, type Reply } from '../faults/fault.types';
import { isRow } from '../request/tool.policy';
import { BoundedStdioTransport } from './bounded-stdio.transport';
import { requestContext, FaultError, createGatewayFetch } from './gateway.fetch';
import { storeAnswer, type AnswerStorage } from './process.answers';
import { version } from '../../../../package.json';

/** Maximum number of tools, and of pages of tools, per server; more would be an attack on memory. */
const MAX_TOOLS = 200;

/**
 * An MCP server, accessed through the SDK. Responses are validated only with the protocol's schemas. The server's own
 * schemas are data and never compiled; its descriptions are shown to people, never followed as instructions. @public
 * Loaded by path on demand.
 */
export class McpCollectionServer implements CollectionServer {
  readonly name: string = this.settings.name;
  private connected: Promise<Client> | null = null;
  /** Last transport error. Stored, because the SDK tells callers only that the connection was closed. */
  private broken: unknown = null;

  constructor(
    private readonly settings: McpServerSettings,
    private readonly gateway: UpstreamGateway,
    /** Stores responses of local processes, which bypass the gateway; null if they are not stored. */
    private readonly keeping: AnswerStorage | null = null,
  ) {}

  async tools(context: CallContext): Promise<Reply<ToolDescription[]>> {
    return this.ask(context, 0, async (client, options) => {
      const listed = await client.request({ method: 'tools/list' }, ListToolsResultSchema, options);
      if (listed.tools.length > MAX_TOOLS) return faultReply('too-large', `${listed.tools.length} tools`);
      const allowed = listed.tools.filter(({ name }) => this.isAllowed(name));
      return okReply(
        allowed.map(({ name, description, inputSchema }) => ({
          name,
          description: (description ?? '').slice(0, 500),
          inputSchema,
        })),
      );
    });
  }

  async call(tool: string, given: Record<string, unknown>, context: CallContext): Promise<Reply<unknown>> {
    if (!this.isAllowed(tool)) return faultReply('validation', `${tool} is not allowed`);
    return this.ask(context, this.settings.priceUsd, async (client, options) => {
      const params = { name: tool, arguments: given };
      const result = await client.request({ method: 'tools/call', params }, CallToolResultSchema, options);
      const receivedIn = await this.received(tool, result, context);
      if (result.isError) return faultReply(kindOfToolError(textOf(result.content)), textOf(result.content));
      const read = isRow(result.structuredContent)
        ? okReply(result.structuredContent)
        : parseJsonReply(textOf(result.content));
      return read.ok ? { ...read, receivedIn } : read;
    });
  }

  /** Digest of the stored response: the gateway stores responses over HTTP; responses of processes are stored here. */
  private async received(tool: string, result: object, context: CallContext): Promise<string | undefined> {
    if (this.settings.command === undefined) return requestContext.getStore()?.receivedIn;
    return storeAnswer({ server: this.name, tool, result }, context, this.keeping);
  }

  async close(): Promise<void> {
    const { connected } = this;
    this.connected = null;
    await connected?.then((client) => client.close()).catch(() => undefined);
  }

  private isAllowed(tool: string): boolean {
    const { tools } = this.settings;
    return tools === undefined || tools.includes(tool);
  }

  /** Sends a request. Connects if necessary and does not reuse a broken connection. */
  private async ask<T>(
    context: CallContext,
    priceUsd: number,
    put: (client: Client, options: Options) => Promise<Reply<T>>,
  ): Promise<Reply<T>> {
    const { timeoutMs: timeout } = this.settings;
    try {
      return await requestContext.run({ context, priceUsd }, async () => {
        this.connected ??= this.connect();
        return put(await this.connected, { timeout, maxTotalTimeout: timeout, signal: context.signal });
      });
    } catch (error) {
      const isTooLarge = this.broken instanceof FaultError || isOverflow(this.broken);
      const failed = toFaultReply(isTooLarge ? this.broken : error);
      if (failed.fault.kind !== 'validation') await this.close();
      return failed;
    }
  }

  private async connect(): Promise<Client> {
    const client = new Client({ name: 'corroborate', version }, { capabilities: {} });
    const { timeoutMs: timeout } = this.settings;
    const transport = this.transport();
    this.broken = null;
    transport.onerror = (error) => (this.broken ??= error);
    try {
      await requestContext.run({ context: { investigationId: null, stage: 'collections' }, priceUsd: 0 }, () =>
        client.connect(transport, { timeout }),
      );
    } catch (error) {
      await client.close().catch(() => undefined);
      throw this.broken instanceof FaultError ? this.broken : error;
    }
    return client;
  }

  private transport(): Transport {
    const { url, headers, command, args, env, cwd, maxBytes, timeoutMs, paceMs } = this.settings;
    if (command !== undefined)
      return new BoundedStdioTransport({
        command,
        args,
        cwd,
        env: stripUserVariables(env),
        stderr: 'ignore',
        maxBufferSize: maxBytes,
      });
    return new StreamableHTTPClientTransport(new URL(url ?? ''), {
      requestInit: { headers },
      fetch: createGatewayFetch({ gateway: this.gateway, provider: `mcp-${this.name}`, timeoutMs, maxBytes, paceMs }),
      reconnectionOptions: NO_RECONNECTION,
    });
  }
}

interface Options {
  timeout: number;
  maxTotalTimeout: number;
  signal?: AbortSignal;
}

const NO_RECONNECTION = {
  maxReconnectionDelay: 1,
  initialReconnectionDelay: 1,
  reconnectionDelayGrowFactor: 1,
  maxRetries: 0,
};

/** Environment with only PATH and variables configured by the operator: no home, user or product settings. */
function stripUserVariables(own: Record<string, string>): Record<string, string> {
  const none = Object.fromEntries(['HOME', 'LOGNAME', 'SHELL', 'TERM', 'USER'].map((name) => [name, undefined]));
  return { ...none, ...own } as Record<string, string>;
}

const textOf = (content: { type: string; text?: unknown }[]): string =>
  content.flatMap(({ type, text }) => (type === 'text' && typeof text === 'string' ? [text] : [])).join('\n');

function parseJsonReply(text: string): Reply<unknown> {
  const value = readJson(text);
  return value === undefined ? faultReply('malformed', 'the response is not JSON') : okReply(value);
}

/**
 * Fault kind of a tool error: taken from `kind: message` if the kind is one of ours, otherwise invalid arguments or an
 * internal error.
 */
function kindOfToolError(text: string) {
  if (/^MCP error -3260[02]\b|\binvalid (?:argument|input)/i.test(text)) return 'validation' as const;
  if (/^MCP error -32601\b|\bnot found\b/i.test(text)) return 'not-found' as const;
  return 'internal' as const;
}

/** Whether the response was too large, for which the SDK has no error type. */
const isOverflow = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('ReadBuffer exceeded maximum size');

function toFaultReply(error: unknown): Reply<never> & { ok: false } {
  if (error instanceof FaultError) return { ok: false, fault: error.fault };
  if (isOverflow(error)) return faultReply('too-large', 'the response is too large');
  if (error instanceof McpError) return faultReply(rpcCodeToFaultKind(error.code), error.message);
  const { name, message, code } = error as { name?: string; message?: string; code?: unknown };
  const words = typeof message === 'string' ? message : 'it broke';
  if (name === 'AbortError' || name === 'TimeoutError') return faultReply('timeout', words);
  if (name === 'ZodError' || name === '$ZodError' || name === 'SyntaxError')
    return faultReply('malformed', 'the response violates the protocol');
  if (typeof code === 'string') return faultReply('connection', words);
  return faultReply('internal', words);
}
