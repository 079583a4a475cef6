import type { Points } from './points';
import type { ReviewReason, VerificationLevel } from './vocabulary';

/** One rule as it was applied: a decision is a print-out of these. */
export interface RuleTrace {
  rule: string;
  passed: boolean;
  inputs: Record<string, number | string | boolean | null>;
  reason: string;
}

export interface Decision {
  /** What the evidence alone would give. */
  recommended: VerificationLevel;
  /** What is written to the topic. Never lower than before. */
  applied: VerificationLevel;
  /** An upgrade is recommended above the applied level, and a person must look before it is applied. */
  held: boolean;
  independentCredible: number;
  /** Ids of the sources that make up the voices that count; absent in decisions of earlier versions. */
  counted?: number[];
  review: { required: boolean; reasons: { reason: ReviewReason; detail: string }[] };
  success: { successful: boolean; criteria: string[] };
  confidence: Points;
  /** 0–100, mean standing of the sources that count. */
  credibilityScore: number;
  /** 0–100, how far the sources agree. */
  consistencyScore: number;
  rules: RuleTrace[];
  /** The one change that would lift the tier, in a sentence; null at `certified`. */
  wouldLift: string | null;
  notes: string;
}
