import type { Dispatcher } from 'undici';
import type { CachedAnswer as Answer, TlsPeer } from '@corroborate/domain';
import { checkAddress, type AddressRules } from './address.policy';
import { decodeBody, readBody } from './body';
import type { Dispatchers } from './dispatchers.adapter';
import { FaultError, errorCode, finalFault, toFault, type Fault } from './fault';
import { followRedirect, isRedirect, readLocation, type Hop } from './redirect.policy';
import { observePeer } from './tls-peers';
import { UPSTREAM } from './upstream.thresholds';

export interface ExchangeRequest extends Hop {
  maxBytes: number;
  maxRedirects: number;
  /** Null = any host. */
  redirectHosts: readonly string[] | null;
  /** The URL was configured by the operator: its first hop may be private. */
  trusted: boolean;
}

export type ExchangeResult =
  /** `peer`: certificate shown on the connection of the last hop; null without TLS. */
  | { kind: 'answer'; answer: Answer; peer: TlsPeer | null }
  | { kind: 'refused'; reason: string; reached: boolean }
  | { kind: 'fault'; fault: Fault };

export interface ExchangeDeps {
  dispatchers: Dispatchers;
  rules: AddressRules;
}

/** A request with its redirects. Never throws; an abort is returned as a fault. */
export async function exchange(
  request: ExchangeRequest,
  tools: ExchangeDeps,
  signal: AbortSignal,
): Promise<ExchangeResult> {
  const trail: RedirectTrail = { hop: request, redirects: [], seen: new Set() };
  try {
    return await exchangeWithRedirects(trail, request, tools, signal);
  } catch (error) {
    return toFaultResult(error, trail);
  }
}

/** State of a request across redirects. */
interface RedirectTrail {
  hop: Hop;
  redirects: string[];
  seen: Set<string>;
}

async function exchangeWithRedirects(
  trail: RedirectTrail,
  request: ExchangeRequest,
  tools: ExchangeDeps,
  signal: AbortSignal,
): Promise<ExchangeResult> {
  const { guarded, trusted } = tools.dispatchers;
  let dispatcher = request.trusted ? trusted : guarded;
  for (;;) {
    const { hop, redirects, seen } = trail;
    seen.add(keyOf(hop));
    const { value: response, peer } = await observePeer(hop.url.origin, () => send(hop, dispatcher, signal));
    const headers = flattenHeaders(response.headers);
    const location = headers['location'];
    if (location === undefined || !isRedirect(response.statusCode, location) || request.maxRedirects === 0)
      return { kind: 'answer', answer: await answerOf(response, headers, trail, request.maxBytes), peer };
    const step = nextHop(hop, response.statusCode, location, tools.rules);
    if (step.follow && !isHostFollowed(step.hop.url, request)) {
      const named = { ...headers, location: step.hop.url.href };
      return { kind: 'answer', answer: await answerOf(response, named, trail, request.maxBytes), peer };
    }
    response.body.dump({ limit: UPSTREAM.redirectBodyBytes, signal }).catch(() => undefined);
    if (!step.follow) return { kind: 'refused', reason: step.reason, reached: true };
    if (seen.has(keyOf(step.hop))) return faultResult('redirect loop');
    if (redirects.length >= request.maxRedirects)
      return faultResult(`more than ${request.maxRedirects} redirects`, 'limit-exceeded');
    trail.hop = step.hop;
    dispatcher = guarded;
    redirects.push(step.hop.url.href);
  }
}

const isHostFollowed = ({ hostname }: URL, { redirectHosts }: ExchangeRequest): boolean =>
  redirectHosts === null || redirectHosts.includes(hostname);

const keyOf = ({ method, url }: Hop) => `${method} ${url.href}`;

async function answerOf(
  response: Dispatcher.ResponseData,
  headers: Record<string, string>,
  { hop, redirects }: RedirectTrail,
  maxBytes: number,
): Promise<Answer> {
  const packed = await readBody(response.body, maxBytes);
  const body = hop.method === 'HEAD' ? packed : await decodeBody(packed, headers['content-encoding'], maxBytes);
  // The body is already decoded; a reader that trusted this header would decode it again.
  delete headers['content-encoding'];
  return { status: response.statusCode, headers, body, url: hop.url.href, redirects };
}

function toFaultResult(error: unknown, { hop, redirects }: RedirectTrail): ExchangeResult {
  const reached = redirects.length > 0;
  if (errorCode(error) === 'ERR_ADDRESS_REFUSED') {
    const reason = `${hop.url.hostname} resolves to a non-public address`;
    return { kind: 'refused', reason, reached };
  }
  const fault = toFault(error);
  return { kind: 'fault', fault: { ...fault, reached: fault.reached || reached } };
}

const faultResult = (...why: Parameters<typeof finalFault>): ExchangeResult => ({
  kind: 'fault',
  fault: finalFault(...why),
});

function nextHop(hop: Hop, status: number, location: string, rules: AddressRules) {
  const target = checkAddress(readLocation(location), rules, hop.url);
  if (!target.ok) return { follow: false as const, reason: `a redirect was refused: ${target.reason}` };
  return followRedirect(hop, status, target.url);
}

/** Undici ignores an abort while connecting, so waiting callers are released here. */
function send(hop: Hop, dispatcher: Dispatcher, signal: AbortSignal): Promise<Dispatcher.ResponseData> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(new FaultError(finalFault('given up', 'cancelled')));
    if (signal.aborted) return onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    dispatcher
      .request({
        origin: hop.url.origin,
        path: hop.url.pathname + hop.url.search,
        method: hop.method,
        headers: hop.headers,
        body: hop.body ?? null,
        signal,
      })
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', onAbort));
  });
}

const flattenHeaders = (raw: Record<string, string | string[] | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(raw).flatMap(([name, value]) => (value === undefined ? [] : [[name, [value].flat().join(', ')]])),
  );
