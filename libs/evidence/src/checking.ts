/** Archive verification without Node APIs, for the browser (`apps/verify`). */
export { parseKeyIds } from './chain/seal.check';
export { parseCertificates } from './timestamps/certificates.policy';
export { archiveOutcome, type ArchiveOutcome } from './archive/archive-outcome.policy';
export {
  readAndVerifyArchive,
  verifyArchive,
  type ArchiveVerdict,
  type ArchiveContents,
} from './archive/verify-archive';
export { OUTCOME_TEXTS, summarizeArchive } from './messages/archive.messages';
export { summarizeCase, type VerificationSummary } from './messages/case.messages';
export { describeEntries, type EntryDescription } from './messages/entry.messages';
