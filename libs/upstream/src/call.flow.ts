import {
  blocked,
  failed,
  found,
  isStorageUnavailable,
  limited,
  toCorroborateError,
  type AnswerCache,
  type BudgetStore,
  type CachedAnswer as Answer,
  type CallContext,
  type CorroborateError,
  type GatewayResponse,
  type Outcome,
  type Spending,
  type TlsPeer,
} from '@corroborate/domain';
import {
  CANCELLED,
  callWithRetries,
  serverStatus,
  type AttemptDeps,
  type AttemptResult,
  type CallUsage,
} from './attempts';
import { fromStored, cacheLifetimeMs, toStored } from './cache.policy';
import type { Circuits, HealthVerdict } from './circuits';
import type { PreparedRequest } from './request.policy';

export interface CallDeps extends AttemptDeps {
  cache: AnswerCache;
  budget: BudgetStore;
  circuits: Circuits;
  onFault: (error: CorroborateError) => void;
  /** Work that the response does not wait for; its failure is reported. */
  afterwards: (work: Promise<void>) => Promise<void>;
}

/** A call in progress. Its usage is correct at any time. */
export interface ActiveCall {
  order: PreparedRequest;
  context: CallContext;
  signal: AbortSignal;
  meter: CallUsage;
}

export interface CallResult {
  outcome: Outcome<GatewayResponse>;
  meter: CallUsage;
  /** The result holds for this caller's investigation only and must not be shared. */
  personal: boolean;
  /** TLS certificate of the connection; null without TLS or from the cache. */
  peer: TlsPeer | null;
  /** Set if one of our own stores was unavailable, so that the request should be repeated later. */
  ours: CorroborateError | null;
}

/** One call, from cache lookup to response. Never rejects. */
export async function executeCall(flight: ActiveCall, tools: CallDeps): Promise<CallResult> {
  const { order, meter } = flight;
  try {
    const cached = await lookUpCache(order, tools);
    if (cached !== null) return toResult(cachedOutcome(cached, meter), meter);
    const openMs = tools.circuits.openFor(order.circuit);
    if (openMs > 0) return toResult(pausedOutcome('circuit-open', order, openMs, tools), meter);
    return await callWithinBudget(flight, tools);
  } catch (error) {
    return toStorageFault(error, meter, tools);
  }
}

const toResult = (outcome: Outcome<GatewayResponse>, meter: CallUsage, peer: TlsPeer | null = null): CallResult => ({
  outcome,
  meter,
  peer,
  personal: false,
  ours: null,
});

/** Books the price before sending, and refunds it if nothing was sent. */
async function callWithinBudget(flight: ActiveCall, tools: CallDeps): Promise<CallResult> {
  const { order, context, meter } = flight;
  const payer = order.priceUsd > 0 ? context.investigationId : null;
  if (payer !== null) {
    const booking = await tools.budget.spend(payer, order.priceUsd);
    if (booking.paused) context.onPaused?.();
    if (!booking.granted)
      return { ...toResult(limited(overBudgetReason(order, booking), undefined, 'budget'), meter), personal: true };
  }
  let sent = false;
  try {
    const { outcome, reached, peer } = await waitForRateLimit(flight, tools);
    sent = reached;
    return toResult(outcome, meter, peer);
  } finally {
    if (!sent) meter.costUsd = 0;
    const unused = order.priceUsd - meter.costUsd;
    if (unused > 0 && payer !== null) void tools.afterwards(tools.budget.refund(payer, unused));
  }
}

/** Actual cost of a response; the full price if it cannot be determined. */
function actualCost({ priceUsd, settle }: PreparedRequest, answer: Answer): number {
  try {
    const usd = settle?.(answer) ?? priceUsd;
    return usd >= 0 ? Math.min(priceUsd, usd) : priceUsd;
  } catch {
    return priceUsd;
  }
}

const overBudgetReason = ({ provider, priceUsd }: PreparedRequest, { spentUsd, limitUsd, paused }: Spending) => {
  if (paused) return `${provider} costs $${priceUsd}, and the investigation is paused`;
  const spent = `$${roundUsd(spentUsd)} of $${roundUsd(limitUsd)} spent`;
  return `${provider} costs $${priceUsd}, which would exceed the budget: ${spent}`;
};
const roundUsd = (usd: number) => Number(usd.toFixed(6));

type CallOutcome = Pick<CallResult, 'outcome'> & Partial<Pick<CallResult, 'peer'>> & Pick<AttemptResult, 'reached'>;

