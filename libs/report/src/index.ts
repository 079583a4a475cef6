export { socialLines, socialSummary } from './background.builder';
export type { CaseData } from './case.types';
export { printCaseFile } from './case-file.printer';
export { relevantSources } from './relevant-sources';
export { toldReview } from './told';
export { buildResult, confirmedClaims, contestedClaims, contextNote, reviewReason } from './result.builder';
export { readResult, resultFaults, resultJsonSchemas, type StoredResult } from './result.reader';
export type { InvestigationResult } from './result.schema';
