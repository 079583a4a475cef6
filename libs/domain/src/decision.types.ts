import type { Points } from './points';
import type { Reason } from './reasons';
import type { ReviewReason, VerificationLevel } from './vocabulary';

/** One rule of a decision with its inputs and result. */
export interface RuleTrace {
  rule: string;
  passed: boolean;
  inputs: Record<string, number | string | boolean | null>;
  reasons: Reason[];
}

/** A review reason as stored and shown: sentence, code and parameters. */
export interface FormattedReviewReason {
  reason: ReviewReason;
  detail: string;
  code: string;
  params: object;
}

export interface Decision {
  /** Level supported by the evidence. */
  recommended: VerificationLevel;
  /** Level written to the topic; never lower than before. */
  applied: VerificationLevel;
  /** True if the recommended level is higher than the applied one and held for review. */
  held: boolean;
  independentCredible: number;
  /** IDs of the counted sources. */
  counted: number[];
  review: { required: boolean; reasons: { reason: ReviewReason; why: Reason }[] };
  success: { successful: boolean; criteria: Reason[] };
  confidence: Points;
  /** 0–100, mean credibility of the counted sources. */
  credibilityScore: number;
  /** 0–100, consistency of the sources. */
  consistencyScore: number;
  rules: RuleTrace[];
  /** The change that would raise the level; null at `certified`. */
  wouldLift: Reason | null;
  /** Summary for people. */
  notes: string;
}
