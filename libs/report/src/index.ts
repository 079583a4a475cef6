export { relatedLines, socialLines, socialSummary } from './background.builder';
export type { CaseData } from './case.types';
export { printCaseFile } from './case-file.printer';
export { buildTimeline, type TimelineEntry } from './timeline.builder';
export {
  buildResult,
  claimTexts,
  confirmedClaims,
  contestedClaims,
  contextNote,
  coverageByProvider,
  relevantSources,
  reviewReason,
  type InvestigationResult,
} from './result.builder';
