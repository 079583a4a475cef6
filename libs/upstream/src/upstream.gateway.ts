import type { Settings } from '@corroborate/config';
import {
  blocked,
  failed,
  found,
  systemClock,
  isStorageUnavailable,
  toCorroborateError,
  type AnswerCache,
  type BudgetStore,
  type CallContext,
  type Clock,
  type CorroborateError,
  type ExchangeRecorder,
  type UpstreamGateway,
  type GatewayRequest,
  type GatewayResponse,
  type Ledger,
  type LedgerEntry,
  type Outcome,
  type PaceStore,
} from '@corroborate/domain';
import { runInSpan, SpanKind } from '@corroborate/telemetry';
import { version } from '../../../package.json';
import { newCallUsage, type CallUsage } from './attempts';
import { executeCall, type CallDeps, type CallResult } from './call.flow';
import { Circuits, type CircuitTuning } from './circuits';
import { createDispatchers, type AddressLookup, type EgressSettings } from './dispatchers.adapter';
import { prepareRequest, type PreparedRequest, type RequestRules } from './request.policy';
import { RateLimiter } from './rate-limiter';
import { shouldRecord, toRecordedExchange } from './recording.policy';
import { maskAddress } from './redaction.policy';
import { SingleFlight } from './single-flight';

export interface GatewayOptions {
  settings: Pick<Settings, 'CONTACT' | 'FETCH_TIMEOUT_MS' | 'FETCH_MAX_BYTES' | 'CACHE_HOURS' | 'RATE_SCALE'> &
    EgressSettings;
  cache: AnswerCache;
  pace: PaceStore;
  budget: BudgetStore;
  ledger: Ledger;
  clock?: Clock;
  /**
   * Resolves host names; the system's resolver by default. Not used with an egress proxy, which resolves names itself.
   */
  lookup?: AddressLookup;
  /**
   * Origins configured by the operator (`http://localhost:8888`), such as a private SearXNG or
   * model server. APIs may connect to them although they are private; pages and redirects never.
   */
  trustedOrigins?: string[];
  circuit?: CircuitTuning;
  /** Stores the original responses of investigations; if absent, none are stored. */
  recorder?: ExchangeRecorder;
  /** Called if a store fails; the call continues if possible. */
  onFault?: (error: CorroborateError) => void;
}

/**
 * Opens the gateway for all outgoing calls. `close` cancels calls in progress and closes connections. @throws
 * CorroborateError `invalid-configuration` if EGRESS_CA_FILE is unusable
 */
export const createGateway = (options: GatewayOptions) => new HttpGateway(options);

class HttpGateway implements UpstreamGateway {
  private readonly tools: CallDeps;
  private readonly rules: RequestRules;
  private readonly flights = new SingleFlight<CallResult>();
  private readonly writing = new Set<Promise<void>>();
  private closed = false;

  constructor(private readonly options: GatewayOptions) {
    const { settings } = options;
    this.rules = {
      settings,
      version,
      trustedOrigins: new Set((options.trustedOrigins ?? []).map((origin) => new URL(origin).origin)),
    };
    this.tools = {
      cache: options.cache,
      budget: options.budget,
      clock: options.clock ?? systemClock,
      onFault: options.onFault ?? (() => undefined),
      afterwards: (work) => this.afterwards(work),
      dispatchers: createDispatchers(settings, options.lookup),
      rules: { allowPrivate: settings.ALLOW_PRIVATE_NETWORKS },
      pacing: new RateLimiter(options.pace, settings.RATE_SCALE),
      circuits: new Circuits(options.circuit),
    };
  }

  async call(request: GatewayRequest, context: CallContext): Promise<Outcome<GatewayResponse>> {
    // No URL: it may contain names of people, search terms or keys.
    const attributes = { 'corroborate.provider': request.provider, 'http.request.method': request.method ?? 'GET' };
    return runInSpan(
      `call ${request.provider}`,
      attributes,
      async (span) => {
        const verdict = prepareRequest(request, this.rules);
        const answered = verdict.ok
          ? await this.answer(verdict.order, context)
          : { outcome: blocked(verdict.reason), meter: newCallUsage(), peer: null, ours: null };
        const { outcome, meter, ours } = answered;
        if (ours !== null) context.onStoreAway?.(ours);
        if (verdict.ok) await this.keepOriginal(request, verdict.order, context, answered);
        span.setAttributes({
          'corroborate.outcome': outcome.kind,
          'corroborate.cached': meter.cached,
          'corroborate.attempts': meter.attempts,
          'corroborate.cost_usd': meter.costUsd,
        });
        await this.record(request, context, outcome, meter);
        return outcome;
      },
      { kind: SpanKind.CLIENT },
    );
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.flights.stop();
    const { guarded, trusted } = this.tools.dispatchers;
    await Promise.all([guarded.destroy(), trusted === guarded ? undefined : trusted.destroy()]);
    await Promise.all(this.writing);
  }