async function waitForRateLimit({ order, signal, meter }: ActiveCall, tools: CallDeps): Promise<CallOutcome> {
  const turn = await tools.pacing.acquire(order.pace, signal);
  if (turn.kind === 'cancelled') return { outcome: toOutcome(order, CANCELLED, tools, meter), reached: false };
  if (turn.kind === 'refused') return { outcome: pausedOutcome('pace', order, turn.waitMs, tools), reached: false };
  meter.costUsd = order.priceUsd;
  const made = await tools.circuits.run(
    order.circuit,
    () => callWithRetries(order, tools, signal, meter),
    healthVerdict,
  );
  if (made === null) {
    const openMs = tools.circuits.openFor(order.circuit);
    return { outcome: pausedOutcome('circuit-open', order, openMs, tools), reached: false };
  }
  if (made.last.kind === 'answer') meter.costUsd = actualCost(order, made.last.answer);
  if (made.pauseMs !== null)
    return { outcome: pausedOutcome('pause', order, made.pauseMs, tools), reached: made.reached };
  if (!made.reached) meter.costUsd = 0;
  const outcome = toOutcome(order, made.last, tools, meter);
  if (made.last.kind !== 'answer') return { outcome, reached: made.reached };
  await cacheAnswer(order, made.last.answer, tools);
  return { outcome, reached: made.reached, peer: made.last.peer };
}

/** Health of the upstream: a page that is too large or a cancelled call does not count against it. */
function healthVerdict({ last }: AttemptResult): HealthVerdict {
  if (last.kind === 'refused') return 'unknown';
  if (last.kind === 'answer') return serverStatus(last.answer) >= 500 ? 'ill' : 'well';
  if (last.fault.code === 'limit-exceeded') return 'well';
  if (last.fault.ours) return 'unknown';
  return last.fault.code === 'cancelled' || last.fault.code === 'invalid-input' ? 'unknown' : 'ill';
}

function toOutcome(
  order: PreparedRequest,
  last: AttemptResult['last'],
  tools: CallDeps,
  meter: CallUsage,
): Outcome<GatewayResponse> {
  if (last.kind === 'refused') return blocked(last.reason);
  if (last.kind === 'fault') return failed(`${order.url.hostname}: ${last.fault.reason}`, last.fault.code);
  return found({ ...last.answer, fromCache: false, latencyMs: meter.latencyMs, costUsd: meter.costUsd });
}

type PauseCause = 'circuit-open' | 'pace' | 'pause';

/** The call is refused for now and may be retried after this wait. */
function pausedOutcome(
  cause: PauseCause,
  { circuit, pace }: PreparedRequest,
  waitMs: number,
  { clock }: CallDeps,
): Outcome<never> {
  const seconds = Math.ceil(waitMs / 1000);
  const reasons: Record<PauseCause, string> = {
    'circuit-open': `${circuit} failed several times in a row; calls are suspended for a while`,
    pace: `rate limit: the next call to ${pace.key} is possible in ${seconds} s`,
    pause: `${pace.key} requested a pause of ${seconds} s`,
  };
  return limited(reasons[cause], new Date(clock.now().getTime() + Math.ceil(waitMs)).toISOString(), cause);
}

function cachedOutcome(answer: Answer, meter: CallUsage): Outcome<GatewayResponse> {
  meter.cached = true;
  meter.status = answer.status;
  meter.bytes = answer.body.length;
  return found({ ...answer, fromCache: true, latencyMs: 0, costUsd: 0 });
}

/** An unavailable cache costs time and money but not the response. */
async function lookUpCache(order: PreparedRequest, tools: CallDeps): Promise<Answer | null> {
  if (order.ttlMs <= 0) return null;
  try {
    const stored = await tools.cache.get(order.cacheKey, tools.clock.now());
    // Another caller may have allowed a larger response.
    if (stored === null || stored.body.length > order.maxBytes) return null;
    return fromStored(stored, order.url.href);
  } catch (error) {
    tools.onFault(toCorroborateError(error));
    return null;
  }
}

async function cacheAnswer(order: PreparedRequest, answer: Answer, tools: CallDeps): Promise<void> {
  const ttlMs = cacheLifetimeMs(answer.status, order.ttlMs);
  if (ttlMs <= 0) return;
  const expiresAt = new Date(tools.clock.now().getTime() + ttlMs);
  await tools.cache
    .set(order.cacheKey, toStored(answer, order.provider, order.url.href), expiresAt)
    .catch((error: unknown) => tools.onFault(toCorroborateError(error)));
}

/** Without budget or rate limit a call must not be made: a coverage gap is better than a bill or a ban. */
function toStorageFault(error: unknown, meter: CallUsage, tools: CallDeps): CallResult {
  const fault = toCorroborateError(error, isStorageUnavailable(error) ? 'storage-unavailable' : 'internal');
  tools.onFault(fault);
  const outcome = failed('the store for budgets and rate limits is unavailable', fault.code);
  return { ...toResult(outcome, meter), ours: isStorageUnavailable(error) ? fault : null };
}
