import type { Instant } from '../time';
import type { LimitCause, OutcomeKind } from '../outcome';

/** Cache of responses shared by all processes. */
export interface AnswerCache {
  get(key: string, now: Date): Promise<CachedAnswer | null>;
  set(key: string, answer: CachedAnswer, expiresAt: Date): Promise<void>;
  /** Deletes expired entries; returns their number. */
  sweep(now: Date): Promise<number>;
}
/** An HTTP response after all redirects. */
export interface CachedAnswer {
  status: number;
  /** Lower-case names; repeated headers are joined by commas. */
  headers: Record<string, string>;
  body: Buffer;
  /** URL that responded. */
  url: string;
  /** Every URL in the redirect chain, in order; the last one is `url`. */
  redirects: string[];
}

export interface Slot {
  granted: boolean;
  waitMs: number;
}

/**
 * Rate limits shared by all processes. `reserve` reserves the next free slot for a key and returns the time to wait. If
 * this exceeds `maxWaitMs`, it reserves nothing and `granted` is false.
 */
export interface PaceStore {
  reserve(key: string, intervalMs: number, maxWaitMs: number): Promise<Slot>;
  /** Blocks calls for a key until `until`, after a `Retry-After` header. */
  pauseUntil(key: string, until: Date): Promise<void>;
}

export interface Spending {
  granted: boolean;
  spentUsd: number;
  limitUsd: number;
  /** True if refused because the investigation is paused; the call can succeed once it resumes. */
  paused?: boolean;
}

/** Budget of an investigation. `spend` is atomic and refuses an amount that would exceed the limit. */
export interface BudgetStore {
  spend(investigationId: number, usd: number): Promise<Spending>;
  /** Releases the reservation for a call that was not made. */
  refund(investigationId: number, usd: number): Promise<void>;
}

export interface LedgerEntry {
  investigationId: number | null;
  stage: string;
  provider: string;
  method: string;
  /** URL with keys and tokens replaced by `***`. */
  url: string;
  outcome: OutcomeKind;
  reason: string | null;
  /** Internal limit that blocked the call. */
  cause?: LimitCause;
  status: number | null;
  cached: boolean;
  attempts: number;
  latencyMs: number;
  bytes: number;
  costUsd: number;
  at: Instant;
}
/** One row per call, for costs and engine health. */
export interface Ledger {
  record(entry: LedgerEntry): Promise<void>;
}

/** Imported quality ratings. `score` is 0–1. */
export interface RatingLookup {
  find(sites: string[]): Promise<DomainRating[]>;
}
export interface DomainRating {
  site: string;
  score: number;
  /** Name of the imported file or scheme, e.g. `lin-pc1`, `mbfc`. */
  scheme: string;
  label: string | null;
  /** Political leaning according to the list (`left-center`); absent or null if not given. */
  lean?: string | null;
}
