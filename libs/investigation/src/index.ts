export { Advancer, type RoundQueue } from './advancer';
export { CaseHistory, type StageRow } from './case.history';
export { buildConclusion, type Conclusion } from './conclusion.builder';
export { estimateCompletion, type ModeEstimate } from './estimate.policy';
export { clockOf, openHouse, type House } from './house';
export type { HouseLog } from './house.log';
export { InvestigationDesk, type TriggerRequest } from './investigation.desk';
export { type CaptureView } from './capture.reader';
export { DEFAULT_MODE, MODE_PROFILES, type ModeProfile } from './investigation.thresholds';
export type { InvestigationPlan, PlanBrief } from './plan/plan.types';
export { relatedOf } from './related.reader';
export { Reconciler } from './reconciler';
export { ReinvestigationJob, SCHEDULE } from './reinvestigation.job';
export { ReviewDesk, type ReviewOutcome } from './review/review.desk';
export type { CorrectionOrder } from './review/review.types';
export {
  LEASE_MINUTES,
  REJECT_REASONS,
  REVIEW_ACTIONS,
  type RejectReason,
  type ReviewAction,
} from './review/review.thresholds';
export type { ReviewOrder } from './review/verdict.policy';
export type { DecisionDifference } from './review/difference.policy';
export { RetentionJob, type RetentionReport } from './retention.job';
export { isActiveStage, StageRunner, type StageJob, type StageSet } from './stage.runner';
export * from './stage.types';
export { caseOf } from './case.reader';
export { TopicIntake, type IntakeOutcome, type TopicHandover } from './topic.intake';
export { openWorkshop, type SharedStores, type Workshop } from './workshop';
export * from './webhooks';
