import { JSONRPCMessageSchema, SUPPORTED_PROTOCOL_VERSIONS } from '@modelcontextprotocol/sdk/types.js';
import type { IncomingHttpHeaders } from 'node:http';
import { HttpProblem, invalidInput } from '../problems/problem';

/** In one of them a message is answered. */
export const FORMS = ['application/json', 'text/event-stream'];

/** The protocol has clients name both; who names none takes either, as everywhere over HTTP. */
export const takesAnything = ({ accept = '*/*' }: IncomingHttpHeaders): boolean => accept.trim() === '*/*';

/**
 * Faults of a request that carries a message, told as those of all other routes: null where the protocol may have it.
 * Several messages in one request would be one to those that count requests.
 */
export function messageFault(body: unknown, headers: IncomingHttpHeaders): HttpProblem | null {
  if (!JSONRPCMessageSchema.safeParse(body).success)
    return invalidInput([{ detail: 'The body must be one JSON-RPC message.', in: 'body' }]);
  if (!takesAnything(headers) && !FORMS.every((form) => headers.accept?.includes(form)))
    return new HttpProblem('invalid-input', `The Accept header must include ${FORMS.join(' and ')}.`);
  const version = headers['mcp-protocol-version'];
  if (version === undefined || SUPPORTED_PROTOCOL_VERSIONS.includes(String(version))) return null;
  const hint = `Use one of ${SUPPORTED_PROTOCOL_VERSIONS.join(', ')}.`;
  return new HttpProblem('invalid-input', 'Unsupported protocol version.', [], { hint });
}
