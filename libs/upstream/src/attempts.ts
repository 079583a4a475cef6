import type { Clock, LedgerEntry } from '@corroborate/domain';
import { exchange, type ExchangeResult, type ExchangeDeps } from './exchange.adapter';
import type { PreparedRequest } from './request.policy';
import type { RateLimiter } from './rate-limiter';
import { retryAfterMs } from './retry-after.policy';
import { nextStep, type Attempt } from './retry.policy';
import { UPSTREAM } from './upstream.thresholds';
import { sleep } from './waiting';

/**
 * Usage of a call, updated continuously, so that it is correct if the caller cancels. Duration excludes waiting
 * for the rate limit.
 */
export type CallUsage = Pick<LedgerEntry, 'attempts' | 'status' | 'bytes' | 'latencyMs' | 'costUsd' | 'cached'>;

export const newCallUsage = (): CallUsage => ({
  attempts: 0,
  status: null,
  bytes: 0,
  latencyMs: 0,
  costUsd: 0,
  cached: false,
});

export interface AttemptDeps extends ExchangeDeps {
  pacing: RateLimiter;
  clock: Clock;
}

/** `pauseMs`: the upstream requested a longer pause than this call can wait. */
export interface AttemptResult {
  last: ExchangeResult;
  pauseMs: number | null;
  /** At least one attempt may have reached the upstream. */
  reached: boolean;
}

/** Makes the call with retries within its time limit. */
export async function callWithRetries(
  order: PreparedRequest,
  tools: AttemptDeps,
  signal: AbortSignal,
  meter: CallUsage,
): Promise<AttemptResult> {
  let reached = false;
  for (;;) {
    const started = performance.now();
    const last = await attempt(order, order.timeoutMs - meter.latencyMs, tools, signal);
    meter.attempts++;
    // Time during which this process was suspended does not count against the upstream, so the call
    // gets it again.
    if (!isLocalFault(last)) meter.latencyMs += performance.now() - started;
    recordUsage(last, meter);
    reached ||= last.kind === 'answer' || (last.kind === 'fault' ? last.fault.reached : last.reached);
    const facts = toRetryAttempt(last, tools.clock);
    if (facts === null || signal.aborted) return { last, pauseMs: null, reached };
    if (facts.kind === 'answer' && facts.retryAfterMs !== null)
      await tools.pacing.pause(order.pace.key, facts.retryAfterMs);
    const step = nextStep({
      attempt: facts,
      attemptsMade: meter.attempts,
      retries: order.retries,
      method: order.method,
      priced: order.priceUsd > 0,
      remainingMs: order.timeoutMs - meter.latencyMs,
      roll: Math.random(),
    });
    if (step.step === 'done') return { last, pauseMs: null, reached };
    if (step.step === 'pause') return { last, pauseMs: step.waitMs, reached };
    meter.latencyMs += step.waitMs;
    if (!(await sleep(step.waitMs, signal))) return { last: CANCELLED, pauseMs: null, reached };
    const turn = await tools.pacing.acquire(order.pace, signal);
    if (turn.kind === 'cancelled') return { last: CANCELLED, pauseMs: null, reached };
    if (turn.kind === 'refused') return { last, pauseMs: null, reached };
  }
}

const isLocalFault = (last: ExchangeResult): boolean => last.kind === 'fault' && last.fault.ours === true;

export const CANCELLED: ExchangeResult = {
  kind: 'fault',
  fault: { code: 'cancelled', reason: 'the call was canceled', passing: false, reached: true },
};

async function attempt(
  order: PreparedRequest,
  remainingMs: number,
  tools: AttemptDeps,
  signal: AbortSignal,
): Promise<ExchangeResult> {
  if (signal.aborted) return CANCELLED;
  const control = new AbortController();
  const limitMs = Math.max(1, remainingMs);
  const began = performance.now();
  let late: number | null = null;
  const timer = setTimeout(() => {
    late = performance.now() - began - limitMs;
    control.abort();
  }, limitMs);
  const result = await exchange(order, tools, AbortSignal.any([signal, control.signal]));
  clearTimeout(timer);
  if (result.kind !== 'fault') return result;
  if (signal.aborted) return CANCELLED;
  return late === null ? result : timeoutResult(order.timeoutMs, late);
}

/** A late timer shows that this process was suspended: the response may have arrived in the meantime. */
const timeoutResult = (ms: number, lateMs: number): ExchangeResult => ({
  kind: 'fault',
  fault: {
    code: 'timeout',
    reason: lateMs > UPSTREAM.standstillMs ? 'this process was suspended' : `no complete response within ${ms} ms`,
    passing: true,
    reached: true,
    ours: lateMs > UPSTREAM.standstillMs,
  },
});

function recordUsage(last: ExchangeResult, meter: CallUsage): void {
  meter.status = last.kind === 'answer' ? last.answer.status : null;
  meter.bytes = last.kind === 'answer' ? last.answer.body.length : 0;
}

function toRetryAttempt(last: ExchangeResult, clock: Clock): Attempt | null {
  if (last.kind === 'refused') return null;
  if (last.kind === 'fault') return { kind: 'fault', passing: last.fault.passing, reached: last.fault.reached };
  const status = serverStatus(last.answer);
  const asks = status === 429 || status === 503;
  return {
    kind: 'answer',
    status,
    retryAfterMs: asks ? retryAfterMs(last.answer.headers, clock.now()) : null,
  };
}

/**
 * Status of the responding server. With `memento-datetime` (RFC 7089) the status is the archived one of another server,
 * which neither requests a pause nor indicates the health of the archive.
 */
export const serverStatus = ({ status, headers }: Extract<ExchangeResult, { kind: 'answer' }>['answer']): number =>
  headers['memento-datetime'] === undefined ? status : 200;
