import {
  blocked,
  failed,
  found,
  isStoreAway,
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
import { CANCELLED, attempts, ownStatus, type AttemptTools, type Attempted, type Meter } from './attempts';
import { fromStored, keepFor, toStored } from './cache.policy';
import type { Circuits, Verdict } from './circuits';
import type { Order } from './order.policy';

export interface FlowTools extends AttemptTools {
  cache: AnswerCache;
  budget: BudgetStore;
  circuits: Circuits;
  onFault: (error: CorroborateError) => void;
}

/** A call in progress. Its usage is correct at any time. */
export interface Flight {
  order: Order;
  context: CallContext;
  signal: AbortSignal;
  meter: Meter;
}

export interface Flown {
  outcome: Outcome<GatewayResponse>;
  meter: Meter;
  /** The result holds for this caller's investigation only and must not be shared. */
  personal: boolean;
  /** TLS certificate of the connection; null without TLS or from the cache. */
  peer: TlsPeer | null;
  /** Our own unavailable store, so that the request should be repeated later. */
  ours: CorroborateError | null;
}

/** One call, from cache lookup to response. Never rejects. */
export async function fly(flight: Flight, tools: FlowTools): Promise<Flown> {
  const { order, meter } = flight;
  try {
    const cached = await lookUp(order, tools);
    if (cached !== null) return done(fromCache(cached, meter), meter);
    const openMs = tools.circuits.openFor(order.circuit);
    if (openMs > 0) return done(waiting('circuit-open', order, openMs, tools), meter);
    return await pay(flight, tools);
  } catch (error) {
    return storeFault(error, meter, tools);
  }
}

const done = (outcome: Outcome<GatewayResponse>, meter: Meter, peer: TlsPeer | null = null): Flown => ({
  outcome,
  meter,
  peer,
  personal: false,
  ours: null,
});

/** Books the price before sending, and refunds it if nothing was sent. */
async function pay(flight: Flight, tools: FlowTools): Promise<Flown> {
  const { order, context, meter } = flight;
  const payer = order.priceUsd > 0 ? context.investigationId : null;
  if (payer !== null) {
    const booking = await tools.budget.spend(payer, order.priceUsd);
    if (booking.paused) context.onPaused?.();
    if (!booking.granted)
      return { ...done(limited(overBudget(order, booking), undefined, 'budget'), meter), personal: true };
  }
  let sent = false;
  try {
    const { outcome, reached, peer } = await takeTurn(flight, tools);
    sent = reached;
    return done(outcome, meter, peer);
  } finally {
    if (!sent) meter.costUsd = 0;
    const unused = order.priceUsd - meter.costUsd;
    if (unused > 0 && payer !== null) await tools.budget.refund(payer, unused);
  }
}

/** Actual cost of a response; the full price if it cannot be determined. */
function settled({ priceUsd, settle }: Order, answer: Answer): number {
  try {
    const usd = settle?.(answer) ?? priceUsd;
    return usd >= 0 ? Math.min(priceUsd, usd) : priceUsd;
  } catch {
    return priceUsd;
  }
}

const overBudget = ({ provider, priceUsd }: Order, { spentUsd, limitUsd, paused }: Spending) => {
  if (paused) return `${provider} costs $${priceUsd}, and the investigation is paused`;
  const spent = `$${round(spentUsd)} of $${round(limitUsd)} spent`;
  return `${provider} costs $${priceUsd}, which would exceed the budget: ${spent}`;
};
const round = (usd: number) => Number(usd.toFixed(6));

type Result = Pick<Flown, 'outcome'> & Partial<Pick<Flown, 'peer'>> & Pick<Attempted, 'reached'>;

async function takeTurn({ order, signal, meter }: Flight, tools: FlowTools): Promise<Result> {
  const turn = await tools.pacing.turn(order.pace, signal);
  if (turn.kind === 'cancelled') return { outcome: toOutcome(order, CANCELLED, tools, meter), reached: false };
  if (turn.kind === 'refused') return { outcome: waiting('pace', order, turn.waitMs, tools), reached: false };
  meter.costUsd = order.priceUsd;
  const made = await tools.circuits.run(order.circuit, () => attempts(order, tools, signal, meter), judge);
  if (made === null) {
    const openMs = tools.circuits.openFor(order.circuit);
    return { outcome: waiting('circuit-open', order, openMs, tools), reached: false };
  }
  if (made.last.kind === 'answer') meter.costUsd = settled(order, made.last.answer);
  if (made.pauseMs !== null) return { outcome: waiting('pause', order, made.pauseMs, tools), reached: made.reached };
  if (!made.reached) meter.costUsd = 0;
  const outcome = toOutcome(order, made.last, tools, meter);
  if (made.last.kind !== 'answer') return { outcome, reached: made.reached };
  await keep(order, made.last.answer, tools);
  return { outcome, reached: made.reached, peer: made.last.peer };
}

/** Health of the upstream: a page that is too large or a cancelled call does not count against it. */
function judge({ last }: Attempted): Verdict {
  if (last.kind === 'refused') return 'unknown';
  if (last.kind === 'answer') return ownStatus(last.answer) >= 500 ? 'ill' : 'well';
  if (last.fault.code === 'limit-exceeded') return 'well';
  if (last.fault.ours) return 'unknown';
  return last.fault.code === 'cancelled' || last.fault.code === 'invalid-input' ? 'unknown' : 'ill';
}

function toOutcome(order: Order, last: Attempted['last'], tools: FlowTools, meter: Meter): Outcome<GatewayResponse> {
  if (last.kind === 'refused') return blocked(last.reason);
  if (last.kind === 'fault') return failed(`${order.url.hostname}: ${last.fault.reason}`, last.fault.code);
  return found({ ...last.answer, fromCache: false, latencyMs: meter.latencyMs, costUsd: meter.costUsd });
}

type Pause = 'circuit-open' | 'pace' | 'pause';

/** Refused for now; may be retried after this wait. */
function waiting(cause: Pause, { circuit, pace }: Order, waitMs: number, { clock }: FlowTools): Outcome<never> {
  const seconds = Math.ceil(waitMs / 1000);
  const reasons: Record<Pause, string> = {
    'circuit-open': `${circuit} failed several times in a row; calls are suspended for a while`,
    pace: `rate limit: the next call to ${pace.key} is possible in ${seconds} s`,
    pause: `${pace.key} requested a pause of ${seconds} s`,
  };
  return limited(reasons[cause], new Date(clock.now().getTime() + Math.ceil(waitMs)).toISOString(), cause);
}

function fromCache(answer: Answer, meter: Meter): Outcome<GatewayResponse> {
  meter.cached = true;
  meter.status = answer.status;
  meter.bytes = answer.body.length;
  return found({ ...answer, fromCache: true, latencyMs: 0, costUsd: 0 });
}

/** An unavailable cache costs time and money but not the response. */
async function lookUp(order: Order, tools: FlowTools): Promise<Answer | null> {
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

async function keep(order: Order, answer: Answer, tools: FlowTools): Promise<void> {
  const ttlMs = keepFor(answer.status, order.ttlMs);
  if (ttlMs <= 0) return;
  const expiresAt = new Date(tools.clock.now().getTime() + ttlMs);
  await tools.cache
    .set(order.cacheKey, toStored(answer, order.provider, order.url.href), expiresAt)
    .catch((error: unknown) => tools.onFault(toCorroborateError(error)));
}

/** Without budget or rate limit a call must not be made: a coverage gap is better than a bill or a ban. */
function storeFault(error: unknown, meter: Meter, tools: FlowTools): Flown {
  const fault = toCorroborateError(error, isStoreAway(error) ? 'storage-unavailable' : 'internal');
  tools.onFault(fault);
  const outcome = failed('the store for budgets and rate limits is unavailable', fault.code);
  return { ...done(outcome, meter), ours: isStoreAway(error) ? fault : null };
}
