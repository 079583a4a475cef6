import type {
  Claim,
  ClaimFinding,
  Cluster,
  CoverageEntry,
  Discrepancy,
  GraveLook,
  OriginFinding,
  Reason,
  SourceView,
  Topic,
  Upgrades,
  WeighedFactCheck,
} from '@corroborate/domain';

export interface DecideThresholds {
  certifiedAt: number;
  verifiedAt: number;
  stronglyVerifiedAt: number;
  /** So many neutral sources that agree independently give `verified`; 0, or absent: they never do. */
  neutralQuorum?: number;
  /** Independent sources from which an upgrade that no language model read is applied without a person. */
  rulesApplyFrom: number;
  upgrades: Upgrades;
}
export const DEFAULT_DECIDE_THRESHOLDS: DecideThresholds = {
  certifiedAt: 6,
  verifiedAt: 1,
  stronglyVerifiedAt: 3,
  rulesApplyFrom: 3,
  upgrades: 'apply',
};

export interface DecideInput {
  topic: Topic;
  /** Without them the serious-allegation rule reads the title alone. */
  claims?: Claim[];
  sources: SourceView[];
  clusters: Cluster[];
  findings: ClaimFinding[];
  discrepancies: Discrepancy[];
  /** 0–100. */
  consistencyScore: number;
  origin: OriginFinding | null;
  coverage: CoverageEntry[];
  /** Stages and pages that were lost. */
  missing: Reason[];
  /** Fact checks of the core claim by others. */
  factChecks?: WeighedFactCheck[];
  steering: { sourceId: number; quote: string }[];
  /** Sources in which no one with a name says it: never a reason to count them more. */
  unnamed?: number[];
  /** People and bodies whom the notes of pages show as accused. */
  accused?: string[];
  /** What the pre-publication check found grave; absent if no one looked. */
  look?: GraveLook;
  thresholds: DecideThresholds;
  social?: { independentAccounts: number; coordinated?: boolean };
  /** Details from context that bear the topic out. */
  contextDetails?: number;
}
