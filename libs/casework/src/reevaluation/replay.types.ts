import type { CodeLine, Reason } from '@corroborate/domain';
import type { VerdictChange } from '../added-sources/verdict-changes.policy';
import type { DecisionDifference } from '../corrections/difference.policy';

/** What may be another after a case was judged again. */
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
  /** One sentence for each thing that changed. */
  changes: string[];
  change_codes: CodeLine[];
  /** By which rules it had its stance, and has it now. */
  why_before: string[];
  why_before_codes: CodeLine[];
  why_after: string[];
  why_after_codes: CodeLine[];
}

/** A reason for review that is new or gone, with what was found. */
export interface ReviewChange {
  rule: string;
  now: boolean;
  why: string;
  why_code: CodeLine;
}

/** What judging a case again changes. */
export interface ReplayDifference extends DecisionDifference {
  kinds: ReplayKind[];
  reviews: ReviewChange[];
  sources: SourceChange[];
  claims: VerdictChange[];
}

/** Result of one case. `mark`: token of the difference, required to confirm it. */
export type ReplayOutcome =
  | { kind: 'unchanged' | 'changed'; investigationId: number; difference: ReplayDifference; mark: string }
  | { kind: 'not-judged'; investigationId: number; why: Reason };

/** So many cases of each kind. */
export interface ReplaySummary {
  looked_at: number;
  unchanged: number;
  changed: number;
  not_judged: number;
  by_kind: Record<ReplayKind, number>;
}
