import type { ArchiveVerdict } from './verify-archive';

export type ArchiveOutcome =
  /** Unchanged, and covered by a seal made with an expected key. */
  | 'sealed'
  /** Consistent, but not covered by a seal, so its creator could have forged it. */
  | 'not-sealed'
  /** Its seals are valid, but one was made with a key other than those expected. */
  | 'other-key'
  /** Its seals are valid, but no timestamp chains to an expected certificate. */
  | 'other-authority'
  /** A file or entry was changed or damaged. */
  | 'wrong';

export interface VerificationRequirements {
  /** IDs of the expected keys; each seal must be made with one of them. Null accepts any key. */
  keys: readonly string[] | null;
  /** True if a timestamp must chain to one of the given certificates. */
  stamp: boolean;
}

export function archiveOutcome(verdict: ArchiveVerdict, wanted: VerificationRequirements): ArchiveOutcome {
  const { evidence, faults, keys } = verdict;
  if (!evidence || faults.length > 0 || evidence.faults.length > 0) return 'wrong';
  if (keys.length === 0) return 'not-sealed';
  if (keys.some((key) => wanted.keys !== null && !wanted.keys.includes(key))) return 'other-key';
  return wanted.stamp && !evidence.stamps.some(({ trust }) => trust === 'trusted') ? 'other-authority' : 'sealed';
}
