import type {
  Claim,
  ClaimFinding,
  Cluster,
  CoverageEntry,
  Discrepancy,
  SeriousFindings,
  OriginFinding,
  Reason,
  SourceView,
  Topic,
  Upgrades,
  WeighedFactCheck,
} from '@corroborate/domain';

export interface DecisionThresholds {
  certifiedAt: number;
  verifiedAt: number;
  stronglyVerifiedAt: number;
  /** Agreeing neutral sources needed for `verified`; 0 or absent: never. */
  neutralQuorum?: number;
  /** Independent sources needed to apply an upgrade automatically if no language model read them. */
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

export interface DecideInput {
  topic: Topic;
  /** If absent, the serious-allegation rule reads only the title. */
  claims?: Claim[];
  sources: SourceView[];
  clusters: Cluster[];
  findings: ClaimFinding[];
  discrepancies: Discrepancy[];
  /** 0–100. */
  consistencyScore: number;
  origin: OriginFinding | null;
  coverage: CoverageEntry[];
  /** Stages and pages that failed. */
  missing: Reason[];
  /** Fact checks of the main claim by others. */
  factChecks?: WeighedFactCheck[];
  steering: { sourceId: number; quote: string }[];
  /** Sources that cite no named person; never increases their weight. */
  unnamed?: number[];
  /** People and organizations that page notes show as accused. */
  accused?: string[];
  /** Serious findings of the pre-publication check; absent if it did not run. */
  look?: SeriousFindings;
  /** Serious issues that made the last checkpoint fail; absent if it did not fail. */
  unsettled?: Reason[];
  thresholds: DecisionThresholds;
  social?: { independentAccounts: number; coordinated?: boolean };
  /** Number of context details that support the topic. */
  contextDetails?: number;
}
