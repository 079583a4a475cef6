import type { Instant } from '../time';
import type { LimitCause, OutcomeKind } from '../outcome';

/** Answers kept for reuse across processes. */
export interface AnswerCache {
  get(key: string, now: Date): Promise<CachedAnswer | null>;
  set(key: string, answer: CachedAnswer, expiresAt: Date): Promise<void>;
  /** Deletes expired entries; returns their number. */
  sweep(now: Date): Promise<number>;
}
/** An HTTP answer after all redirects. */
export interface CachedAnswer {
  status: number;
  /** Lower-case names; repeated ones joined by a comma. */
  headers: Record<string, string>;
  body: Buffer;
  /** Address that answered. */
  url: string;
  /** Every address a redirect led to, in order; the last one is `url`. */
  redirects: string[];
}

export interface Slot {
  granted: boolean;
  waitMs: number;
}

/**
 * Spacing that holds across processes: `reserve` books the next free moment for a key and returns how
 * long to wait for it. When the wait would pass `maxWaitMs` nothing is booked and `granted` is false.
 */
export interface PaceStore {
  reserve(key: string, intervalMs: number, maxWaitMs: number): Promise<Slot>;
  /** Blocks calls until `until`, after a `Retry-After` header. */
  pauseUntil(key: string, until: Date): Promise<void>;
}

export interface Spending {
  granted: boolean;
  spentUsd: number;
  limitUsd: number;
  /** Refused because the investigation is paused; can succeed after it resumes. */
  paused?: boolean;
}

/** Money of one investigation. `spend` is atomic: it refuses rather than pass the limit. */
export interface BudgetStore {
  spend(investigationId: number, usd: number): Promise<Spending>;
  /** Releases a reservation for a call that was not made. */
  refund(investigationId: number, usd: number): Promise<void>;
}

export interface LedgerEntry {
  investigationId: number | null;
  stage: string;
  provider: string;
  method: string;
  /** Without query secrets: keys and tokens are replaced by `***`. */
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
/** One row per call, kept for cost and engine health. */
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
  /** Political lean as the list has it (`left-center`); absent or null where it says nothing. */
  lean?: string | null;
}
