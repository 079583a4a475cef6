export { socialLines, socialSummary } from './background.builder';
export type { CaseData } from './case.types';
export { printCaseFile } from './case-file.printer';
export { relevantSources } from './relevant-sources';
export { toldReview } from './told';
export {
  buildResult,
  confirmedClaims,
  contestedClaims,
  contextNote,
  reviewReason,
  type InvestigationResult,
} from './result.builder';
