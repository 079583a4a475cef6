import { AsyncLocalStorage } from 'node:async_hooks';
import { sha256, type CallContext, type UpstreamGateway } from '@corroborate/domain';
import { toCollectionFault, statusToFaultKind } from '../faults/fault-of.policy';
import { isBoundedJson } from '@corroborate/text';
import type { CollectionFault } from '../faults/fault.types';

/** Wraps a fault as an error in order to pass it through the SDK, which rethrows transport errors. */
export class FaultError extends Error {
  constructor(readonly fault: CollectionFault) {
    super(fault.detail);
  }
}

export interface GatewayFetchOptions {
  gateway: UpstreamGateway;
  /** Provider name for ledger, budget and rate limit. */
  provider: string;
  timeoutMs: number;
  maxBytes: number;
  paceMs: number;
}

/** Context of the current call: price and investigation, for the gateway's ledger. */
export interface RequestContext {
  context: CallContext;
  priceUsd: number;
  /** SHA-256 of the last stored response. */
  receivedIn?: string;
}

export const requestContext = new AsyncLocalStorage<RequestContext>();

const METHOD_NOT_ALLOWED = 405;

/**
 * Routes SDK requests through the egress gateway, with guard, budget, rate limit, circuit breaker and ledger. Declines
 * streams opened by the server and session termination.
 */
export const createGatewayFetch =
  ({ gateway, provider, timeoutMs, maxBytes, paceMs }: GatewayFetchOptions) =>
  async (url: string | URL, init: RequestInit = {}): Promise<Response> => {
    if ((init.method ?? 'GET') !== 'POST') return new Response(null, { status: METHOD_NOT_ALLOWED });
    const asked: RequestContext = requestContext.getStore() ?? { context: NO_INVESTIGATION, priceUsd: 0 };
    const { context, priceUsd } = asked;
    const outcome = await gateway.call(
      {
        provider,
        url: String(url),
        method: 'POST',
        headers: Object.fromEntries(new Headers(init.headers).entries()),
        body: typeof init.body === 'string' ? init.body : '',
        timeoutMs,
        maxBytes,
        maxRedirects: 0,
        cacheTtlMs: 0,
        priceUsd,
        retries: 0,
        ownService: true,
        ...(paceMs > 0 ? { pace: { intervalMs: paceMs } } : {}),
      },
      context,
    );
    if (outcome.kind !== 'found') throw new FaultError(toCollectionFault(outcome));
    const { status, headers, body } = outcome.value;
    const kind = statusToFaultKind(status);
    if (kind !== null) throw new FaultError({ kind, detail: `HTTP status ${status}` });
    if (status >= 300) throw new FaultError({ kind: 'connection', detail: `HTTP status ${status}` });
    if (!isBoundedMessage(body.toString('utf8'), headers['content-type']))
      throw new FaultError({ kind: 'too-large', detail: 'the response is nested too deeply or has too many parts' });
    const isEmpty = status === 202 || status === 204;
    asked.receivedIn = sha256(body);
    return new Response(isEmpty ? null : new Uint8Array(body), { status, headers: pickHeaders(headers) });
  };

/**
 * Maximum number of lines. A response is one event of a few lines, preceded by progress events; each event is validated
 * with a schema.
 */
const MAX_LINES = 2_000;

/**
 * Whether a body is within the limits, counting messages as the SDK parses them: a plain body, or the `data` lines of
 * an event stream.
 */
function isBoundedMessage(body: string, type = ''): boolean {
  if (!type.includes('text/event-stream')) return isBoundedJson(body);
  const lines = body.split(/\r\n?|\n/, MAX_LINES + 1);
  return lines.length <= MAX_LINES && isBoundedJson(lines.map((line) => line.replace(/^data: ?/, '')).join('\n'));
}

const NO_INVESTIGATION: CallContext = { investigationId: null, stage: 'collections' };

/** Headers that the SDK uses. */
const pickHeaders = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    ['content-type', 'mcp-session-id'].flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])),
  );
