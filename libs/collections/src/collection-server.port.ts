import type { CallContext } from '@corroborate/domain';
import type { ToolDescription } from './collection.types';
import type { Reply } from './faults/fault.types';

/** An MCP server with documents. Does not throw if the server fails in a normal way. */
export interface CollectionServer {
  readonly name: string;
  /** Current tools, limited to those allowed by the operator. */
  tools(context: CallContext): Promise<Reply<ToolDescription[]>>;
  /** Calls an allowed tool and returns its response as JSON. */
  call(tool: string, given: Record<string, unknown>, context: CallContext): Promise<Reply<unknown>>;
  close(): Promise<void>;
}
