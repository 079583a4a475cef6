import type { GatewayResponse, Outcome } from '@corroborate/domain';
import type { DeliveryResult } from '@corroborate/db';
import { WEBHOOK_LIMITS } from './webhooks.thresholds';

export interface DeliveryFacts {
  outcome: Outcome<GatewayResponse>;
  /** Number of attempts, including this one. */
  attempt: number;
  latencyMs: number;
  /** A random number 0–1. */
  roll: number;
  now: Date;
  /** Delays in ms after failed attempts. */
  retryAfterMs: readonly number[];
}

/** Result of a delivery attempt. `gone`: the receiver no longer exists. */
export interface DeliveryVerdict extends DeliveryResult {
  gone: boolean;
}

const HTTP_GONE = 410;

export function judgeDelivery(facts: DeliveryFacts): DeliveryVerdict {
  const { outcome, latencyMs } = facts;
  const responseStatus = outcome.kind === 'found' ? outcome.value.status : null;
  const result = { responseStatus, latencyMs, gone: responseStatus === HTTP_GONE };
  const reason = failureReason(outcome);
  if (reason === null) return { ...result, state: 'delivered', waitMs: 0, reason };
  const waitMs = retryDelay(facts);
  return waitMs === null || result.gone
    ? { ...result, state: 'failed', waitMs: 0, reason }
    : { ...result, state: 'pending', waitMs, reason };
}

/** Null if the receiver accepted the message. */
function failureReason(outcome: Outcome<GatewayResponse>): string | null {
  if (outcome.kind !== 'found') return outcome.reason;
  const { status } = outcome.value;
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return `HTTP ${status}: redirects are not followed`;
  return `answered ${status}`;
}

/** Delay in ms; null if no attempts are left. A delay requested by the receiver is respected up to a limit. */
function retryDelay({ outcome, attempt, roll, now, retryAfterMs }: DeliveryFacts): number | null {
  const planned = retryAfterMs[attempt - 1];
  if (planned === undefined) return null;
  const backoff = planned * (1 - WEBHOOK_LIMITS.jitter / 2 + WEBHOOK_LIMITS.jitter * roll);
  const asked = outcome.kind === 'limited' && outcome.retryAt ? new Date(outcome.retryAt).getTime() - now.getTime() : 0;
  return Math.round(Math.max(backoff, Math.min(asked, WEBHOOK_LIMITS.longestPauseMs)));
}
