import type { Outcome } from '@corroborate/domain';
import { jsonOf, retryAt, type Answer } from '@corroborate/providers';
import { z } from 'zod';
import { REASONING } from '../reasoning.thresholds';
import { refusedParameters, type RefusedParameter } from './refused.parameters';
import { exhaustionIn, isKeyRefused, waitNamedIn } from './refusals';

export interface Failed {
  kind: 'failed';
  reason: string;
  /** Worth asking once more. */
  again: boolean;
  /** Not worth asking anything again now. */
  silent: boolean;
  /** Credit exhausted or key rejected: suspended process-wide for a while. */
  exhausted: boolean;
  /** Schema problem, shown to the model; null for other failures. */
  problem: string | null;
  /** Parts of the request that the server does not know; it costs nothing to ask without them. */
  refused: readonly RefusedParameter[];
  /** How long the server asks us to wait, ms. */
  waitMs: number;
}

export type Tried<T> = { kind: 'answered'; value: T } | Failed;

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

const unreadable = () => failed('unreadable response', { again: true });

/** Foreign error texts are not passed on: they may hold parts of keys, prompts, or orders. */
export function failure(outcome: Outcome<Answer> | null, now: Date): Failed {
  if (!outcome) return unreadable();
  if (outcome.kind !== 'found') {
    const passing = outcome.kind === 'failed' && outcome.code !== 'cancelled';
    return failed(outcome.reason, { again: passing, silent: outcome.kind === 'limited' || outcome.kind === 'blocked' });
  }
  const { status } = outcome.value;
  return status >= 200 && status < 300 ? unreadable() : refusal(outcome.value, now);
}

/** Interprets an error, from the status or from the body of a successful response. */
export function refusal(answer: Answer, now: Date): Failed {
  const { status, text } = answer;
  if (isKeyRefused(status, text)) return failed(`API key rejected (${status})`, { silent: true, exhausted: true });
  const exhaustion = exhaustionIn(status, text);
  if (exhaustion !== null) return failed(exhaustion, { silent: true, exhausted: true });
  if (status === 401 || status === 403)
    return failed(`API key rejected (${status})`, { silent: true, exhausted: true });
  if (status === 429) return slowDown(answer, now);
  const refused = refusedParameters(status, text);
  if (status === 404) return failed('unknown model or URL (404)', { silent: true, refused });
  const silent = status < 500 && !ABOUT_ONE_REQUEST.has(status);
  return failed(`HTTP status ${status}`, { again: status >= 500, silent, refused });
}

/** Refused for its content or its length: another page may well be read. */
const ABOUT_ONE_REQUEST: ReadonlySet<number> = new Set([400, 413, 422]);

/** Retrying too early would be rejected too. */
function slowDown(answer: Answer, now: Date): Failed {
  const at = retryAt(answer, now);
  const waitMs = at === undefined ? waitNamedIn(answer.text) : Date.parse(at) - now.getTime();
  return failed('rate limited (429)', { again: waitMs <= REASONING.longestWaitMs, waitMs });
}

/** Routers put the error of a server behind them into the body of a success. */
export function errorInBody(answer: Answer, now: Date): Failed | null {
  const error = errorSchema.safeParse(jsonOf(answer)).data?.error;
  if (!error) return null;
  const code = Number(error.code);
  const status = Number.isInteger(code) && code >= 400 && code < 600 ? code : 500;
  return refusal({ ...answer, status }, now);
}

const errorSchema = z.object({
  error: z.object({ code: z.unknown().optional(), message: z.string() }),
  choices: z.undefined().optional(),
});
