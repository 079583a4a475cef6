import type { ClaimFinding, Cluster, Discrepancy, OriginFinding, SourceView, WeighedFactCheck } from './evidence.types';
import type { Points } from './points';
import type { Reason } from './reasons';
import type { ReviewReason } from './review-reasons';
import type { CoverageEntry } from './search.types';
import type { Topic } from './topic';
import type { VerificationLevel } from './vocabulary';

/** Evidence on which a decision is based, and which its report shows. */
export interface WeighedEvidence {
  topic: Topic;
  findings: ClaimFinding[];
  sources: SourceView[];
  clusters: Cluster[];
  discrepancies: Discrepancy[];
  origin: OriginFinding | null;
  coverage: CoverageEntry[];
  /** Published fact checks of the main claim; absent if not searched. */
  factChecks?: WeighedFactCheck[];
  /** Possible prompt injections. */
  steering: { sourceId: number; quote: string }[];
}

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
  /** Level that the evidence supports. */
  recommended: VerificationLevel;
  /** Level stored in the topic; never lower than before. */
  applied: VerificationLevel;
  /** True if a recommended level above the applied one is held for review. */
  held: boolean;
  independentCredible: number;
  /** IDs of the counted sources. */
  counted: number[];
  review: { required: boolean; reasons: { reason: ReviewReason; why: Reason }[] };
  success: { successful: boolean; criteria: Reason[] };
  confidence: Points;
  /** Mean credibility of the counted sources, 0–100. */
  credibilityScore: number;
  /** Consistency of the sources, 0–100. */
  consistencyScore: number;
  rules: RuleTrace[];
  /** The change that would raise the level; null at `certified`. */
  wouldLift: Reason | null;
  /** Summary for people. */
  notes: string;
}
