import type { ReasonData, Reason } from '@corroborate/domain';
import type { VerdictChange } from '../added-sources/verdict-changes.policy';
import type { DecisionDifference } from '../corrections/difference.policy';

/** Kinds of differences after a re-evaluation. */
export const REPLAY_KINDS = [
  'level',
  'held',
  'voices',
  'confidence',
  'review',
  'stance',
  'tier',
  'quote',
  'claim',
] as const;
export type ReplayKind = (typeof REPLAY_KINDS)[number];

/** A changed source, with the rules before and after. */
export interface SourceChange {
  source_id: number;
  url: string;
  name: string;
  /** One sentence per change. */
  changes: string[];
  change_codes: ReasonData[];
  /** Rules that determined the source's stance before and now. */
  why_before: string[];
  why_before_codes: ReasonData[];
  why_after: string[];
  why_after_codes: ReasonData[];
}

/** A review reason that was added or removed, with its details. */
export interface ReviewChange {
  rule: string;
  now: boolean;
  why: string;
  why_code: ReasonData;
}

/** Changes caused by a re-evaluation. */
export interface ReplayDifference extends DecisionDifference {
  kinds: ReplayKind[];
  reviews: ReviewChange[];
  sources: SourceChange[];
  claims: VerdictChange[];
}

/** Result for one case. `mark`: token of the difference, required to confirm it. */
export type ReplayOutcome =
  | { kind: 'unchanged' | 'changed'; investigationId: number; difference: ReplayDifference; mark: string }
  | { kind: 'not-judged'; investigationId: number; why: Reason };

/** Number of cases of each kind. */
export interface ReplaySummary {
  looked_at: number;
  unchanged: number;
  changed: number;
  not_judged: number;
  by_kind: Record<ReplayKind, number>;
}
