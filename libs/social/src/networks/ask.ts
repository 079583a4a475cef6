import { blocked, failed, limited, nothingFound, found } from '@corroborate/domain';
import type { CallContext, Clock, Door, DoorRequest, DoorResponse, Outcome } from '@corroborate/domain';
import { POST_LIMITS } from '../social.thresholds';
import type { NetworkManifest, SocialPost } from '../social.types';
import { meterCall } from '@corroborate/domain';

/** What every adapter is given. */
export interface NetworkParts {
  door: Door;
  clock: Clock;
}

/** A page of posts is small; anything larger is not one. */
const MAX_BYTES = 4_000_000;

/** One call in the name of a network, with its price and pace. */
export async function ask(
  parts: NetworkParts,
  manifest: NetworkManifest,
  request: Omit<DoorRequest, 'provider' | 'pace'>,
  context: CallContext,
): Promise<Outcome<DoorResponse>> {
  const { name, priceUsd, paceMs } = manifest;
  const pace = { key: name, intervalMs: paceMs };
  const headers = { accept: 'application/json', ...request.headers };
  const answer = await parts.door.call(
    { maxBytes: MAX_BYTES, priceUsd, ...request, headers, provider: name, pace },
    context,
  );
  if (answer.kind === 'found') meterCall(context, answer.value);
  return answer;
}

/** What the status alone says, or null when the body must be read. */
export function judgeStatus(response: DoorResponse, now: Date): Outcome<never> | null {
  const { status } = response;
  if (status === 429) return limited('HTTP 429: too many requests', retryAt(response, now));
  if (status === 402) return limited('HTTP 402: the prepaid credit is used up');
  if (status === 401 || status === 403 || status === 451)
    return blocked(`HTTP ${status}: the network refuses to answer`, status);
  if (status >= 200 && status < 300) return null;
  return failed(`HTTP ${status}`);
}

/** When to come back: `Retry-After` in either form, else the reset of the rate limit as unix seconds or ISO. */
export function retryAt({ headers }: DoorResponse, now: Date): string | undefined {
  const after = headers['retry-after']?.trim();
  const reset = (headers['ratelimit-reset'] ?? headers['x-ratelimit-reset'] ?? headers['x-rate-limit-reset'])?.trim();
  const atReset = reset ? moment(reset, Number(reset) < SPAN ? now.getTime() : 0) : NaN;
  const at = after ? moment(after, now.getTime()) : atReset;
  return Number.isFinite(at) ? new Date(at).toISOString() : undefined;
}

/** A number is a moment in unix seconds or, where it is small, a span from now: networks use both under one name. */
const moment = (text: string, origin: number): number =>
  /^\d{1,11}(?:\.\d{1,6})?$/.test(text) ? origin + Number(text) * 1000 : Date.parse(text);
const SPAN = 1_000_000_000;

/** The body as JSON, or undefined. */
export function bodyJson(response: DoorResponse): unknown {
  try {
    return JSON.parse(response.body.toString('utf8').replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}

/** Posts of an answer, the unreadable ones left out; `reason` says what an empty list means here. */
export function postsOutcome(posts: (SocialPost | null)[], reason: string): Outcome<SocialPost[]> {
  const usable = posts.filter((post) => post !== null);
  const unique = new Map(usable.map((post) => [post.id, post]));
  return unique.size === 0 ? nothingFound(reason) : found([...unique.values()].slice(0, POST_LIMITS.perTopic));
}

/** Every post of a list is asked for, and those the answer does not have are gone. */
export const missingFrom = (asked: readonly { id: string }[], there: ReadonlySet<string>): string[] =>
  asked.map(({ id }) => id).filter((id) => !there.has(id));

/** Lists in pieces that one call can take. */
export const pieces = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));

const cut = new WeakSet<CallContext>();

/** Notes that there were more posts than were read under this call. */
export const markCut = (context: CallContext): void => void cut.add(context);
export const wasCut = (context: CallContext): boolean => cut.has(context);
