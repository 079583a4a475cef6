import type { Type } from '@nestjs/common';
import type { ToolAnnotations } from '@modelcontextprotocol/sdk/types.js';
import type { AccessLevel } from '../access/access.decorator';
import type { ActorRequest } from '../access/access.gate';

/** What a tool is called with beside its arguments. */
export interface ToolCall {
  /** Who calls, as the guard, the limits and the audit log look at it. */
  request: ActorRequest;
  /** The caller has lost interest, or the server ends. */
  signal: AbortSignal;
  /** Takes one of the places of open streams, for as long as it is waited. @throws HttpProblem `too-many-requests` */
  place: () => Promise<void>;
  /** Tells how far it is, where the caller wants to know. Of our own words alone. */
  progress(done: number, words: string): Promise<void>;
}

/** A tool: a route of the API in the form in which assistants call it. */
export interface McpTool {
  name: string;
  title: string;
  description: string;
  /** Whoever may call the route that it stands for may call it. */
  access: AccessLevel[];
  /** Arguments: a class by whose rules they are checked, or a schema of the document and how to read them. */
  takes: Type | { schema: string; read: (sent: unknown) => unknown };
  /** A class of the API's document. */
  gives: Type;
  hints: ToolAnnotations & { readOnlyHint: boolean };
  /** It may take longer than a request, as it waits for something. */
  waits?: boolean;
  run(args: never, call: ToolCall): Promise<object>;
}

/** The name of what a tool takes, in the API's document. */
export const schemaOf = (takes: McpTool['takes']): string => ('schema' in takes ? takes.schema : takes.name);

/** Tools of one subject. */
export interface ToolBox {
  readonly tools: readonly McpTool[];
}

/** Looks at what is stored, and nothing else. */
export const READS = { readOnlyHint: true, idempotentHint: true, openWorldHint: false } as const;
/** Begins work that looks around on the web; nothing that was is lost. */
export const STARTS = { readOnlyHint: false, destructiveHint: false, openWorldHint: true } as const;
/** Changes what a newsroom holds for true. */
export const DECIDES = { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false };
