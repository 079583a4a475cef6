import { randomBytes } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { ErrorCode, McpError, type CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { CorroborateError } from '@corroborate/domain';
import { AccessGate, type ActorRequest } from '../access/access.gate';
import { AuditTrail } from '../access/audit.trail';
import { API_LIMITS, type ApiLimits } from '../api.options';
import { getRequestId } from '../http/request-id';
import { ApiValidationPipe } from '../http/validation.pipe';
import { buildProblem, HttpProblem, type Problem } from '../problems/problem';
import { translateError } from '../problems/problem.translation';
import { Fence, FENCE_NOTE } from './untrusted-text.policy';
import { McpSchemas } from './mcp.schemas';
import { removeCodes } from './remove-codes.policy';
import { ToolRegistry } from './tool.registry';
import { schemaName, type McpTool, type ToolCall } from './tool.types';

/** Random boundary for the delimiters around untrusted text, new for each response. */
export const createBoundary = (): string => randomBytes(6).toString('hex');

/** Runs a tool under the same rules as its route: roles, arguments, timeout, audit and errors. */
@Injectable()
export class ToolRunner {
  private readonly logger = new Logger('Mcp');
  private readonly pipe = new ApiValidationPipe();

  constructor(
    private readonly toolbox: ToolRegistry,
    private readonly schemas: McpSchemas,
    private readonly gate: AccessGate,
    private readonly audit: AuditTrail,
    @Inject(API_LIMITS) private readonly limits: ApiLimits,
  ) {}

  /**
   * Runs the tool by name.
   * @throws McpError for an unknown tool; other errors are returned as results
   */
  async call(name: string, sent: unknown, call: ToolCall): Promise<CallToolResult> {
    const tool = this.toolbox.find(name);
    if (!tool) throw new McpError(ErrorCode.InvalidParams, 'There is no tool with this name.');
    try {
      const answer = await this.runTool(tool, sent ?? {}, call);
      this.recordCall(tool, sent, call.request, 200);
      return this.toolResult(tool, answer);
    } catch (thrown) {
      const problem = this.problemOf(thrown, tool, call.request);
      this.recordCall(tool, sent, call.request, problem.status);
      return { isError: true, content: [{ type: 'text', text: formatProblem(problem) }] };
    }
  }

  private async runTool(tool: McpTool, sent: unknown, call: ToolCall): Promise<object> {
    await this.gate.require(tool.access, call.request);
    // Already validated by the tool's own schema. The list of tools does not preserve the argument type.
    const args = (await this.argumentsOf(tool, sent)) as never;
    if (!tool.waits) return this.inTime(tool.run(args, call));
    const answer = await tool.run(args, call);
    if (await this.gate.isStillAllowed(call.request)) return answer;
    throw new HttpProblem('unauthenticated', 'The API key or session has ended.');
  }

  private async argumentsOf({ input }: McpTool, sent: unknown): Promise<unknown> {
    const metatype = typeof input === 'function' ? input : Object;
    const checked = await this.pipe.transform(sent, { type: 'body', metatype });
    return typeof input === 'function' ? checked : input.read(checked);
  }

  private inTime(work: Promise<object>): Promise<object> {
    const { promise: late, reject } = Promise.withResolvers<never>();
    const error = new CorroborateError('timeout', 'The tool exceeded its time limit.');
    const timer = setTimeout(() => reject(error), this.limits.handlerMs).unref();
    return Promise.race([work, late]).finally(() => clearTimeout(timer));
  }

  private toolResult({ output, input }: McpTool, answer: object): CallToolResult {
    const words = new Set([output.name, schemaName(input)].flatMap((name) => [...this.schemas.wordsOf(name)]));
    const plain = removeCodes(JSON.parse(JSON.stringify(answer)) as object);
    const fenced = new Fence(createBoundary(), words).wrapFields(plain);
    const text = `${FENCE_NOTE}\n\n${JSON.stringify(fenced)}`;
    return { content: [{ type: 'text', text }], structuredContent: fenced as Record<string, unknown> };
  }

  private problemOf(thrown: unknown, { name }: McpTool, request: ActorRequest): Problem {
    const error = translateError(thrown);
    const problem = buildProblem(error, getRequestId(request));
    const line = { requestId: getRequestId(request), code: error.code, tool: name };
    if (problem.status >= 500) this.logger.error({ ...line, err: thrown }, 'MCP tool failed');
    return problem;
  }

  private recordCall({ name, hints }: McpTool, sent: unknown, request: ActorRequest, status: number): void {
    if (!hints.readOnlyHint)
      this.audit.recordCall(request, { action: `MCP ${name}`, subject: auditSubject(sent), status });
  }
}

const ID_ARGUMENT = /^(?:review|topic|investigation)_id$/;

/** Subject of the audit entry: IDs only, never content. */
function auditSubject(sent: unknown): string {
  const named = Object.entries(typeof sent === 'object' && sent !== null ? sent : {});
  const ids = named.filter(([name, value]) => ID_ARGUMENT.test(name) && Number.isSafeInteger(value));
  return ['/mcp', ...ids.map(([name, value]) => `${name}=${String(value)}`)].join(' ');
}

/** The same error text as in the HTTP API, without stack traces, causes or input values. */
function formatProblem({ title, detail, hint, errors, instance, status }: Problem): string {
  const all = errors.map(({ detail: one, pointer }) => (pointer ? `${one} (${pointer})` : one));
  const faults = errors.length === 1 && errors[0]?.detail === detail ? [] : all;
  const named = status >= 500 ? [`Instance: ${instance}`] : [];
  return [...new Set([`${title}.`, detail, ...faults, hint, ...named])].join('\n');
}
