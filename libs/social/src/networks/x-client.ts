import { createRequire } from 'node:module';
import type { ITwitterApiClientPlugin, TwitterApiReadOnly, TwitterResponse } from 'twitter-api-v2';
import { failed, limited, type CallContext, type Outcome } from '@corroborate/domain';
import {
  isObject,
  parseJson,
  parseJsonOnce,
  toObject,
  listObjects,
  RefusedError,
  parseRetryAt,
  type ProviderResponse,
  type Fields,
  type ProviderClient,
} from '@corroborate/providers';
import { textOr } from './fields';
import { ACCEPT_JSON } from './network.client';

const requireModule = createRequire(__filename);

/** Loaded on the first call, because most processes never query X. */
const loadTwitterApi = () => requireModule('twitter-api-v2') as typeof import('twitter-api-v2');

/** US dollars per returned resource; included objects are assumed to be billed as well. */
export const X_PRICES_USD = { post: 0.005, user: 0.01 } as const;

/** Maximum cost of a response with this many posts and their authors. */
export const maxPriceUsd = (posts: number): number => posts * (X_PRICES_USD.post + X_PRICES_USD.user);

/** Cost of a response by the number of its resources. Responses without data are free. */
function priceOfAnswerUsd({ status, body }: { status: number; body: Buffer }): number {
  if (status < 200 || status >= 300) return 0;
  const parsed = parseJson(body.toString('utf8'));
  // If a response cannot be counted, the maximum price applies.
  if (parsed === undefined) throw new TypeError('unreadable response');
  const answer = toObject(parsed);
  const includes = toObject(answer.includes);
  const posts = listObjects(answer.data).length + listObjects(includes.tweets ?? includes.posts).length;
  return posts * X_PRICES_USD.post + listObjects(includes.users).length * X_PRICES_USD.user;
}

export interface XCall {
  /** Maximum cost. */
  priceUsd: number;
  /** 0 = do not use the cache. */
  cacheTtlMs?: number;
}

/**
 * The library's client with its HTTP layer replaced by the gateway: the library builds requests and
 * parses responses; the gateway checks, prices, paces and logs every call.
 */
export function xClient(
  token: string,
  api: ProviderClient,
  context: CallContext,
  call: XCall,
): TwitterApiReadOnly['v2'] {
  const plugin: ITwitterApiClientPlugin = {
    onBeforeRequestConfig: async ({ url, params }): Promise<TwitterResponse<unknown>> => {
      const address = new URL(url);
      for (const [name, value] of Object.entries(params.query ?? {}))
        if (value !== undefined) address.searchParams.set(name, String(value));
      const request = {
        url: address.href,
        headers: { ...ACCEPT_JSON, authorization: `Bearer ${token}` },
        settle: priceOfAnswerUsd,
        retries: 0,
        ...call,
      };
      const answer = await api.send(request, context);
      if (answer.kind !== 'found') throw new RefusedError(answer);
      return readAnswer(answer.value, api);
    },
  };
  return new (loadTwitterApi().TwitterApi)(token, { plugins: [plugin] }).readOnly.v2;
}

function readAnswer(answer: ProviderResponse, api: ProviderClient): TwitterResponse<unknown> {
  const body = parseJsonOnce(answer);
  const verdict = api.verdict(answer);
  if (verdict) throw new RefusedError(verdict);
  if (!isObject(body) || !('meta' in body || 'data' in body || 'errors' in body))
    throw new RefusedError(failed('X returned no list of posts'));
  return { headers: answer.headers, data: body };
}

/** Problems are identified by the last path segment of their type URL, because its host varies. */
export function judgeProblem(answer: ProviderResponse, body: Fields, now: Date): Outcome<never> | null {
  const kind = textOr(body.type, '').split('/').at(-1);
  if (answer.status === 402 || kind === 'credits-depleted') return limited('X: the prepaid credit is exhausted');
  if (kind === 'usage-capped') return limited('X: the monthly cap of posts is reached', parseRetryAt(answer, now));
  return answer.status === 400 ? failed(`X rejected the query: ${messageOf(body)}`, 'invalid-input') : null;
}

const messageOf = (body: Record<string, unknown>): string =>
  textOr(listObjects(body.errors)[0]?.message, textOr(body.detail, 'no reason given')).slice(0, 200);
