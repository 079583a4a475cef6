import type { Settings } from '@corroborate/config';
import type { GatewayRequest } from '@corroborate/domain';
import { checkAddress, type Refusal } from './address.policy';
import { cacheKey } from './cache.policy';
import { checkDisclosure } from './disclosure.policy';
import type { ExchangeRequest } from './exchange.adapter';
import type { RateLimitSlot } from './rate-limiter';
import { UPSTREAM } from './upstream.thresholds';
import { isWebProvider } from './web.policy';

export interface RequestRules {
  settings: Pick<
    Settings,
    'ALLOW_PRIVATE_NETWORKS' | 'CONTACT' | 'FETCH_TIMEOUT_MS' | 'FETCH_MAX_BYTES' | 'CACHE_HOURS' | 'RATE_SCALE'
  >;
  /** Origins configured by the operator, such as a private SearXNG; APIs (never pages) may connect to them. */
  trustedOrigins: ReadonlySet<string>;
  version: string;
}

/** A request with all defaults applied and its URL checked. */
export interface PreparedRequest extends ExchangeRequest {
  provider: string;
  timeoutMs: number;
  retries: number;
  ttlMs: number;
  priceUsd: number;
  /** Actual cost, if the price is a maximum. */
  settle: GatewayRequest['settle'];
  /** Key of circuit breaker and rate limit: host for pages, otherwise provider. */
  circuit: string;
  pace: RateLimitSlot;
  cacheKey: string;
  /** Calls with the same key may share one fetch; null = must not be shared. */
  flightKey: string | null;
}

export type PreparationResult = { ok: true; order: PreparedRequest } | Refusal;

/** Whether the operator configured this address, so that it may be private. */
const isTrusted = ({ provider, url }: GatewayRequest, { trustedOrigins }: RequestRules): boolean =>
  !isWebProvider(provider) && URL.canParse(url) && trustedOrigins.has(new URL(url).origin);

/** Validates a request and applies all defaults, or gives the reason for refusal. */
export function prepareRequest(request: GatewayRequest, rules: RequestRules): PreparationResult {
  const { settings } = rules;
  const trusted = isTrusted(request, rules);
  const address = checkAddress(request.url, { allowPrivate: settings.ALLOW_PRIVATE_NETWORKS || trusted });
  if (!address.ok) return address;
  const shown = checkDisclosure(request);
  if (!shown.ok) return shown;
  const { provider, method = 'GET' } = request;
  const headers = headersOf(request, rules);
  const body = request.bytes ? Buffer.from(request.bytes).toString('base64') : shown.body;
  const order: PreparedRequest = {
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
    circuit: rateLimitKey(request, address.url),
    pace: rateLimitOf(request, address.url, settings.RATE_SCALE),
    cacheKey: cacheKey({ provider, method, url: address.url.href, headers, body }),
    flightKey: null,
  };
  return { ok: true, order: { ...order, flightKey: isShareable(request, order) ? flightKey(order) : null } };
}

function headersOf(request: GatewayRequest, rules: RequestRules): Record<string, string> {
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

function rateLimitOf(request: GatewayRequest, url: URL, scale: number): RateLimitSlot {
  return {
    key: request.pace?.key ?? rateLimitKey(request, url),
    intervalMs: (request.pace?.intervalMs ?? 0) * scale,
    maxWaitMs: request.pace?.maxWaitMs ?? UPSTREAM.paceMaxWaitMs,
  };
}

const rateLimitKey = ({ provider }: GatewayRequest, { host }: URL): string =>
  isWebProvider(provider) ? `${provider}:${host}` : provider;

/** Sharing a fetch means reusing its response, so calls that forbid reuse or may change something are not shared. */
const isShareable = (request: GatewayRequest, order: PreparedRequest) =>
  request.cacheTtlMs !== 0 && (order.ttlMs > 0 || order.method === 'GET' || order.method === 'HEAD');

/** Only calls with the same limits share: a call with higher limits must not inherit "too large". */
const flightKey = (order: PreparedRequest) =>
  [
    order.cacheKey,
    order.maxBytes,
    order.timeoutMs,
    order.maxRedirects,
    order.redirectHosts?.join(),
    order.retries,
    order.pace.maxWaitMs,
  ].join(' ');
