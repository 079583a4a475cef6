import { reasonText, type Reason } from '@corroborate/domain';
import type { SourceEvidence } from '@corroborate/housekeeping';
import { SourceEvidenceAnswer } from './evidence.answers';

export const toSourceEvidence = ({ snapshots, mode, publicCopies, ...kept }: SourceEvidence): SourceEvidenceAnswer =>
  SourceEvidenceAnswer.of({
    ...kept,
    snapshots: snapshots.map(withSentence),
    snapshotMode: mode,
    publicCopies: publicCopies.copies.map(withSentence),
    publicCopyMode: publicCopies.mode,
  });

const withSentence = <T extends { reason: Reason | null }>({ reason, ...same }: T) => ({
  ...same,
  reason: reason && reasonText(reason),
  reasonCode: reason,
});
