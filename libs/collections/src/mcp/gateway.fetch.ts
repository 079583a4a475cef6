import { AsyncLocalStorage } from 'node:async_hooks';
import { sha256, type CallContext, type UpstreamGateway } from '@corroborate/domain';
import { faultOfOutcome, kindOfStatus } from '../faults/fault-of.policy';
import { isBoundedJson } from '@corroborate/text';
import type { CollectionFault } from '../faults/fault.types';

/** A fault on its way through the SDK, which passes on what its transport throws. */
export class FaultError extends Error {
  constructor(readonly fault: CollectionFault) {
    super(fault.detail);
  }
}

export interface WayOut {
  gateway: UpstreamGateway;
  /** As the ledger, the budget and the pace have it. */
  provider: string;
  timeoutMs: number;
  maxBytes: number;
  paceMs: number;
}

/** What is asked for at this moment: price and investigation, for the gateway's books. */
export interface Asking {
  context: CallContext;
  priceUsd: number;
  /** SHA-256 of the last answer, as it is kept. */
  receivedIn?: string;
}

export const asking = new AsyncLocalStorage<Asking>();

const NO_SUCH = 405;

/**
 * Routes SDK requests through the egress gateway, with guard, budget, rate limit, circuit breaker and ledger.
 * Server-initiated streams and session termination are declined.
 */
export const gatewayFetch =
  ({ gateway, provider, timeoutMs, maxBytes, paceMs }: WayOut) =>
  async (url: string | URL, init: RequestInit = {}): Promise<Response> => {
    if ((init.method ?? 'GET') !== 'POST') return new Response(null, { status: NO_SUCH });
    const asked: Asking = asking.getStore() ?? { context: NO_INVESTIGATION, priceUsd: 0 };
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
    if (outcome.kind !== 'found') throw new FaultError(faultOfOutcome(outcome));
    const { status, headers, body } = outcome.value;
    const kind = kindOfStatus(status);
    if (kind !== null) throw new FaultError({ kind, detail: `HTTP status ${status}` });
    if (status >= 300) throw new FaultError({ kind: 'connection', detail: `HTTP status ${status}` });
    if (!isBoundedMessage(body.toString('utf8'), headers['content-type']))
      throw new FaultError({ kind: 'too-large', detail: 'the response is nested too deeply or has too many parts' });
    const isEmpty = status === 202 || status === 204;
    asked.receivedIn = sha256(body);
    return new Response(isEmpty ? null : new Uint8Array(body), { status, headers: kept(headers) });
  };

/** An answer is one event of a few lines, after some that tell of its progress; each event is checked by a schema. */
const MOST_LINES = 2_000;

/** As the SDK reads it: a body as it is, of an event stream its `data` lines. */
function isBoundedMessage(body: string, type = ''): boolean {
  if (!type.includes('text/event-stream')) return isBoundedJson(body);
  const lines = body.split(/\r\n?|\n/, MOST_LINES + 1);
  return lines.length <= MOST_LINES && isBoundedJson(lines.map((line) => line.replace(/^data: ?/, '')).join('\n'));
}

const NO_INVESTIGATION: CallContext = { investigationId: null, stage: 'collections' };

/** Those that the SDK reads. */
const kept = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    ['content-type', 'mcp-session-id'].flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])),
  );
