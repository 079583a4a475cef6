/** Archive verification without Node APIs, for the browser (`apps/verify`). */
export { keyIdsIn } from './chain/public-key';
export { certificatesIn } from './stamps/certificates.policy';
export { archiveOutcome, type ArchiveOutcome } from './archive/archive-outcome.policy';
export { lookThrough, verifyArchive, type ArchiveVerdict, type LookedThrough } from './archive/verify-archive';
export { OUTCOME_IN_WORDS, summarizeArchive } from './words/archive.words';
export { summarizeCase, type VerificationSummary } from './words/case.words';
export { describeEntries, type EntryDescription } from './words/entry.words';
