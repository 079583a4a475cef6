export type { ModeEstimate } from './estimate.policy';
export { openHouse, type House } from './house';
export type { CaptureView } from './capture.reader';
export type { InvestigationPlan, PlanBrief } from './plan/plan.types';
export { relatedOf } from './related.reader';
export { ReviewDesk } from './review/review.desk';
export {
  LEASE_MINUTES,
  REJECT_REASONS,
  REVIEW_ACTIONS,
  type RejectReason,
  type ReviewAction,
} from './review/review.thresholds';
export { RetentionJob, type RetentionReport } from './retention.job';
export { isActiveStage, type StageJob } from './stage.runner';
export * from './stage.types';
export { caseOf } from './case.reader';
export type { TopicHandover } from './topic.intake';
export { openWorkshop, type Workshop } from './workshop';
export * from './webhooks';
