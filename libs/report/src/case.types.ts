import type {
  Claim,
  ClaimFinding,
  Cluster,
  CoverageEntry,
  Decision,
  Discrepancy,
  Instant,
  Mode,
  OriginFinding,
  SourceView,
  Topic,
} from '@corroborate/domain';

/** Everything a finished investigation knows: the input of every report. */
export interface CaseData {
  topic: Topic;
  investigationId: number;
  mode: Mode;
  /** When the decision was made. */
  decidedAt: Instant;
  rounds: number;
  decision: Decision;
  claims: Claim[];
  findings: ClaimFinding[];
  sources: SourceView[];
  clusters: Cluster[];
  discrepancies: Discrepancy[];
  origin: OriginFinding | null;
  coverage: CoverageEntry[];
  steering: { sourceId: number; quote: string }[];
  /** What was lost on the way (stages, engines, pages), in words. */
  missing: string[];
  costUsd: number;
  foundBy: Map<number, string[]>;
}