  /** Makes the call, or joins an identical one in progress. */
  private async answer(order: PreparedRequest, context: CallContext): Promise<GatewayAnswer> {
    for (;;) {
      const meter = newCallUsage();
      if (this.closed || context.signal?.aborted) return cancelledAnswer(meter);
      const started = performance.now();
      const work = (signal: AbortSignal) => executeCall({ order, context, signal, meter }, this.tools);
      const landed = await this.flights.join(order.flightKey, context.signal, work);
      if (landed.value === null) return cancelledAnswer({ ...meter });
      if (landed.leader) return landed.value;
      if (!landed.value.personal) return toSharedAnswer(landed.value, performance.now() - started);
    }
  }

  /** If storing fails, the response is used anyway; the case shows the failure. */
  private async keepOriginal(
    request: GatewayRequest,
    order: PreparedRequest,
    context: CallContext,
    { outcome, peer }: GatewayAnswer,
  ): Promise<void> {
    const { recorder } = this.options;
    if (!recorder || outcome.kind !== 'found' || !shouldRecord(request, context)) return;
    const exchange = toRecordedExchange(order, outcome.value, context, { now: this.tools.clock.now(), peer });
    if (!context.onPending || !recorder.recordSoon)
      return this.awaitStored(recorder.record(exchange), context.onStoreAway);
    const { stored, hurry } = recorder.recordSoon(exchange);
    const settled = this.awaitStored(stored, context.onStoreAway).finally(() => this.writing.delete(settled));
    this.writing.add(settled);
    context.onPending({ stored: settled, hurry });
  }

  private async awaitStored(stored: Promise<void>, onStoreAway: CallContext['onStoreAway']): Promise<void> {
    try {
      await stored;
    } catch (error) {
      const fault = toCorroborateError(error);
      this.tools.onFault(fault);
      // The stage is repeated once originals can be stored again.
      if (isStorageUnavailable(error)) onStoreAway?.(fault);
    }
  }

  /**
   * Costs are recorded before the response is used, so a crash does not lose them. Other records do not delay the
   * caller; `close` waits for them.
   */
  private async record(
    request: GatewayRequest,
    context: CallContext,
    outcome: Outcome<GatewayResponse>,
    meter: CallUsage,
  ): Promise<void> {
    const entry: LedgerEntry = {
      ...meter,
      investigationId: context.investigationId,
      stage: context.stage,
      provider: request.provider,
      method: request.method ?? 'GET',
      url: maskAddress(request.url),
      outcome: outcome.kind,
      reason: outcome.kind === 'found' ? null : outcome.reason,
      ...(outcome.kind === 'limited' && outcome.cause ? { cause: outcome.cause } : {}),
      latencyMs: Math.round(meter.latencyMs),
      at: this.tools.clock.now().toISOString(),
    };
    const written = this.afterwards(this.options.ledger.record(entry));
    if (entry.costUsd > 0) await written;
  }

  /** Reports a failure. `close` waits for it. */
  private afterwards(work: Promise<void>): Promise<void> {
    const settled = work
      .catch((error: unknown) => this.tools.onFault(toCorroborateError(error)))
      .finally(() => this.writing.delete(settled));
    this.writing.add(settled);
    return settled;
  }
}

type GatewayAnswer = Pick<CallResult, 'outcome' | 'meter' | 'peer' | 'ours'>;

const cancelledAnswer = (meter: CallUsage): GatewayAnswer => ({
  outcome: failed('the call was canceled', 'cancelled'),
  meter,
  peer: null,
  ours: null,
});

/** Result for a follower: the same response at no cost. */
function toSharedAnswer({ outcome, meter, ours }: CallResult, waitedMs: number): GatewayAnswer {
  const own: CallUsage = {
    ...meter,
    attempts: 0,
    costUsd: 0,
    latencyMs: waitedMs,
    cached: outcome.kind === 'found',
  };
  const again = { fromCache: true, latencyMs: waitedMs, costUsd: 0 };
  const sharedOutcome = outcome.kind === 'found' ? found({ ...outcome.value, ...again }) : outcome;
  return { outcome: sharedOutcome, meter: own, peer: null, ours };
}
