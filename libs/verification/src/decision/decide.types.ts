import type { Claim, Reason, SeriousFindings, Upgrades, WeighedEvidence } from '@corroborate/domain';

export interface DecisionThresholds {
  certifiedAt: number;
  verifiedAt: number;
  stronglyVerifiedAt: number;
  /** Number of agreeing neutral sources needed for `verified`; 0 or absent disables this. */
  neutralQuorum?: number;
  /** Number of independent sources needed to apply an upgrade automatically if no language model read the pages. */
  rulesApplyFrom: number;
  upgrades: Upgrades;
}
export const DEFAULT_DECIDE_THRESHOLDS: DecisionThresholds = {
  certifiedAt: 6,
  verifiedAt: 1,
  stronglyVerifiedAt: 3,
  rulesApplyFrom: 3,
  upgrades: 'apply',
};

export interface DecideInput extends WeighedEvidence {
  /** If absent, the rule for serious allegations reads only the title. */
  claims?: Claim[];
  /** From 0 to 100. */
  consistencyScore: number;
  /** Stages and pages that failed. */
  missing: Reason[];
  /** Sources that cite no named person. They never gain weight from this. */
  unnamed?: number[];
  /** People and organizations that page notes show as accused. */
  accused?: string[];
  /** Serious findings of the pre-publication check; absent if it did not run. */
  look?: SeriousFindings;
  /** Serious issues because of which the last checkpoint failed; absent if it passed. */
  unsettled?: Reason[];
  thresholds: DecisionThresholds;
  social?: { independentAccounts: number; coordinated?: boolean };
  /** Number of context details that support the topic. */
  contextDetails?: number;
}
