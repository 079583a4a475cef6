import { createRequire } from 'node:module';
import type Snoowrap from 'snoowrap';
import { blocked, failed, limited, type CallContext, type Outcome } from '@corroborate/domain';
import {
  isObject,
  parseJsonOnce,
  RefusedError,
  parseRetryAt,
  type ProviderResponse,
  type Fields,
  type ProviderClient,
} from '@corroborate/providers';
import { textOr } from './fields';
import { ACCEPT_JSON } from './network.client';

const requireModule = createRequire(__filename);

/** Loaded on the first call, because most processes never query Reddit. */
const loadSnoowrap = () => requireModule('snoowrap') as typeof Snoowrap;

/** Request object that snoowrap passes to its request function. */
interface RawRequest {
  baseUrl: string;
  uri: string;
  method?: string;
  qs?: Record<string, string | number | boolean | null | undefined>;
  headers?: Record<string, string>;
  transform?: (body: unknown, response: RawResponse) => unknown;
}
interface RawResponse {
  statusCode: number;
  headers: Record<string, string>;
  body: unknown;
  request: { method: string; uri: { href: string } };
}

export interface RedditCall {
  token: string;
  userAgent: string;
  /** 0 = do not use the cache. */
  cacheTtlMs?: number;
}

/**
 * snoowrap with its HTTP layer replaced by the gateway, through the method meant for overriding.
 * Read-only; the gateway handles retries, pace and limits.
 */
export function redditClient(call: RedditCall, api: ProviderClient, context: CallContext): Snoowrap {
  class GatewayClient extends loadSnoowrap() {
    override async rawRequest(options: unknown): Promise<unknown> {
      const { transform, ...raw } = options as RawRequest;
      const response = await send(raw, call, api, context);
      return transform ? transform(response.body, response) : response;
    }

    /** The gateway spaces calls; the library's own delay would start from minus infinity. */
    _awaitRequestDelay(): Promise<void> {
      return Promise.resolve();
    }
  }
  const client = new GatewayClient({ userAgent: call.userAgent, accessToken: call.token });
  // With an empty list the library would retry every error.
  client.config({ retryErrorCodes: [NO_STATUS], maxRetryAttempts: 1, warnings: false, proxies: false });
  return client;
}

const NO_STATUS = 999;

function addressOf({ baseUrl, uri, method = 'GET', qs = {} }: RawRequest): URL {
  if (!/^get$/i.test(method)) throw new RefusedError(failed('only reading is allowed', 'invalid-input'));
  const url = new URL(uri, `${baseUrl}/`);
  // Calls must stay on Reddit's host, regardless of the URLs in a response.
  if (url.origin !== 'https://oauth.reddit.com')
    throw new RefusedError(failed('the request would have left reddit.com', 'invalid-input'));
  for (const [name, value] of Object.entries(qs))
    if (value !== undefined && value !== null) url.searchParams.set(name, String(value));
  return url;
}

async function send(
  request: RawRequest,
  call: RedditCall,
  api: ProviderClient,
  context: CallContext,
): Promise<RawResponse> {
  const url = addressOf(request);
  const sent = {
    url: url.href,
    headers: {
      ...ACCEPT_JSON,
      ...request.headers,
      authorization: `bearer ${call.token}`,
      'user-agent': call.userAgent,
    },
    cacheTtlMs: call.cacheTtlMs,
  };
  const answer = await api.send(sent, context);
  if (answer.kind !== 'found') throw new RefusedError(answer);
  const verdict = api.verdict(answer.value);
  if (verdict) throw new RefusedError(verdict);
  const body = parseJsonOnce(answer.value);
  if (!isObject(body) && !Array.isArray(body)) throw new RefusedError(failed('Reddit did not return JSON'));
  if (isObject(body) && textOr(body.kind, null) === null)
    throw new RefusedError(failed('Reddit returned no list of posts'));
  return {
    statusCode: answer.value.status,
    headers: withoutRateLimitHeaders(answer.value.headers),
    body: shortenListing(body),
    request: { method: 'GET', uri: { href: url.href } },
  };
}

/**
 * Reddit returns at most 100 items per request. The library creates a heavy object for each item,
 * so the total is limited.
 */
const MAX_THINGS = 250;

/** A response cut to its first `MAX_THINGS` items, including nested lists. */
function shortenListing(answer: unknown, budget = { things: MAX_THINGS }): unknown {
  if (Array.isArray(answer)) return limitListing(answer, budget);
  if (!isObject(answer) || !isObject(answer.data)) return answer;
  const { children, replies } = answer.data;
  const lists = {
    ...(Array.isArray(children) ? { children: limitListing(children, budget) } : {}),
    ...(isObject(replies) ? { replies: shortenListing(replies, budget) } : {}),
  };
  return { ...answer, data: { ...answer.data, ...lists } };
}

function limitListing(list: unknown[], budget: { things: number }): unknown[] {
  const kept: unknown[] = [];
  for (const one of list) {
    if (budget.things === 0) break;
    budget.things -= 1;
    kept.push(shortenListing(one, budget));
  }
  return kept;
}

/** The library would stop on the rate limits in these headers; the gateway decides that. */
const withoutRateLimitHeaders = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith('x-ratelimit')));

export function judgeReddit(answer: ProviderResponse, body: Fields, now: Date): Outcome<never> | null {
  if (answer.status === 429) return limited('Reddit: too many requests', parseRetryAt(answer, now));
  const reason = textOr(body.reason, '');
  return answer.status === 403 && reason !== '' ? blocked(`Reddit: the community is ${reason.slice(0, 40)}`) : null;
}
