import type { Clock, LedgerEntry } from '@corroborate/domain';
import { exchange, type Exchanged, type ExchangeTools } from './exchange.adapter';
import type { Order } from './order.policy';
import type { Pacing } from './pacing';
import { retryAfterMs } from './retry-after.policy';
import { nextStep, type Attempt } from './retry.policy';
import { UPSTREAM } from './upstream.thresholds';
import { sleep } from './waiting';

/**
 * Usage of a call, updated continuously, so that it is correct if the caller leaves early. Duration excludes waiting
 * for the rate limit.
 */
export type Meter = Pick<LedgerEntry, 'attempts' | 'status' | 'bytes' | 'latencyMs' | 'costUsd' | 'cached'>;

export const newMeter = (): Meter => ({
  attempts: 0,
  status: null,
  bytes: 0,
  latencyMs: 0,
  costUsd: 0,
  cached: false,
});

export interface AttemptTools extends ExchangeTools {
  pacing: Pacing;
  clock: Clock;
}

/** `pauseMs`: the upstream requested a longer pause than this call can wait. */
export interface Attempted {
  last: Exchanged;
  pauseMs: number | null;
  /** At least one attempt may have reached the upstream. */
  reached: boolean;
}

/** Makes the call with retries within its time limit. */
export async function attempts(
  order: Order,
  tools: AttemptTools,
  signal: AbortSignal,
  meter: Meter,
): Promise<Attempted> {
  let reached = false;
  for (;;) {
    const started = performance.now();
    const last = await attempt(order, order.timeoutMs - meter.latencyMs, tools, signal);
    meter.attempts++;
    // Time during which this process was suspended does not count against the upstream, so the call
    // gets it again.
    if (!isOurs(last)) meter.latencyMs += performance.now() - started;
    note(last, meter);
    reached ||= last.kind === 'answer' || (last.kind === 'fault' ? last.fault.reached : last.reached);
    const facts = repeatable(last, tools.clock);
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
    const turn = await tools.pacing.turn(order.pace, signal);
    if (turn.kind === 'cancelled') return { last: CANCELLED, pauseMs: null, reached };
    if (turn.kind === 'refused') return { last, pauseMs: null, reached };
  }
}

const isOurs = (last: Exchanged): boolean => last.kind === 'fault' && last.fault.ours === true;

export const CANCELLED: Exchanged = {
  kind: 'fault',
  fault: { code: 'cancelled', reason: 'the call was canceled', passing: false, reached: true },
};

async function attempt(
  order: Order,
  remainingMs: number,
  tools: AttemptTools,
  signal: AbortSignal,
): Promise<Exchanged> {
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
  return late === null ? result : timeout(order.timeoutMs, late);
}

/** A late timer shows that this process was suspended: the response may have arrived in the meantime. */
const timeout = (ms: number, lateMs: number): Exchanged => ({
  kind: 'fault',
  fault: {
    code: 'timeout',
    reason: lateMs > UPSTREAM.standstillMs ? 'this process was suspended' : `no complete response within ${ms} ms`,
    passing: true,
    reached: true,
    ours: lateMs > UPSTREAM.standstillMs,
  },
});

function note(last: Exchanged, meter: Meter): void {
  meter.status = last.kind === 'answer' ? last.answer.status : null;
  meter.bytes = last.kind === 'answer' ? last.answer.body.length : 0;
}

function repeatable(last: Exchanged, clock: Clock): Attempt | null {
  if (last.kind === 'refused') return null;
  if (last.kind === 'fault') return { kind: 'fault', passing: last.fault.passing, reached: last.fault.reached };
  const status = ownStatus(last.answer);
  const asks = status === 429 || status === 503;
  return {
    kind: 'answer',
    status,
    retryAfterMs: asks ? retryAfterMs(last.answer.headers, clock.now()) : null,
  };
}

/**
 * Status of the server that responded. With `memento-datetime` (RFC 7089) the status is the
 * archived one of another server, which neither requests a pause nor says anything about the
 * archive.
 */
export const ownStatus = ({ status, headers }: Extract<Exchanged, { kind: 'answer' }>['answer']): number =>
  headers['memento-datetime'] === undefined ? status : 200;
