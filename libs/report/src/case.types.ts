import type { CollectionsFound } from './collections.builder';
import type {
  Claim,
  Decision,
  Inquiry,
  Instant,
  PrePublicationCheck,
  Mode,
  QuestionState,
  Reason,
  WeighedEvidence,
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
import type { ModelReading, ReasoningAccount, Translation, WrittenArticle } from '@corroborate/reading';
import type { SocialEvidence } from '@corroborate/social';
import type { ReportParts } from './parts/parts.types';

/** All data of a finished investigation: the input of every report. */
export interface CaseData extends WeighedEvidence {
  investigationId: number;
  mode: Mode;
  /** When the decision was made. */
  decidedAt: Instant;
  rounds: number;
  decision: Decision;
  claims: Claim[];
  /** Null if the networks were not queried or the stage failed; likewise for the next field. */
  social: SocialEvidence | null;
  context: (ContextFindings & { need?: Need }) | null;
  /** Related topics from our own database, as of the decision; null if not looked up. */
  related?: RelatedTopics | null;
  /** Actors of the topic and speakers; absent or null if background was not looked up. */
  actors?: ActorProfile[] | null;
  /** Register entries of the topic's actors; absent or null if no register was queried. */
  registers?:
    | (Omit<RecordFindings, 'records'> & { records: (MatchedRecord & { sourceId: number | null })[]; need?: Need })
    | null;
  /** Results of data servers; absent or null if none is configured. */
  collections?: CollectionsFound | null;
  /** Fact checks of other claims; absent if none was found. */
  claimChecks?: WeighedFactCheck[];
  /** Failed or incomplete stages, engines and pages, as sentences. */
  missing: string[];
  /** Set if an editor ended the investigation early or the time limit was reached. */
  endedEarly?: Reason;
  /** The coverage gaps, expressed as reasons. */
  losses?: Reason[];
  /** Readers, readings per page, and a summary in sentences. */
  reasoning: ReasoningAccount & {
    readings: [sourceId: number, reading: ModelReading][];
    /** Quotes in which models found original reporting, by source. */
    firsthand?: [sourceId: number, quote: string][];
  };
  /** Translated quotes, shown with the originals. */
  translations?: Translation[];
  /** Cards, timeline and balance, made at the decision; null if that failed. */
  parts?: ReportParts | null;
  /** Pre-publication check, with replies noted since; null if it failed. */
  lastLook?: PrePublicationCheck | null;
  /** Checked article of a model on a confirmed story; null if none was written. */
  article?: WrittenArticle | null;
  /** Research questions with outcomes; null if the stage failed. */
  inquiry?: Inquiry | null;
  costUsd: number;
  /** Rounds in ascending order; absent where only results are known. */
  log?: RoundLog[];
  /** When the investigation was requested, if known. */
  queuedAt?: Instant;
  foundBy: Map<number, string[]>;
  /** Search ranking of a source, 0–100 with reasons; only for search results. */
  ranking?: Map<number, Ranking>;
  /** By source ID: share of the topic that the source's text covers, 0–100, with the matching words. */
  relevance?: Map<number, Ranking>;
}

/** What a round of the investigation did. */
export interface RoundLog {
  round: number;
  /** Each query once, with the results of all services. */
  queries: { strategy: string; query: string; hits: number }[];
  /** Pages read for the first time. */
  sourceIds: number[];
  /** IDs of new questions. */
  asked: string[];
  /** Questions whose answer is new or changed. */
  settled: { questionId: string; state: QuestionState }[];
  /** What the next round searches for. */
  gaps: string[];
  /** Why another round followed or not. */
  why: Reason | null;
}

/** A score, 0–100, with reasons. */
export interface Ranking {
  score: number;
  reasons: Reason[];
}
