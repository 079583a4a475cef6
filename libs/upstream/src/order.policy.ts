import type { Settings } from '@corroborate/config';
import type { GatewayRequest } from '@corroborate/domain';
import { checkAddress, type Refusal } from './address.policy';
import { cacheKey } from './cache.policy';
import { checkDisclosure } from './disclosure.policy';
import type { ExchangeRequest } from './exchange.adapter';
import type { Turn } from './pacing';
import { UPSTREAM } from './upstream.thresholds';
import { isOfTheWeb } from './web.policy';

export interface OrderRules {
  settings: Pick<
    Settings,
    'ALLOW_PRIVATE_NETWORKS' | 'CONTACT' | 'FETCH_TIMEOUT_MS' | 'FETCH_MAX_BYTES' | 'CACHE_HOURS' | 'RATE_SCALE'
  >;
  /** Origins configured by the operator, such as a private SearXNG; APIs (never pages) may connect to them. */
  trustedOrigins: ReadonlySet<string>;
  version: string;
}

/** A request with all defaults applied and its URL checked. */
export interface Order extends ExchangeRequest {
  provider: string;
  timeoutMs: number;
  retries: number;
  ttlMs: number;
  priceUsd: number;
  /** Actual cost, if the price is a maximum. */
  settle: GatewayRequest['settle'];
  /** Key of circuit breaker and rate limit: host for pages, otherwise provider. */
  circuit: string;
  pace: Turn;
  cacheKey: string;
  /** Calls with the same key may share one fetch; null = must not be shared. */
  flightKey: string | null;
}

export type OrderVerdict = { ok: true; order: Order } | Refusal;

/** Validates a request and converts it to an order, or gives the reason for refusal. */
export function toOrder(request: GatewayRequest, rules: OrderRules): OrderVerdict {
  const { settings } = rules;
  const trusted =
    !isOfTheWeb(request.provider) && URL.canParse(request.url) && rules.trustedOrigins.has(new URL(request.url).origin);
  const address = checkAddress(request.url, { allowPrivate: settings.ALLOW_PRIVATE_NETWORKS || trusted });
  if (!address.ok) return address;
  const shown = checkDisclosure(request);
  if (!shown.ok) return shown;
  const { provider, method = 'GET' } = request;
  const headers = headersOf(request, rules);
  const body = request.bytes ? Buffer.from(request.bytes).toString('base64') : shown.body;
  const order: Order = {
    provider,
    method,
    url: address.url,
    headers,
    body: request.bytes ?? shown.body,
    trusted,
    timeoutMs: Math.max(1, request.timeoutMs ?? settings.FETCH_TIMEOUT_MS),
    maxBytes: Math.max(1, request.maxBytes ?? settings.FETCH_MAX_BYTES),
    maxRedirects: request.maxRedirects ?? UPSTREAM.maxRedirects,
    redirectHosts: request.redirectHosts ?? null,
    retries: request.retries ?? UPSTREAM.retries,
    ttlMs: settings.CACHE_HOURS === 0 ? 0 : (request.cacheTtlMs ?? settings.CACHE_HOURS * 3_600_000),
    priceUsd: Math.max(0, request.priceUsd ?? 0),
    settle: request.settle,
    circuit: byHost(request, address.url),
    pace: paceOf(request, address.url, settings.RATE_SCALE),
    cacheKey: cacheKey({ provider, method, url: address.url.href, headers, body }),
    flightKey: null,
  };
  return { ok: true, order: { ...order, flightKey: mayShare(request, order) ? flightKey(order) : null } };
}

function headersOf(request: GatewayRequest, rules: OrderRules): Record<string, string> {
  const headers: Record<string, string> = {
    'user-agent': `Corroborate/${rules.version} (+${rules.settings.CONTACT})`,
    accept: '*/*',
    'accept-encoding': 'gzip, deflate, br',
  };
  for (const [name, value] of Object.entries(request.headers ?? {})) headers[name.toLowerCase()] = value;
  for (const name of ['host', 'connection', 'content-length', 'transfer-encoding', 'proxy-authorization'])
    delete headers[name];
  return headers;
}

function paceOf(request: GatewayRequest, url: URL, scale: number): Turn {
  return {
    key: request.pace?.key ?? byHost(request, url),
    intervalMs: (request.pace?.intervalMs ?? 0) * scale,
    maxWaitMs: request.pace?.maxWaitMs ?? UPSTREAM.paceMaxWaitMs,
  };
}

const byHost = ({ provider }: GatewayRequest, { host }: URL): string =>
  isOfTheWeb(provider) ? `${provider}:${host}` : provider;

/** Sharing a fetch means reusing its response, so calls that forbid reuse or may change something are not shared. */
const mayShare = (request: GatewayRequest, order: Order) =>
  request.cacheTtlMs !== 0 && (order.ttlMs > 0 || order.method === 'GET' || order.method === 'HEAD');

/** Only calls with the same limits share: a call with higher limits must not inherit "too large". */
const flightKey = (order: Order) =>
  [
    order.cacheKey,
    order.maxBytes,
    order.timeoutMs,
    order.maxRedirects,
    order.redirectHosts?.join(),
    order.retries,
    order.pace.maxWaitMs,
  ].join(' ');
