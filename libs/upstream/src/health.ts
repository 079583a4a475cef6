import type { Instant, OutcomeKind } from '@corroborate/domain';
import { LRUCache } from 'lru-cache';

/** How one upstream has been doing since this process started. */
export interface ProviderHealth {
  provider: string;
  /** For pages, where every host has its own circuit, always `closed`. */
  circuit: 'closed' | 'open' | 'half-open';
  /** When an open circuit lets a trial call through. */
  openUntil: Instant | null;
  calls: number;
  /** Answered from the cache or from another caller's fetch. */
  cached: number;
  outcomes: Partial<Record<OutcomeKind, number>>;
  /** Mean over the calls that went out, milliseconds. */
  meanLatencyMs: number;
  costUsd: number;
  lastStatus: number | null;
  lastReason: string | null;
  lastReasonAt: Instant | null;
}

export interface CallRecord {
  provider: string;
  outcome: OutcomeKind;
  reason: string | null;
  status: number | null;
  cached: boolean;
  attempts: number;
  latencyMs: number;
  costUsd: number;
  at: Instant;
}

type Tally = Omit<ProviderHealth, 'circuit' | 'openUntil' | 'meanLatencyMs'> & {
  made: number;
  latencyMs: number;
};

export class HealthBook {
  private readonly tallies = new LRUCache<string, Tally>({ max: 500 });

  record(call: CallRecord): void {
    const tally = this.tallies.get(call.provider) ?? newTally(call.provider);
    tally.calls++;
    tally.cached += call.cached ? 1 : 0;
    tally.outcomes[call.outcome] = (tally.outcomes[call.outcome] ?? 0) + 1;
    tally.costUsd += call.costUsd;
    tally.lastStatus = call.status ?? tally.lastStatus;
    if (call.attempts > 0) {
      tally.made++;
      tally.latencyMs += call.latencyMs;
    }
    if (call.reason !== null) [tally.lastReason, tally.lastReasonAt] = [call.reason, call.at];
    this.tallies.set(call.provider, tally);
  }

  report(circuitOf: (provider: string) => Pick<ProviderHealth, 'circuit' | 'openUntil'>): ProviderHealth[] {
    return [...this.tallies.values()].map(({ made, latencyMs, ...tally }) => ({
      ...tally,
      outcomes: { ...tally.outcomes },
      ...circuitOf(tally.provider),
      meanLatencyMs: made === 0 ? 0 : latencyMs / made,
    }));
  }
}

const newTally = (provider: string): Tally => ({
  provider,
  calls: 0,
  cached: 0,
  outcomes: {},
  costUsd: 0,
  lastStatus: null,
  lastReason: null,
  lastReasonAt: null,
  made: 0,
  latencyMs: 0,
});
