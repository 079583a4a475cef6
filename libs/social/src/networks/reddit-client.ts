import { createRequire } from 'node:module';
import type Snoowrap from 'snoowrap';
import { blocked, failed, limited, type CallContext, type Outcome } from '@corroborate/domain';
import {
  isObject,
  jsonOf,
  RefusedError,
  retryAt,
  type Answer,
  type Fields,
  type ProviderClient,
} from '@corroborate/providers';
import { textOr } from './fields';
import { JSON_WANTED } from './network.client';

const load = createRequire(__filename);

/** Loaded with the first call: most processes never ask Reddit. */
const library = () => load('snoowrap') as typeof Snoowrap;

/** What snoowrap hands to the function that is to send a request. */
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
  /** 0 = ask anew. */
  cacheTtlMs?: number;
}

/**
 * snoowrap with the gateway in place of its own HTTP, by the one method its authors set aside for that. Reading only;
 * retries, pace and limits are the gateway's.
 */
export function redditClient(call: RedditCall, api: ProviderClient, context: CallContext): Snoowrap {
  class GatewayClient extends library() {
    override async rawRequest(options: unknown): Promise<unknown> {
      const { transform, ...raw } = options as RawRequest;
      const response = await send(raw, call, api, context);
      return transform ? transform(response.body, response) : response;
    }

    /** The gateway spaces calls; the library's own wait starts with one of minus infinity. */
    _awaitRequestDelay(): Promise<void> {
      return Promise.resolve();
    }
  }
  const client = new GatewayClient({ userAgent: call.userAgent, accessToken: call.token });
  // An empty list would make the library take every error for one to be repeated.
  client.config({ retryErrorCodes: [NO_STATUS], maxRetryAttempts: 1, warnings: false, proxies: false });
  return client;
}

const NO_STATUS = 999;

function addressOf({ baseUrl, uri, method = 'GET', qs = {} }: RawRequest): URL {
  if (!/^get$/i.test(method)) throw new RefusedError(failed('only reading is allowed', 'invalid-input'));
  const url = new URL(uri, `${baseUrl}/`);
  // The host is Reddit's whatever the library makes of an answer.
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
      ...JSON_WANTED,
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
  const body = jsonOf(answer.value);
  if (!isObject(body) && !Array.isArray(body)) throw new RefusedError(failed('Reddit did not return JSON'));
  if (isObject(body) && textOr(body.kind, null) === null)
    throw new RefusedError(failed('Reddit returned no list of posts'));
  return {
    statusCode: answer.value.status,
    headers: withoutLimits(answer.value.headers),
    body: shortened(body),
    request: { method: 'GET', uri: { href: url.href } },
  };
}

/** Reddit is asked for 100 things at most. The library makes an object with many methods of each. */
const MOST_THINGS = 250;

/** An answer with its first `MOST_THINGS` things, those in lists within lists included. */
function shortened(answer: unknown, budget = { things: MOST_THINGS }): unknown {
  if (Array.isArray(answer)) return firstThings(answer, budget);
  if (!isObject(answer) || !isObject(answer.data)) return answer;
  const { children, replies } = answer.data;
  const lists = {
    ...(Array.isArray(children) ? { children: firstThings(children, budget) } : {}),
    ...(isObject(replies) ? { replies: shortened(replies, budget) } : {}),
  };
  return { ...answer, data: { ...answer.data, ...lists } };
}

function firstThings(list: unknown[], budget: { things: number }): unknown[] {
  const kept: unknown[] = [];
  for (const one of list) {
    if (budget.things === 0) break;
    budget.things -= 1;
    kept.push(shortened(one, budget));
  }
  return kept;
}

/** The library stops by itself on a limit it reads here; when to stop is the gateway's to say. */
const withoutLimits = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith('x-ratelimit')));

export function judgeReddit(answer: Answer, body: Fields, now: Date): Outcome<never> | null {
  if (answer.status === 429) return limited('Reddit: too many requests', retryAt(answer, now));
  const reason = textOr(body.reason, '');
  return answer.status === 403 && reason !== '' ? blocked(`Reddit: the community is ${reason.slice(0, 40)}`) : null;
}
