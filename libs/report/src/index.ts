export { socialLines, socialSummary } from './background.builder';
export type { CaseData, RoundLog } from './case.types';
export { getCaseStandings, type StandingCase } from './claim-standings';
export type { Balance } from './parts/balance/balance.types';
export type { Articles, PartsCase, ReportParts } from './parts/parts.types';
export type { ExplanationEvidence, NotedCase } from './parts/noted/noted.types';
export { reportParts } from './parts/report-parts';
export { prePublicationLine } from './pre-publication/pre-publication.builder';
export { shownQuote } from './shown-quote';
export { relevantSources } from './relevant-sources';
export { formatReviewReason } from './formatted-reasons';
export { contextNote } from './context-note';
export { currentResult } from './current-result';
export { buildResult, claimTextsWithStanding, reviewReason } from './result.builder';
export { readableResult, readResult, resultFaults, type StoredResult } from './result.reader';
export { resultJsonSchemas } from './result/named-schemas';
export type { InvestigationResult } from './result.schema';
export * from './report';
export { articleClaims } from './article/article-claims.policy';
export { claimReviews, type ClaimReviews } from './claim-review/claim-review.builder';
export type {
  FolderFile,
  SourceOriginal,
  SourceOriginals,
  StoredAnswer,
  StoredCase,
  StoredMedia,
} from './folder/case-file.types';
export { citesProvider } from './folder/cited-providers.policy';
export { caseFolder, fullCaseFolder } from './folder/case-folder';
export { buildFolderName } from './folder/state.files';
export { findQuote, QUOTE_VERDICTS, type QuoteVerdict } from './quote/find-quote.policy';
export { outletNamesBySite } from './report/printed-names';
export { readZip, buildZip } from './folder/zip';
export { renderPdf } from './pdf/browser.pdf';
export { verdictLine, getCaseVerdict } from './verdict.builder';
