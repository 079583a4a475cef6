import type { Outcome } from '@corroborate/domain';
import { parseJsonOnce, parseRetryAt, type ProviderResponse } from '@corroborate/providers';
import { z } from 'zod';
import { REASONING } from '../reasoning.thresholds';
import { refusedParameters, type RefusedParameter } from './refused.parameters';
import { findExhaustion, isKeyRefused, parseWaitMs } from './refusals';

export interface Failed {
  kind: 'failed';
  reason: string;
  /** Whether to retry. */
  again: boolean;
  /** Whether to send this model no further requests for now. */
  silent: boolean;
  /**
   * True if credit is exhausted or the key was rejected. The server is then suspended for a while in the whole process.
   */
  exhausted: boolean;
  /** Schema error, which is sent to the model; null for other failures. */
  problem: string | null;
  /** Request parameters that the server rejected. A retry without them is free. */
  refused: readonly RefusedParameter[];
  /** Delay requested by the server in ms. */
  waitMs: number;
}

export type ModelAttempt<T> = { kind: 'answered'; value: T } | Failed;

export const failed = (reason: string, about: Partial<Failed> = {}): Failed => ({
  kind: 'failed',
  reason,
  again: false,
  silent: false,
  exhausted: false,
  problem: null,
  refused: [],
  waitMs: 0,
  ...about,
});

const unreadableFailure = () => failed('unreadable response', { again: true });

/** Error texts from servers are not passed on, because they may contain parts of keys, prompts or prompt injections. */
export function toFailure(outcome: Outcome<ProviderResponse> | null, now: Date): Failed {
  if (!outcome) return unreadableFailure();
  if (outcome.kind !== 'found') {
    const passing = outcome.kind === 'failed' && outcome.code !== 'cancelled';
    return failed(outcome.reason, { again: passing, silent: outcome.kind === 'limited' || outcome.kind === 'blocked' });
  }
  const { status } = outcome.value;
  return status >= 200 && status < 300 ? unreadableFailure() : interpretError(outcome.value, now);
}

/** Interprets an error by its status, or by the body of a response with a success status. */
export function interpretError(answer: ProviderResponse, now: Date): Failed {
  const { status, text } = answer;
  if (isKeyRefused(status, text)) return failed(`API key rejected (${status})`, { silent: true, exhausted: true });
  const exhaustion = findExhaustion(status, text);
  if (exhaustion !== null) return failed(exhaustion, { silent: true, exhausted: true });
  if (status === 401 || status === 403)
    return failed(`API key rejected (${status})`, { silent: true, exhausted: true });
  if (status === 429) return rateLimitFailure(answer, now);
  const refused = refusedParameters(status, text);
  if (status === 404) return failed('unknown model or URL (404)', { silent: true, refused });
  const silent = status < 500 && !REQUEST_ERROR_STATUSES.has(status);
  return failed(`HTTP status ${status}`, { again: status >= 500, silent, refused });
}

/** Statuses with which this request is rejected for its content or length; others may succeed. */
const REQUEST_ERROR_STATUSES: ReadonlySet<number> = new Set([400, 413, 422]);

/** Waits before the retry, because an earlier one would be rejected as well. */
function rateLimitFailure(answer: ProviderResponse, now: Date): Failed {
  const at = parseRetryAt(answer, now);
  const waitMs = at === undefined ? parseWaitMs(answer.text) : Date.parse(at) - now.getTime();
  return failed('rate limited (429)', { again: waitMs <= REASONING.longestWaitMs, waitMs });
}

/** Routers return the error of an upstream server in the body of a successful response. */
export function errorInBody(answer: ProviderResponse, now: Date): Failed | null {
  const error = errorSchema.safeParse(parseJsonOnce(answer)).data?.error;
  if (!error) return null;
  const code = Number(error.code);
  const status = Number.isInteger(code) && code >= 400 && code < 600 ? code : 500;
  return interpretError({ ...answer, status }, now);
}

const errorSchema = z.object({
  error: z.object({ code: z.unknown().optional(), message: z.string() }),
  choices: z.undefined().optional(),
});
