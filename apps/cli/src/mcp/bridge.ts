import { StreamableHTTPClientTransport, StreamableHTTPError } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import {
  ErrorCode,
  InitializeResultSchema,
  isJSONRPCRequest,
  isJSONRPCResultResponse,
  type JSONRPCMessage,
} from '@modelcontextprotocol/sdk/types.js';
import { CorroborateError } from '@corroborate/domain';
import { printableLine } from '@corroborate/terminal';
import type { Server } from '../remote/server';

/**
 * Relays messages to and from `/mcp` on a server; the API key determines the permissions. Resolves when the connection
 * ends.
 * @throws CorroborateError `invalid-input`
 */
export async function bridgeToServer({ address, key }: Server, here: Transport): Promise<() => Promise<void>> {
  const headers: Record<string, string> = key === undefined ? {} : { Authorization: `Bearer ${key}` };
  const there = new StreamableHTTPClientTransport(mcpUrl(address), { requestInit: { headers } });
  there.onmessage = (message) => {
    noteVersion(there, message);
    void here.send(message);
  };
  here.onmessage = (message) => {
    there.send(message).catch((fault: unknown) => {
      if (isJSONRPCRequest(message)) void here.send(toErrorMessage(message.id, fault));
    });
  };
  await there.start();
  await here.start();
  return () => there.close();
}

function mcpUrl(address: string): URL {
  const url = URL.parse(`${address.replace(/\/+$/, '')}/mcp`);
  if (url && /^https?:$/.test(url.protocol)) return url;
  throw new CorroborateError('invalid-input', 'The server address is invalid.', {
    hint: '--server must be a URL such as https://corroborate.example.org.',
  });
}

/** Stores the negotiated protocol version, which later requests must contain. */
function noteVersion(there: StreamableHTTPClientTransport, message: JSONRPCMessage): void {
  if (!isJSONRPCResultResponse(message)) return;
  const begun = InitializeResultSchema.safeParse(message.result);
  if (begun.success) there.setProtocolVersion(begun.data.protocolVersion);
}

const toErrorMessage = (id: string | number, fault: unknown): JSONRPCMessage => ({
  jsonrpc: '2.0',
  id,
  error: { code: ErrorCode.InvalidRequest, message: printableLine(describeFault(fault)) },
});

/** Error message of the server, if any. */
function describeFault(fault: unknown): string {
  if (!(fault instanceof StreamableHTTPError)) return 'The server is unreachable.';
  const problem = problemIn(fault.message);
  return problem
    ? `${problem.detail} ${problem.hint}`
    : `The server responded with ${fault.code ?? 'an unknown error'}.`;
}

function problemIn(message: string) {
  try {
    const { detail, hint } = JSON.parse(message.slice(message.indexOf('{'))) as Record<string, unknown>;
    return typeof detail === 'string' && typeof hint === 'string' ? { detail, hint } : null;
  } catch {
    return null;
  }
}
