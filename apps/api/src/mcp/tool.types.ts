import type { Type } from '@nestjs/common';
import type { ToolAnnotations } from '@modelcontextprotocol/sdk/types.js';
import type { AccessLevel } from '../access/access.decorator';
import type { ActorRequest } from '../access/access.gate';

/** Context of a tool call apart from its arguments. */
export interface ToolCall {
  /** Caller for guard, limits and audit log. */
  request: ActorRequest;
  /** Aborted when the caller disconnects or the server stops. */
  signal: AbortSignal;
  /**
   * Reserves a stream slot while the call waits.
   * @throws HttpProblem `too-many-requests`
   */
  place: () => Promise<void>;
  /** Reports progress if the client requested it. `words` contains only our own text. */
  progress(done: number, words: string): Promise<void>;
}

/** An API route offered to MCP clients as a tool. */
export interface McpTool {
  name: string;
  title: string;
  description: string;
  /** Access levels of its route. */
  access: AccessLevel[];
  /** Arguments: a class with validation decorators, or an OpenAPI schema with its parser. */
  input: Type | { schema: string; read: (sent: unknown) => unknown };
  /** Response class in the OpenAPI document. */
  output: Type;
  hints: ToolAnnotations & { readOnlyHint: boolean };
  /** True if the tool waits for events and can therefore take longer than a request. */
  waits?: boolean;
  run(args: never, call: ToolCall): Promise<object>;
}

/** Name of the input schema. */
export const schemaName = (takes: McpTool['input']): string => ('schema' in takes ? takes.schema : takes.name);

/** Tools of one resource. */
export interface ToolGroup {
  readonly tools: readonly McpTool[];
}

/** Hints for tools that only read stored data. */
export const READ_TOOL_HINTS = { readOnlyHint: true, idempotentHint: true, openWorldHint: false } as const;
/** Hints for tools that start work on the web but delete nothing. */
export const START_TOOL_HINTS = { readOnlyHint: false, destructiveHint: false, openWorldHint: true } as const;
/** Hints for tools that change verification levels. */
export const DECISION_TOOL_HINTS = {
  readOnlyHint: false,
  destructiveHint: true,
  idempotentHint: false,
  openWorldHint: false,
};
