import { parse } from 'tldts';
import type { Settings } from '@corroborate/config';
import type { GatewayRequest } from '@corroborate/domain';
import { checkAddress, type Refusal, isPublicAddress } from './address.policy';
import { cacheKey } from './cache.policy';
import type { ExchangeRequest } from './exchange.adapter';
import type { RateLimitSlot } from './rate-limiter';
import { decodeOrKeep } from './redaction.policy';
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

const REPLACEMENT = '[private address]';
const DISCLOSURE_REASON = 'it would disclose a private address to a third party';
/** A URL in text. Bounded, because the text is untrusted. */
const URL_IN_TEXT = /\b(?:https?|wss?|ftp):\/\/[^\s<>"'“”‘’«»\\]{1,2048}/gi;
const HOST_PROTOCOLS = /^(?:https?|wss?|ftp)$/i;
/** Parameters whose value may be a host or a URL without scheme. */
const HOST_PARAMETERS = /^(?:url|uri|site|host|hostname|domain)$/i;
/** Search operators that name a host. */
const HOST_OPERATOR = /(?:^|[\s("+-])(?:site|url|domain|host|link|inurl):"?([^\s"()]{1,2048})/gi;
/** A whole value or path segment that is a dotted name or an IPv4 address. */
const DOTTED_NAME = /^(?:[a-z\d_-]{1,63}\.){1,20}[a-z\d-]{1,63}\.?$/i;
const DOTTED_NUMBER = /^[\d.]+$/;
const IPV4 = /^\d{1,3}(?:\.\d{1,3}){3}$/;

type DisclosureInput = Pick<GatewayRequest, 'provider' | 'url' | 'body' | 'headers' | 'ownService'>;
type Disclosure = { ok: true; body: string | undefined } | Refusal;

/**
 * Prevents disclosure of private addresses to third parties. Requests whose URL or form contains one are refused; in
 * other bodies, such as prompts, they are replaced. Does not apply to web pages and the newsroom's own services.
 */
export function checkDisclosure({ provider, url, body, headers, ownService }: DisclosureInput): Disclosure {
  if (ownService === true || isWebProvider(provider)) return { ok: true, body };
  if (URL.canParse(url) && disclosesInUrl(new URL(url))) return { ok: false, reason: DISCLOSURE_REASON };
  if (body === undefined) return { ok: true, body };
  if (!isFormEncoded(headers)) return { ok: true, body: hidePrivateAddresses(body) };
  return disclosesInParameters(new URLSearchParams(body))
    ? { ok: false, reason: DISCLOSURE_REASON }
    : { ok: true, body };
}

/** The text with each private address replaced. */
export const hidePrivateAddresses = (text: string): string =>
  text.replace(URL_IN_TEXT, (address) => (isPublicAddress(trimAddress(address)) ? address : REPLACEMENT));

function disclosesInUrl(url: URL): boolean {
  const path = decodeOrKeep(url.pathname);
  return (
    disclosesInText(path + decodeOrKeep(url.search)) ||
    path.split('/').some(isPrivateName) ||
    disclosesInParameters(url.searchParams)
  );
}

function disclosesInParameters(parameters: URLSearchParams): boolean {
  return [...parameters].some(
    ([name, value]) =>
      disclosesInText(value) || isPrivateName(value) || (HOST_PARAMETERS.test(name) && isPrivateHost(value)),
  );
}

function disclosesInText(text: string): boolean {
  if (hidePrivateAddresses(text) !== text || hidePrivateAddresses(decodeOrKeep(text)) !== decodeOrKeep(text))
    return true;
  return [...text.matchAll(HOST_OPERATOR)].some(([, host = '']) => isPrivateHost(host) && !isPublicSuffix(host));
}

/** Whether the text is a public suffix: `site:gov` means all sites under it, not a host. */
function isPublicSuffix(text: string): boolean {
  const { hostname, publicSuffix, isIcann } = parse(text);
  return isIcann === true && text.toLowerCase() === publicSuffix && isPublicAddress(`https://www.${hostname}/`);
}

/** Matches `router.local` and `10.0.0.1`, but not words without a dot or plain numbers. */
const isPrivateName = (text: string): boolean =>
  DOTTED_NAME.test(text) && (!DOTTED_NUMBER.test(text) || IPV4.test(text)) && isPrivateHost(text);

/** Whether the text is a private host or URL, with or without scheme; false if it is neither. */
function isPrivateHost(text: string): boolean {
  const scheme = /^([a-z]{1,10}):\/\//i.exec(text)?.[1];
  if (scheme !== undefined && !HOST_PROTOCOLS.test(scheme)) return false;
  const address = scheme === undefined ? `https://${text}` : text;
  return URL.canParse(address) && !isPublicAddress(address);
}

/** Removes sentence punctuation and brackets after a URL, but keeps the brackets of IPv6 addresses. */
const trimAddress = (address: string): string => address.replace(/[.,;:!?)}`]{1,20}$/, '');

const isFormEncoded = (headers: Record<string, string> = {}): boolean =>
  Object.entries(headers).some(
    ([name, value]) => name.toLowerCase() === 'content-type' && value.includes('x-www-form-urlencoded'),
  );
