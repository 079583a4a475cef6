import { JSONRPCMessageSchema, SUPPORTED_PROTOCOL_VERSIONS } from '@modelcontextprotocol/sdk/types.js';
import type { IncomingHttpHeaders } from 'node:http';
import { HttpProblem, invalidInput } from '../problems/problem';

/** Media types that a response can have. */
export const REQUIRED_MEDIA_TYPES = ['application/json', 'text/event-stream'];

/** Whether the client accepts both media types. If there is no Accept header, it does. */
export const acceptsAnyType = ({ accept = '*/*' }: IncomingHttpHeaders): boolean => accept.trim() === '*/*';

/**
 * Checks a request with an MCP message; null if it is valid. Batches are rejected, because rate limits count requests.
 */
export function validateMessage(body: unknown, headers: IncomingHttpHeaders): HttpProblem | null {
  if (!JSONRPCMessageSchema.safeParse(body).success)
    return invalidInput([{ detail: 'The body must be one JSON-RPC message.', in: 'body' }]);
  if (!acceptsAnyType(headers) && !REQUIRED_MEDIA_TYPES.every((form) => headers.accept?.includes(form)))
    return new HttpProblem('invalid-input', `The Accept header must include ${REQUIRED_MEDIA_TYPES.join(' and ')}.`);
  const version = headers['mcp-protocol-version'];
  if (version === undefined || SUPPORTED_PROTOCOL_VERSIONS.includes(String(version))) return null;
  const hint = `Use one of ${SUPPORTED_PROTOCOL_VERSIONS.join(', ')}.`;
  return new HttpProblem('invalid-input', 'Unsupported protocol version.', [], { hint });
}
