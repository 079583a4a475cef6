import { isAnswered, type Instant, type LedgerEntry, type LimitCause, type OutcomeKind } from '@corroborate/domain';
import { CIRCUIT_MEMORY_MS } from '../search.thresholds';
import type { EngineManifest, SearchEngine } from './engine.types';

/** Ledger totals of an upstream for today. */
export interface EngineUsage {
  provider: string;
  calls: number;
  /** Of these, calls answered from the cache. */
  fromCache: number;
  costUsd: number;
}

/** Latest ledger row of an upstream. Any HTTP response has the outcome `found` there, regardless of status. */
export type EngineCall = Pick<LedgerEntry, 'provider' | 'outcome' | 'reason' | 'status' | 'at'> & {
  /** Absent or null if none of our own limits blocked the call. */
  cause?: LimitCause | null;
};

/** Engine status as shown to users. */
export interface EngineState
  extends
    DayOfProvider,
    Pick<
      EngineManifest,
      | 'name'
      | 'title'
      | 'kind'
      | 'homepage'
      | 'needsKey'
      | 'settings'
      | 'priceUsd'
      | 'paceMs'
      | 'maxQueryLength'
      | 'operators'
      | 'resultsPerPage'
      | 'terms'
      | 'notes'
      | 'selfTest'
    > {
  configured: boolean;
  /** Why the engine is not configured; null when it is. */
  unconfiguredReason: string | null;
}

/** Usage of an upstream since midnight UTC. */
interface DayOfProvider {
  /** Whether the latest call today succeeded; null without a call. */
  healthy: boolean | null;
  /** `open`: recent calls were refused because several had failed. `unknown`: no call today. */
  circuit: 'closed' | 'open' | 'unknown';
  /** Excludes cache hits. */
  callsToday: number;
  spentTodayUsd: number;
  lastCallAt: Instant | null;
  lastOutcome: OutcomeKind | null;
  /** Why the latest call failed; null if it succeeded. */
  lastError: string | null;
}

/** Merges manifests with ledger usage, in the order of the engines. */
export function engineStates(
  engines: SearchEngine[],
  usage: EngineUsage[],
  latest: EngineCall[],
  now: Date,
): EngineState[] {
  return engines.map((engine) => {
    const { reserve: _reserve, answersOnly: _answersOnly, ...shown } = engine.manifest;
    return {
      ...shown,
      configured: engine.configured !== false,
      unconfiguredReason: unconfiguredMessage(engine),
      ...dayOf(shown.name, { usage, latest, now }),
    };
  });
}

/** Usage of an upstream today; for all upstreams, not only search engines. */
function dayOf(
  name: string,
  { usage, latest, now }: { usage: EngineUsage[]; latest: EngineCall[]; now: Date },
): DayOfProvider {
  const used = usage.find(({ provider }) => provider === name);
  const call = latest.find(({ provider }) => provider === name);
  return {
    callsToday: used ? used.calls - used.fromCache : 0,
    spentTodayUsd: used?.costUsd ?? 0,
    ...(call ? stateAfterCall(call, now) : NO_CALLS),
  };
}

/** Why the engine is not configured; null if it is. */
export const unconfiguredMessage = ({ configured, unconfiguredReason, manifest }: SearchEngine): string | null =>
  configured === false ? (unconfiguredReason ?? `${manifest.settings.join(', ')} is not set`) : null;

const NO_CALLS = {
  healthy: null,
  circuit: 'unknown' as const,
  lastCallAt: null,
  lastOutcome: null,
  lastError: null,
};

function stateAfterCall(call: EngineCall, now: Date) {
  const outcome = outcomeOf(call);
  const healthy = isAnswered({ kind: outcome });
  return {
    healthy,
    circuit: isOpenCircuit(call, now) ? ('open' as const) : ('closed' as const),
    lastCallAt: call.at,
    lastOutcome: outcome,
    lastError: healthy ? null : (call.reason ?? `HTTP ${call.status}`),
  };
}

/** Interprets the HTTP status as the adapters do. */
function outcomeOf({ outcome, status }: EngineCall): OutcomeKind {
  if (outcome !== 'found' || status === null || status < 400) return outcome;
  if (status === 429 || status === 402 || status === 432 || status === 433) return 'limited';
  return status === 401 || status === 403 || status === 451 ? 'blocked' : 'failed';
}

/**
 * The gateway refuses calls to an upstream that failed several times in a row. Restarting the
 * process closes the circuit.
 */
const isOpenCircuit = ({ cause, at }: EngineCall, now: Date): boolean =>
  cause === 'circuit-open' && now.getTime() - Date.parse(at) < CIRCUIT_MEMORY_MS;
