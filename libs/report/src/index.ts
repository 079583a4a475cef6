export { relatedLines, socialLines, socialSummary } from './background.builder';
export type { CaseData } from './case.types';
export { printCaseFile } from './case-file.printer';
export { relevantSources } from './relevant-sources';
export { toldReview } from './told';
export { buildTimeline, type TimelineEntry } from './timeline.builder';
export {
  buildResult,
  claimTexts,
  confirmedClaims,
  contestedClaims,
  contextNote,
  coverageByProvider,
  reviewReason,
  type InvestigationResult,
} from './result.builder';
