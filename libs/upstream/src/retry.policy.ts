import { UPSTREAM } from './upstream.thresholds';

/** What one attempt came to, as far as repeating it is concerned. */
export type Attempt =
  | { kind: 'answer'; status: number; retryAfterMs: number | null }
  /** `passing`: may be gone the next time. `reached`: the other side may have received (and charged) the request. */
  | { kind: 'fault'; passing: boolean; reached: boolean };

export interface RetryFacts {
  attempt: Attempt;
  attemptsMade: number;
  retries: number;
  method: string;
  priced: boolean;
  /** What is left of the call's time limit. */
  remainingMs: number;
  /** A random number 0–1. */
  roll: number;
}

/** `pause`: the upstream asked for more time than we have; no one should call it for `waitMs`. */
export type NextStep = { step: 'done' } | { step: 'again'; waitMs: number } | { step: 'pause'; waitMs: number };

const RETRIABLE_STATUS = new Set([429, 502, 503, 504]);

/** Whether, and after which wait, a call is made again. */
export function nextStep(facts: RetryFacts): NextStep {
  const { attempt } = facts;
  const asked =
    attempt.kind === 'answer' && (attempt.status === 429 || attempt.status === 503) ? attempt.retryAfterMs : null;
  const waitMs = Math.max(asked ?? 0, backoff(facts.attemptsMade, facts.roll));
  if (mayRepeat(facts) && waitMs + UPSTREAM.retryReserveMs <= facts.remainingMs) return { step: 'again', waitMs };
  return asked === null ? { step: 'done' } : { step: 'pause', waitMs: asked };
}

function mayRepeat({ attempt, attemptsMade, retries, method, priced }: RetryFacts): boolean {
  if (attemptsMade > retries || (method !== 'GET' && method !== 'HEAD')) return false;
  if (attempt.kind === 'answer') return RETRIABLE_STATUS.has(attempt.status);
  // A paid call that may have arrived may have been charged: asking again could cost twice what was booked.
  return attempt.passing && !(priced && attempt.reached);
}

/** Doubles with every attempt; half of it is chance, so that many callers do not come back at the same moment. */
function backoff(attemptsMade: number, roll: number): number {
  const full = Math.min(UPSTREAM.backoffMs * 2 ** (attemptsMade - 1), UPSTREAM.backoffMaxMs);
  return Math.round(full / 2 + (full / 2) * roll);
}
