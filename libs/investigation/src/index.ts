export type { ModeEstimate } from './estimate.policy';
export { assembled, openApplication, partsOf, type Application, type ApplicationParts } from './application';
export { answerOf, fullAnswerOf, type InvestigationAnswer, type InvestigationWithResult } from './investigation.answer';
export { lineageOfSource, type LineageNode } from './lineage/lineage.policy';
export { HOLD_REASON_MOST, LegalHolds } from './legal-hold/legal-holds';
export * from './privacy';
export { LateSourcesJob } from './late/late-sources.job';
export { enginesToday } from './engines.reader';
export { InvestigationService } from './investigation.service';
export { Reconciler } from './reconciler';
export { PicturesJob } from './pictures/pictures.job';
export { ResearchJob } from './research/research.job';
export { EvidenceCheckJob } from './evidence/evidence-check.job';
export { EvidenceService } from './evidence/reading/evidence.service';
export type { CaseEvidence, SourceEvidence } from './evidence/reading/evidence.views';
export { SnapshotJob } from './evidence/snapshots/snapshot.job';
export { PublicCopiesJob } from './public-copies/public-copies.job';
export type { TriggerRequest } from './orders/orders';
export { PublicCopyOrders } from './public-copies/public-copy.orders';
export { SnapshotOrders } from './evidence/snapshots/snapshot.orders';
export { CaseChainJob } from './evidence/case-chain.job';
export { ReinvestigationJob } from './reinvestigation.job';
export { WaitingPlansJob } from './plan/waiting-plans.job';
export { planAnswerOf, type PlanAnswer } from './plan/plan.answer';
export { addedAnswerOf, type AddedAnswer } from './late/added.answer';
export { summaryOf } from './replay/compare.policy';
export { ReplayModule } from './replay/replay.module';
export { Replays } from './replay/replays';
export { REPLAY_KINDS, type ReplayDifference, type ReplayOutcome, type ReplaySummary } from './replay/replay.types';
export { ReviewPublisher } from './public-queues/review.publisher';
export { TopicPublisher } from './public-queues/topic.publisher';
export { StagesModule } from './stages.module';
export type { CaptureView } from './capture.reader';
export type { InvestigationPlan } from './plan/plan.types';
export { caseToReport, type CaseToReport } from './report.reader';
export { tellOfReport, type HandedReport } from './evidence/handed-report';
export { FailedCapturesFinder } from './evidence/captures/failed-captures.finder';
export { CAPTURE_FAILURES, isLoss, type FailedCapture } from './evidence/captures/failed-captures.policy';
export { QuoteVerifier } from './evidence/quotes/quote.verifier';
export { isAmiss, LOOKED_IN, type CheckedQuote } from './evidence/quotes/quotes.policy';
export { ReviewService } from './review/review.service';
export type { CorrectionOrder } from './review/review.types';
export {
  LEASE_MINUTES,
  REJECT_REASONS,
  REVIEW_ACTIONS,
  type RejectReason,
  type ReviewAction,
} from './review/review.thresholds';
export { approvalNeedsNote } from './review/verdict.policy';
export { RetentionJob, type RetentionReport } from './retention.job';
export { JudgePool } from './judging';
export { readingByModel } from './stage.tools';
export { isActiveStage, StageRunner } from './stage.runner';
export * from './stage.types';
export { caseFileOf } from './case-file.reader';
export { caseOf } from './case.reader';
export { buildConclusion } from './conclusion.builder';
export { investigatedTopic } from './public-queues/investigated-topic.policy';
export { SourceWatcher } from './watch/source.watcher';
export { WatchJob } from './watch/watch.job';
export { watchedSources, type LookView, type WatchedSource } from './watch/watched.reader';
export { TopicIntake } from './topic.intake';
export { ReadingModule } from './reading.module';
export { TopicPageReader, type TopicPage } from './topic-page.reader';
export type { ListedBy } from './investigation.reader';
export type { TopicVerdict } from './investigation.view';
export { inquiryCaseOf, type InquiryCase } from './inquiry/inquiry-case.reader';
export * from './webhooks';
