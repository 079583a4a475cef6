import type {
  AddedSource,
  AddedSourceDraft,
  Gate,
  Instant,
  InvestigationStatus,
  LedgerEntry,
  Mode,
  Phase,
  Priority,
  StageName,
  ToldPicture,
  Topic,
  TopicDraft,
  VerificationLevel,
} from '@corroborate/domain';
import type { RelatedTopic, RelatedTopics } from '@corroborate/records';
import type { CandidateTopic, Held, ListedTopic, ResearchJob, ReviewState, TopicFilter } from '@corroborate/db';
import type {
  CaptureView,
  CheckedQuote,
  FailedCapture,
  CaseToReport,
  HandedReport,
  InvestigationPlan,
  LineageNode,
  ModeEstimate,
  PlanChange,
  TriggerRequest,
  WatchedSource,
} from '@corroborate/investigation';
import type { EngineState } from '@corroborate/search';

/**
 * What the HTTP layer needs from the use cases. Plain data in and out; the implementation is handed in
 * by whoever composes the process.
 */
export interface InvestigationPort {
  trigger(request: TriggerRequest): Promise<TriggerOutcome>;
  get(id: number): Promise<InvestigationView | null>;
  list(filter: InvestigationFilter): Promise<{ items: InvestigationView[]; nextCursor: string | null }>;
  candidates(page: CandidateFilter): Promise<{ topics: CandidateTopic[]; nextCursor: string | null }>;
  /** In alphabetical order. */
  candidateCategories(): Promise<string[]>;
  modeEstimates(): Promise<ModeEstimate[]>;
  /** Null where there is no such investigation. */
  calls(id: number): Promise<{ calls: LedgerEntry[]; totals: CallTotals } | null>;
  /** The same without the list. */
  callTotals(id: number): Promise<CallTotals | null>;
  /** Null where it is none of the sources of this investigation. */
  capture(id: number, sourceId: number): Promise<CaptureView | null>;
  /** The case as plain text for people; null while it is not concluded, or where there is none. */
  caseFile(id: number): Promise<string | null>;
  /** Null while nothing was decided, or where there is no such investigation. */
  caseToReport(id: number): Promise<CaseToReport | null>;
  /** Has the chain of the case tell of what leaves. */
  handOut(id: number, report: HandedReport): Promise<void>;
  /** What people added to it. @throws CorroborateError `not-found` */
  addedSources(id: number): Promise<AddedSource[]>;
  /** @throws CorroborateError `not-found`, `conflict`, `invalid-input` */
  addSources(id: number, sources: AddedSourceDraft[], by: string): Promise<AddedSource[]>;
  /** What became of its sources since its decision. @throws CorroborateError `not-found` */
  watched(id: number): Promise<WatchedSource[]>;
  /** @throws CorroborateError `not-found` */
  lineage(id: number): Promise<LineageNode[]>;
  /** Everything that is kept of it in one archive; null where nothing is. */
  evidenceArchive(id: number): Promise<Buffer | null>;
  /** Every quote of a decided case, looked for in what was received. @throws CorroborateError `not-found` */
  checkedQuotes(id: number): Promise<CheckedQuote[]>;
  /** Pages that cannot be shown as they were received. @throws CorroborateError `not-found` */
  failedCaptures(id: number): Promise<FailedCapture[]>;
  cancel(id: number): Promise<'cancelled' | 'already-finished' | 'unknown'>;
  /** Each changes nothing where it is so already. `by`: who wants it. */
  pause(id: number, by: string): Promise<Held>;
  resume(id: number, by: string): Promise<Held>;
  wrapUp(id: number, by: string): Promise<Held>;
  /** Null where there is no such investigation. */
  research(id: number): Promise<ResearchJob[] | null>;
  /** Null where there is no such investigation. `pending`: they are still to be looked at. */
  pictures(id: number): Promise<{ pictures: ToldPicture[]; pending: boolean } | null>;
  /** Null where there is none to approve. @throws CorroborateError `not-found` */
  plan(id: number): Promise<InvestigationPlan | null>;
  /** @throws CorroborateError `not-found`, `conflict`; so the next. */
  changePlan(id: number, change: PlanChange): Promise<InvestigationPlan>;
  approvePlan(id: number, who: string): Promise<InvestigationPlan>;
  topic(id: number): Promise<Topic | null>;
  /** Other topics of the same event or series; null where there is no such topic. */
  related(id: number): Promise<RelatedView | null>;
  /** The same for one that is not stored. */
  relatedTo(draft: TopicDraft): Promise<RelatedView>;
  /** Latest received first. */
  listTopics(filter: TopicFilter): Promise<{ items: ListedTopic[]; nextCursor: string | null }>;
  /** One answer per draft in the order given. `created` is false where the external id was known already. */
  submitTopics(drafts: TopicDraft[]): Promise<{ topic: Topic; created: boolean }[]>;
  /** Every search engine that is not switched off, in the order of the product. */
  engines(): Promise<EngineView[]>;
}

/** Context, never evidence. */
export type RelatedView = RelatedTopics & { note: string | null };
export type RelatedTopicView = RelatedTopic;

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
export type EngineView = EngineState;

export type TriggerOutcome =
  | { kind: 'started'; investigationId: number; estimatedCompletion: Instant; awaitsApproval?: boolean }
  | { kind: 'already-running'; investigationId: number }
  /** All gates of the topic; the ones with `passed: false` are shown to the caller. */
  | { kind: 'not-a-candidate'; gates: Gate[] }
  /** Nothing that a page could confirm or deny: not even an editor can force it. */
  | { kind: 'no-checkable-claim' }
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
  recommendedLevel: VerificationLevel | null;
  requiresHumanReview: boolean;
  reviewReason: string | null;
  /** How its latest item of review stands; null where it has none. */
  reviewState: ReviewState | null;
  /** 0–100; null until decided. */
  confidence: number | null;
  /** 1-based round at work; 0 before the first. */
  round: number;
  stage: StageName | null;
  /** Null once it is over. */
  phase: Phase | null;
  /** Null while it is not paused. */
  pausedAt: Instant | null;
  /** Since when its verdict is wanted on what is there. */
  wrapUpAt: Instant | null;
  /** When it is cancelled unless its plan is approved; null where it does not wait for that. */
  approvalUntil: Instant | null;
  budgetUsd: number;
  costUsd: number;
  createdAt: Instant;
  startedAt: Instant | null;
  finishedAt: Instant | null;
  estimatedCompletion: Instant | null;
  /** Why a failed investigation failed, in words fit for an editor. */
  failure: string | null;
  /** Announced sources that are still to come. */
  /** The stored result in the snake case it is served in; null until decided. */
  result: object | null;
}
