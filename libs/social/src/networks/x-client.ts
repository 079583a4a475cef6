import {
  TwitterApi,
  type ITwitterApiClientPlugin,
  type TwitterApiReadOnly,
  type TwitterResponse,
} from 'twitter-api-v2';
import { failed, limited } from '@corroborate/domain';
import type { CallContext, DoorResponse, Outcome } from '@corroborate/domain';
import type { NetworkManifest } from '../social.types';
import { ask, bodyJson, judgeStatus, retryAt, type NetworkParts } from './ask';
import { isObject, objectOr, objectsIn, textOr } from './fields';
import { RefusedError } from './refused.error';

/** US dollars for each resource that an answer brings; what is included is taken to be charged, too. */
export const X_PRICES = { post: 0.005, user: 0.01 } as const;

/** The most that an answer with this many posts and their authors can cost. */
export const worstPrice = (posts: number): number => posts * (X_PRICES.post + X_PRICES.user);

/** What an answer costs by its own count. Answers without data are free. */
function priceOfAnswer({ status, body }: { status: number; body: Buffer }): number {
  if (status < 200 || status >= 300) return 0;
  const answer = objectOr(JSON.parse(body.toString('utf8')));
  const includes = objectOr(answer.includes);
  const posts = objectsIn(answer.data).length + objectsIn(includes.tweets ?? includes.posts).length;
  return posts * X_PRICES.post + objectsIn(includes.users).length * X_PRICES.user;
}

export interface XCall {
  manifest: NetworkManifest;
  /** The most it can cost. */
  priceUsd: number;
  /** 0 = ask anew. */
  cacheTtlMs?: number;
}

/**
 * The library's client with the door in place of its own HTTP: it forms the request and reads the answer, and every
 * call is checked, priced, paced and written down as any other.
 */
export function xClient(
  token: string,
  parts: NetworkParts,
  context: CallContext,
  call: XCall,
): TwitterApiReadOnly['v2'] {
  const plugin: ITwitterApiClientPlugin = {
    onBeforeRequestConfig: async ({ url, params }): Promise<TwitterResponse<unknown>> => {
      const address = new URL(url);
      for (const [name, value] of Object.entries(params.query ?? {}))
        if (value !== undefined) address.searchParams.set(name, String(value));
      const { manifest, priceUsd, cacheTtlMs } = call;
      const request = {
        url: address.href,
        headers: { authorization: `Bearer ${token}` },
        priceUsd,
        settle: priceOfAnswer,
        retries: 0,
        cacheTtlMs,
      };
      const answer = await ask(parts, manifest, request, context);
      if (answer.kind !== 'found') throw new RefusedError(answer);
      return read(answer.value, parts.clock.now());
    },
  };
  return new TwitterApi(token, { plugins: [plugin] }).readOnly.v2;
}

function read(answer: DoorResponse, now: Date): TwitterResponse<unknown> {
  const body = bodyJson(answer);
  const verdict = judgeProblem(answer, objectOr(body), now);
  if (verdict) throw new RefusedError(verdict);
  if (!isObject(body) || !('meta' in body || 'data' in body || 'errors' in body))
    throw new RefusedError(failed('X answered with something that is no list of posts'));
  return { headers: answer.headers, data: body };
}

/** Problems are told apart by the last part of their address; its host differs from answer to answer. */
function judgeProblem(response: DoorResponse, body: Record<string, unknown>, now: Date): Outcome<never> | null {
  const kind = textOr(body.type, '').split('/').at(-1);
  if (response.status === 402 || kind === 'credits-depleted') return limited('X: the prepaid credit is used up');
  if (kind === 'usage-capped') return limited('X: the monthly cap of posts is reached', retryAt(response, now));
  if (response.status === 400) return failed(`X did not take the query: ${messageOf(body)}`, 'invalid-input');
  return judgeStatus(response, now);
}

const messageOf = (body: Record<string, unknown>): string =>
  textOr(objectsIn(body.errors)[0]?.message, textOr(body.detail, 'no reason given')).slice(0, 200);
