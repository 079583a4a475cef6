import type {
  Gate,
  Instant,
  InvestigationStatus,
  LedgerEntry,
  Mode,
  OutcomeKind,
  Priority,
  Reason,
  StageName,
  Topic,
  TopicDraft,
  VerificationLevel,
} from '@corroborate/domain';
import type { CandidateTopic } from '@corroborate/db';
import type { CaptureView, InvestigationPlan, ModeEstimate, PlanBrief } from '@corroborate/investigation';

/**
 * What the HTTP layer needs from the use cases. Plain data in and out; the implementation is handed in
 * by whoever composes the process.
 */
export interface InvestigationDesk {
  trigger(request: TriggerRequest): Promise<TriggerOutcome>;
  get(id: number): Promise<InvestigationView | null>;
  list(filter: InvestigationFilter): Promise<{ items: InvestigationView[]; nextCursor: string | null }>;
  candidates(page: CandidateFilter): Promise<{ topics: CandidateTopic[]; nextCursor: string | null }>;
  /** In alphabetical order. */
  candidateCategories(): Promise<string[]>;
  modeEstimates(): Promise<ModeEstimate[]>;
  /** Null where there is no such investigation. */
  calls(id: number): Promise<{ calls: LedgerEntry[]; totals: CallTotals } | null>;
  /** Null where it is none of the sources of this investigation. */
  capture(id: number, sourceId: number): Promise<CaptureView | null>;
  cancel(id: number): Promise<'cancelled' | 'already-finished' | 'unknown'>;
  /** Null where there is none to approve. @throws CorroborateError `not-found` */
  plan(id: number): Promise<InvestigationPlan | null>;
  /** @throws CorroborateError `not-found`, `conflict`; so the next. */
  changePlan(
    id: number,
    change: { brief?: PlanBrief; struck?: InvestigationPlan['struck'] },
  ): Promise<InvestigationPlan>;
  approvePlan(id: number, who: string): Promise<InvestigationPlan>;
  topic(id: number): Promise<Topic | null>;
  /** Other topics of the same event or series; null where there is no such topic. */
  related(id: number): Promise<RelatedView | null>;
  /** One answer per draft in the order given. `created` is false where the external id was known already. */
  submitTopics(drafts: TopicDraft[]): Promise<{ topic: Topic; created: boolean }[]>;
  /** Every search engine that is not switched off, in the order of the product. */
  engines(): Promise<EngineView[]>;
}

/** Context, never evidence. */
export interface RelatedView {
  /** Surest first. */
  sameEvent: RelatedTopicView[];
  /** Nearest in time first. */
  sameSeries: RelatedTopicView[];
  note: string | null;
}

export interface RelatedTopicView {
  topicId: number;
  externalId: string;
  title: string;
  verificationStatus: VerificationLevel;
  status: string;
  investigated: boolean;
  /** The last investigation of it. */
  investigationId: number | null;
  date: Instant | null;
  when: 'before' | 'same time' | 'after' | null;
  /** 0–1; null in a series. */
  score: number | null;
  samePage: boolean;
  reasons: Reason[];
}

export interface CandidateFilter {
  limit: number;
  cursor?: string;
  /** Words of the title, in any order. */
  words?: string;
  category?: string;
  /** 0–100. */
  minScore?: number;
  sort?: 'score' | 'latest';
}

export interface CallTotals {
  calls: number;
  fromCache: number;
  /** Calls that came to nothing because we could not look. */
  holes: number;
  costUsd: number;
  bytes: number;
}

/** A search engine and what it did since midnight UTC. */
export interface EngineView {
  name: string;
  title: string;
  kind: 'web' | 'news' | 'reference' | 'archive';
  homepage: string;
  needsKey: boolean;
  /** US dollars for one call. */
  priceUsd: number;
  /** Least milliseconds between two calls. */
  paceMs: number;
  /** Characters. */
  maxQueryLength: number;
  operators: { phrase: boolean; site: boolean; dateWindow: boolean; or: boolean; exclude: boolean };
  resultsPerPage: number;
  notes: string[];
  /** A harmless query, and what an answer shows. */
  selfTest: { query: string; proves: string };
  /** Names of the settings it needs, never their values. */
  settings: string[];
  terms: string;
  configured: boolean;
  unconfiguredReason: string | null;
  /** Null while it has not been asked today. */
  healthy: boolean | null;
  circuit: 'closed' | 'open' | 'unknown';
  callsToday: number;
  spentTodayUsd: number;
  lastCallAt: Instant | null;
  lastOutcome: OutcomeKind | null;
  lastError: string | null;
}

export interface TriggerRequest {
  topicId: number;
  mode: Mode;
  priority: Priority;
  /** Investigate although a candidate gate fails. */
  force: boolean;
  /** Absent = the configured budget. */
  budgetUsd?: number;
  requestedBy: string;
  /** Nothing is asked or spent before somebody approves the plan. */
  awaitApproval?: boolean;
}

export type TriggerOutcome =
  | { kind: 'started'; investigationId: number; estimatedCompletion: Instant; awaitsApproval?: boolean }
  | { kind: 'already-running'; investigationId: number }
  /** All gates of the topic; the ones with `passed: false` are shown to the caller. */
  | { kind: 'not-a-candidate'; gates: Gate[] }
  | { kind: 'unknown-topic' };

export interface InvestigationFilter {
  status?: InvestigationStatus;
  topicId?: number;
  mode?: Mode;
  requiresHumanReview?: boolean;
  limit: number;
  /** As given out in `nextCursor`. A cursor that cannot be read is answered with `invalid-input`. */
  cursor?: string;
}

export interface InvestigationView {
  id: number;
  topicId: number;
  topicTitle: string;
  status: InvestigationStatus;
  mode: Mode;
  priority: Priority;
  forced: boolean;
  requestedBy: string;
  sourcesFound: number;
  socialSourcesFound: number;
  verificationUpgraded: boolean;
  verificationBefore: VerificationLevel;
  /** The level the topic has because of this investigation; null until it has been decided. */
  newVerificationLevel: VerificationLevel | null;
  requiresHumanReview: boolean;
  reviewReason: string | null;
  /** 0–100; null until decided. */
  confidence: number | null;
  /** 1-based round at work; 0 before the first. */
  round: number;
  stage: StageName | null;
  budgetUsd: number;
  costUsd: number;
  createdAt: Instant;
  startedAt: Instant | null;
  finishedAt: Instant | null;
  estimatedCompletion: Instant | null;
  /** Why a failed investigation failed, in words fit for an editor. */
  failure: string | null;
  /** The stored result in the snake case it is served in; null until decided. */
  result: object | null;
}
