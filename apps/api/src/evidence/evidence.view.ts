import { toReasonText, type Reason } from '@corroborate/domain';
import type { SourceEvidence } from '@corroborate/housekeeping';
import { SourceEvidenceResponse } from './evidence.responses';

export const toSourceEvidence = ({ snapshots, mode, publicCopies, ...kept }: SourceEvidence): SourceEvidenceResponse =>
  SourceEvidenceResponse.of({
    ...kept,
    snapshots: snapshots.map(withReasonText),
    snapshotMode: mode,
    publicCopies: publicCopies.copies.map(withReasonText),
    publicCopyMode: publicCopies.mode,
  });

const withReasonText = <T extends { reason: Reason | null }>({ reason, ...same }: T) => ({
  ...same,
  reason: reason && toReasonText(reason),
  reasonCode: reason,
});
