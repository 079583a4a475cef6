export { AddedSourcesModule } from './added-sources/added-sources.module';
export { LateSourcesJob } from './added-sources/late-sources.job';
export { CaseworkModule } from './casework.module';
export { EvidenceCheckService } from './evidence/evidence-check.service';
export { FailedCapturesFinder } from './evidence/failed-captures.finder';
export {
  CAPTURE_FAILURES,
  type CaptureFailure,
  type FailedCapture,
  captureFailure,
  isLoss,
} from './evidence/failed-captures.policy';
export { isOfSource, loadPageCaptures, WATCH_STAGE } from './evidence/page-captures';
export { QuoteVerifier } from './evidence/quote.verifier';
export { type CheckedQuote, isFaulty, QUOTE_SOURCES } from './evidence/quotes.policy';
export { MAX_HOLD_REASON_LENGTH, LegalHoldService } from './holds/legal-hold.service';
export { summarize } from './reevaluation/compare.policy';
export { ReplayModule } from './reevaluation/replay.module';
export {
  REPLAY_KINDS,
  type ReplayDifference,
  type ReplayOutcome,
  type ReplaySummary,
} from './reevaluation/replay.types';
export { ReplayService } from './reevaluation/replay.service';
export { CaseFolderService } from './reports/case-folder.service';
export { CaseReportService, type CaseReportInput, type ExportedDocument } from './reports/case-report.service';
export { PictureService, listPictures } from './reports/pictures.reader';
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
