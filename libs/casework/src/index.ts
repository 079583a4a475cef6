export { AddedSourcesModule } from './added-sources/added-sources.module';
export { LateSourcesJob } from './added-sources/late-sources.job';
export { CaseworkModule } from './casework.module';
export { EvidenceCheckService } from './evidence/evidence-check.service';
export { FailedCapturesFinder } from './evidence/failed-captures.finder';
export {
  CAPTURE_FAILURES,
  type CaptureFailure,
  type FailedCapture,
  failureOf,
  isLoss,
} from './evidence/failed-captures.policy';
export { isOfSource, pageCapturesOf, WATCH_STAGE } from './evidence/page-captures';
export { QuoteVerifier } from './evidence/quote.verifier';
export { type CheckedQuote, isAmiss, LOOKED_IN } from './evidence/quotes.policy';
export { HOLD_REASON_MOST, LegalHolds } from './holds/legal-holds';
export { summaryOf } from './reevaluation/compare.policy';
export { ReplayModule } from './reevaluation/replay.module';
export {
  REPLAY_KINDS,
  type ReplayDifference,
  type ReplayOutcome,
  type ReplaySummary,
} from './reevaluation/replay.types';
export { Replays } from './reevaluation/replays';
export { CaseFolderService } from './reports/case-folder.service';
export { CaseReportService, type CaseToReport, type HandedReport } from './reports/case-report.service';
export { PictureService, picturesOf } from './reports/pictures.reader';
export { ReviewService } from './reviews/review.service';
export {
  LEASE_MINUTES,
  REJECT_REASONS,
  type RejectReason,
  REVIEW_ACTIONS,
  type ReviewAction,
} from './reviews/review.thresholds';
export type { CorrectionOrder } from './reviews/review.types';
export { approvalNeedsNote } from './reviews/verdict.policy';
