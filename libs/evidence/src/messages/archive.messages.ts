import type { ArchiveOutcome } from '../archive/archive-outcome.policy';
import type { ArchiveFault, ArchiveVerdict } from '../archive/verify-archive';
import { summarizeCase, type VerificationSummary } from './case.messages';

/** States what an archive proves and what it does not, using only the archive itself. */
export function summarizeArchive({
  investigationId,
  evidence,
  keys,
  faults,
  repacked,
}: ArchiveVerdict): VerificationSummary {
  const wrong = faults.map((fault) => `${locateFault(fault)}: ${ARCHIVE_FAULT_TEXTS[fault.code]}`);
  if (!evidence || investigationId === null) return { proven: [], wrong, notProven: ['No evidence could be checked.'] };
  const caseSummary = summarizeCase(investigationId, evidence);
  const whole = wrong.length === 0 && caseSummary.wrong.length === 0;
  return {
    proven: [
      ...caseSummary.proven,
      ...(repacked && whole ? ['Its files are unchanged, but the container was repackaged.'] : []),
      ...keys.map((key) => `Signed with the key ${key}.`),
    ],
    wrong: [...wrong, ...caseSummary.wrong],
    notProven: [
      ...caseSummary.notProven,
      ...(keys.length > 0
        ? ['That the key belongs to the newsroom: compare it with the key the newsroom publishes.']
        : []),
      'That only the newsroom had the key, and that the pages are true.',
    ],
  };
}

const locateFault = (fault: ArchiveFault): string => {
  if ('path' in fault) return fault.path;
  return 'record' in fault ? `record ${fault.record}` : 'the archive';
};

const ARCHIVE_FAULT_TEXTS: Record<ArchiveFault['code'], string> = {
  'container-unreadable': 'cannot be opened: damaged, incomplete, too large, or not a case archive (WACZ)',
  'file-missing': 'missing',
  'file-unlisted': 'not in the manifest of the archive',
  'file-packed': 'compressed a second time, which hides its records',
  'file-changed': 'differs from the file originally archived',
  'file-malformed': 'malformed',
  'record-differs': 'differs from the evidence chain',
  'index-differs': 'the index does not point to the received response',
  'pages-differ': 'the page list differs from the evidence chain',
  'stamps-differ': 'timestamps are unreadable or differ from their list',
};

/** One sentence per outcome. */
export const OUTCOME_TEXTS: Record<ArchiveOutcome, string> = {
  sealed: 'Unchanged since it was sealed.',
  'not-sealed':
    'Not sealed: its contents are consistent, but no signature proves who created it. Ask for a sealed archive.',
  'other-key': 'Not sealed with the key you provided.',
  'other-authority': 'No timestamp in it chains to the certificate you provided.',
  wrong: 'The archive was changed or is damaged.',
};
