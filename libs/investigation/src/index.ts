export { type Application, type ApplicationParts, assembled, openApplication, partsOf } from './application';
export type { CaptureView } from './capture.reader';
export { CaseReportService, type CaseToReport, type HandedReport } from './case-report.service';
export { CaseHistory } from './case.history';
export { caseOf } from './case.reader';
export { collectedCaptures } from './collected.captures';
export { buildConclusion } from './conclusion.builder';
export { enginesToday } from './engines.reader';
export type { ModeEstimate } from './estimate.policy';
export { FailedCapturesFinder } from './evidence/captures/failed-captures.finder';
export {
  CAPTURE_FAILURES,
  type CaptureFailure,
  type FailedCapture,
  failureOf,
  isLoss,
} from './evidence/captures/failed-captures.policy';
export { isOfSource, pageCapturesOf, WATCH_STAGE } from './evidence/captures/page-captures';
export { EvidenceCheckService } from './evidence/evidence-check.service';
export { QuoteVerifier } from './evidence/quotes/quote.verifier';
export { type CheckedQuote, isAmiss, LOOKED_IN } from './evidence/quotes/quotes.policy';
export { type InquiryCase, inquiryCaseOf } from './inquiry/inquiry-case.reader';
export { answerOf, fullAnswerOf, type InvestigationAnswer, type InvestigationWithResult } from './investigation.answer';
export type { ListedBy } from './investigation.reader';
export { InvestigationService } from './investigation.service';
export { DEFAULT_MODE } from './investigation.thresholds';
export { JudgePool } from './judging/judge.pool';
export { type AddedAnswer, addedAnswerOf } from './late/added.answer';
export { LateSourcesJob } from './late/late-sources.job';
export { HOLD_REASON_MOST, LegalHolds } from './legal-hold/legal-holds';
export { type LineageNode, lineageOfSource } from './lineage/lineage.policy';
export type { TriggerRequest } from './orders/orders';
export { PictureService, picturesOf } from './pictures/pictures.reader';
export { type PlanAnswer, planAnswerOf } from './plan/plan.answer';
export type { InvestigationPlan } from './plan/plan.types';
export { WaitingPlansJob } from './plan/waiting-plans.job';
export { ReadingModule } from './reading.module';
export { Reconciler } from './reconciler';
export { relatedOf } from './related.reader';
export { summaryOf } from './replay/compare.policy';
export { ReplayModule } from './replay/replay.module';
export { REPLAY_KINDS, type ReplayDifference, type ReplayOutcome, type ReplaySummary } from './replay/replay.types';
export { Replays } from './replay/replays';
export { ResearchJob } from './research/research.job';
export { ReviewService } from './review/review.service';
export {
  LEASE_MINUTES,
  REJECT_REASONS,
  type RejectReason,
  REVIEW_ACTIONS,
  type ReviewAction,
} from './review/review.thresholds';
export type { CorrectionOrder } from './review/review.types';
export { approvalNeedsNote } from './review/verdict.policy';
export { isActiveStage, StageRunner } from './stage.runner';
export { readingByModel } from './stage.tools';
export { ACTIVE_STAGES, type ActiveStage } from './stage.types';
export { StagesModule } from './stages.module';
export { NETWORKS, WALL_CLOCK } from './tokens';
export { type TopicPage, TopicPageReader } from './topic-page.reader';
export { TopicIntake } from './topic.intake';
