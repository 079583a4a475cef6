import type { Outcome } from '@corroborate/domain';
import { parseJsonOnce, parseRetryAt, type ProviderResponse } from '@corroborate/providers';
import { z } from 'zod';
import { REASONING } from '../reasoning.thresholds';
import { refusedParameters, type RefusedParameter } from './refused.parameters';

export interface Failed {
  kind: 'failed';
  reason: string;
  /** Whether to retry. */
  again: boolean;
  /** Whether to pause requests to this model. */
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

/** Number of characters examined in an error text, because some servers return the whole request in it. */
const READ_CHARS = 4_000;

/** Error texts for wrong, missing or expired keys, with any status. */
const KEY_REFUSED = [
  /\bAPI_KEY_INVALID\b|\binvalid_api_key\b|\binvalid_authentication\b|\bauthentication_error\b/i,
  /\b(?:invalid|incorrect|wrong|missing|expired|unknown|bad)\s{1,3}(?:api|access|auth)[ _-]?(?:key|token)\b/i,
  /\bapi[ _-]?key\b.{0,30}\b(?:not valid|invalid|incorrect|expired|not found|revoked|missing|required|disabled)\b/i,
];

/** Error texts for exhausted credit. */
const CREDIT_EXHAUSTED = [
  /\binsufficient_(?:quota|credits?|balance|funds)\b|\bbilling_(?:error|hard_limit_reached|not_active)\b/i,
  /used all available credits|\bout of credits?\b|\bno credits?\b|doesn.?t have any credits|\bmore credits\b/i,
  /\binsufficient\b.{0,20}\b(?:quota|credits?|balance|funds)\b/i,
  /\bcredit balance is too low\b|\b(?:monthly|hard) (?:spending )?limit\b/i,
];
/** Gemini uses this text for every quota, including those per minute. */
const QUOTA_EXCEEDED = /exceeded your current quota|check your plan and billing/i;

/** Daily quotas, and quotas of zero, which are not available again within a minute. */
const DAILY_QUOTA = /\b(?:per|a)[ _-]?day\b|PerDay|\bRPD\b|\bTPD\b|\bdaily\b|\blimit: 0\b/i;
const TEMPORARY_QUOTA =
  /\bper[ _-]?(?:minute|second)\b|Per(?:Minute|Second)|\bRPM\b|\bTPM\b|"retryDelay"|\bretry in \d/i;

function isKeyRefused(status: number, text: string): boolean {
  const beginning = text.slice(0, READ_CHARS);
  return status >= 400 && status < 500 && status !== 429 && KEY_REFUSED.some((pattern) => pattern.test(beginning));
}

const CREDIT_EXHAUSTED_TEXT = 'its credit is exhausted';

/**
 * Why the provider is unavailable for a longer time: no credit or an exhausted daily quota. Null for short-term limits.
 */
function findExhaustion(status: number, text: string): string | null {
  const beginning = text.slice(0, READ_CHARS);
  if (status === 402) return CREDIT_EXHAUSTED_TEXT;
  if (status !== 429 && status !== 400 && status !== 403) return null;
  if (CREDIT_EXHAUSTED.some((pattern) => pattern.test(beginning))) return CREDIT_EXHAUSTED_TEXT;
  if (status !== 429) return null;
  if (DAILY_QUOTA.test(beginning)) return 'its daily quota is exhausted';
  return QUOTA_EXCEEDED.test(beginning) && !TEMPORARY_QUOTA.test(beginning) ? CREDIT_EXHAUSTED_TEXT : null;
}

const RETRY_DELAY =
  /"retryDelay"\s{0,3}:\s{0,3}"(\d{1,6}(?:\.\d{1,9})?)s"|\b(?:retry|try again) in (\d{1,6}(?:\.\d{1,9})?) ?s/i;

/** Delay in ms requested by an error text; otherwise 0. */
function parseWaitMs(text: string): number {
  const [, delay, words] = RETRY_DELAY.exec(text.slice(0, READ_CHARS)) ?? [];
  return Math.ceil(Number(delay ?? words ?? 0) * 1_000);
}

/** Waits before the retry, because an earlier one would be rejected as well. */
function rateLimitFailure(answer: ProviderResponse, now: Date): Failed {
  const at = parseRetryAt(answer, now);
  const waitMs = at === undefined ? parseWaitMs(answer.text) : Date.parse(at) - now.getTime();
  return failed('rate limited (429)', { again: waitMs <= REASONING.maxRetryWaitMs, waitMs });
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
