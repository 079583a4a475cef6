import type { ArchiveVerdict } from './verify-archive';

export type ArchiveOutcome =
  /** Unchanged and covered by a seal with the given key. */
  | 'sealed'
  /** Consistent, but not covered by a seal, so its maker could have forged it. */
  | 'not-sealed'
  /** Its seals are valid, but one is by a key other than those expected. */
  | 'other-key'
  /** Its seals are valid, but no timestamp leads to an expected certificate. */
  | 'other-authority'
  /** Something was changed or damaged. */
  | 'wrong';

export interface VerificationRequirements {
  /** Expected key IDs, one of which must have made each seal; null accepts any key. */
  keys: readonly string[] | null;
  /** True if a timestamp must lead to one of the given certificates. */
  stamp: boolean;
}

/** Outcome of an archive check. */
export function archiveOutcome(verdict: ArchiveVerdict, wanted: VerificationRequirements): ArchiveOutcome {
  const { evidence, faults, keys } = verdict;
  if (!evidence || faults.length > 0 || evidence.faults.length > 0) return 'wrong';
  if (keys.length === 0) return 'not-sealed';
  if (keys.some((key) => wanted.keys !== null && !wanted.keys.includes(key))) return 'other-key';
  return wanted.stamp && !evidence.stamps.some(({ trust }) => trust === 'trusted') ? 'other-authority' : 'sealed';
}
