import type { Points } from './points';
import type { Reason } from './reasons';
import type { ReviewReason, VerificationLevel } from './vocabulary';

/** One rule as it was applied: a decision is a print-out of these. */
export interface RuleTrace {
  rule: string;
  passed: boolean;
  inputs: Record<string, number | string | boolean | null>;
  reasons: Reason[];
}

/**
 * A reason for review as stored and shown: its words, and the code they were made of.
 */
export interface ToldReview {
  reason: ReviewReason;
  detail: string;
  code: string;
  params: object;
}

export interface Decision {
  /** What the evidence alone would give. */
  recommended: VerificationLevel;
  /** What is written to the topic. Never lower than before. */
  applied: VerificationLevel;
  /** An upgrade is recommended above the applied level, and a person must look before it is applied. */
  held: boolean;
  independentCredible: number;
  /** Ids of the sources that make up the independent sources that count. */
  counted: number[];
  review: { required: boolean; reasons: { reason: ReviewReason; why: Reason }[] };
  success: { successful: boolean; criteria: Reason[] };
  confidence: Points;
  /** 0–100, mean standing of the sources that count. */
  credibilityScore: number;
  /** 0–100, how far the sources agree. */
  consistencyScore: number;
  rules: RuleTrace[];
  /** The one change that would lift the tier; null at `certified`. */
  wouldLift: Reason | null;
  /** All of it in a few sentences for people. */
  notes: string;
}
