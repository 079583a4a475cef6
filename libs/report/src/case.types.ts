import type { CollectionsFound } from './collections.builder';
import type {
  Claim,
  ClaimFinding,
  Cluster,
  CoverageEntry,
  Decision,
  Discrepancy,
  Inquiry,
  Instant,
  LastLook,
  Mode,
  OriginFinding,
  Reason,
  SourceView,
  Topic,
  WeighedFactCheck,
} from '@corroborate/domain';
import type {
  ActorProfile,
  ContextFindings,
  MatchedRecord,
  Need,
  RecordFindings,
  RelatedTopics,
} from '@corroborate/records';
import type { ModelReading, Prose, ReasoningAccount, Translation } from '@corroborate/reading';
import type { SocialEvidence } from '@corroborate/social';
import type { ReportParts } from './parts/parts.types';

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
  /** Null when the networks were not asked or the stage was lost; so the next. */
  social: SocialEvidence | null;
  context: (ContextFindings & { need?: Need }) | null;
  /** Other topics of the own database, as they stood when it was decided; null if they were not looked up. */
  related?: RelatedTopics | null;
  /** Who the topic is about, and who speaks on it; absent or null if background was not looked for. */
  actors?: ActorProfile[] | null;
  /** What public registers have of the topic's actors; absent or null if none was asked. */
  registers?:
    | (Omit<RecordFindings, 'records'> & { records: (MatchedRecord & { sourceId: number | null })[]; need?: Need })
    | null;
  /** What data servers have; absent or null if none is configured. */
  collections?: CollectionsFound | null;
  /** Fact checks of the core claim; absent if none were searched for. */
  factChecks?: WeighedFactCheck[];
  /** Fact checks of other claims of the topic; absent if none was found. */
  claimChecks?: WeighedFactCheck[];
  steering: { sourceId: number; quote: string }[];
  /** What was lost on the way (stages, engines, pages), in words. */
  missing: string[];
  /** A person wrapped it up, or its time was over; absent if it came to its own end. */
  endedEarly?: Reason;
  /** The same as reasons. */
  losses?: Reason[];
  /** Who judged, what the models read in each page, and what is told of it in sentences. */
  reasoning: ReasoningAccount & {
    readings: [sourceId: number, reading: ModelReading][];
    /** Words in which models see a page's own reporting, by source. */
    firsthand?: [sourceId: number, quote: string][];
  };
  /** Quotes in the newsroom's language, beside the originals. */
  translations?: Translation[];
  /** Cards, timeline and balance, made when it was decided; null if they were lost. */
  parts?: ReportParts | null;
  /** The pre-publication check, with the replies noted since; null if it was lost. */
  lastLook?: LastLook | null;
  /** What a model wrote for the report, unchecked; null if none was asked. */
  prose?: Prose | null;
  /** Questions with the outcome; null if they were lost. */
  inquiry?: Inquiry | null;
  costUsd: number;
  foundBy: Map<number, string[]>;
  /** Why the search put a source where it did, 0–100 with reasons; only for sources a search led to. */
  ranking?: Map<number, Ranking>;
  /** By source: how much of the topic its text mentions, 0–100, and by which words. */
  relevance?: Map<number, Ranking>;
}

/** How good a source is found to be, 0–100, and why. */
export interface Ranking {
  score: number;
  reasons: Reason[];
}
