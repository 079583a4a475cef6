import { UPSTREAM } from './upstream.thresholds';

/** Result of an attempt, as needed for retries. */
export type Attempt =
  | { kind: 'answer'; status: number; retryAfterMs: number | null }
  /** `passing`: may succeed next time. `reached`: the upstream may have received (and charged for) the request. */
  | { kind: 'fault'; passing: boolean; reached: boolean };

export interface RetryFacts {
  attempt: Attempt;
  attemptsMade: number;
  retries: number;
  method: string;
  priced: boolean;
  /** Remaining time of the call in ms. */
  remainingMs: number;
  /** A random number 0–1. */
  roll: number;
}

/** `pause`: the upstream requests more time than is left; block calls for `waitMs`. */
export type RetryStep = { step: 'done' } | { step: 'again'; waitMs: number } | { step: 'pause'; waitMs: number };

const RETRIABLE_STATUS = new Set([429, 502, 503, 504]);

/** Whether a call is retried, and after which wait. */
export function nextStep(facts: RetryFacts): RetryStep {
  const { attempt } = facts;
  const asked =
    attempt.kind === 'answer' && (attempt.status === 429 || attempt.status === 503) ? attempt.retryAfterMs : null;
  const waitMs = Math.max(asked ?? 0, backoff(facts.attemptsMade, facts.roll));
  if (isRetriable(facts) && waitMs + UPSTREAM.retryReserveMs <= facts.remainingMs) return { step: 'again', waitMs };
  return asked === null ? { step: 'done' } : { step: 'pause', waitMs: asked };
}

function isRetriable({ attempt, attemptsMade, retries, method, priced }: RetryFacts): boolean {
  if (attemptsMade > retries || (method !== 'GET' && method !== 'HEAD')) return false;
  if (attempt.kind === 'answer') return RETRIABLE_STATUS.has(attempt.status);
  // A paid call may have been charged although it failed, so it is not repeated.
  return attempt.passing && !(priced && attempt.reached);
}

/** Exponential backoff with 50% jitter. */
function backoff(attemptsMade: number, roll: number): number {
  const full = Math.min(UPSTREAM.backoffMs * 2 ** (attemptsMade - 1), UPSTREAM.backoffMaxMs);
  return Math.round(full / 2 + (full / 2) * roll);
}
