import type { ArchiveVerdict } from './verify-archive';

export type ArchiveOutcome =
  /** Unchanged and covered by a seal with the given key. */
  | 'sealed'
  /** Nothing in it contradicts itself, and no seal vouches for it: whoever made it could have made it anew. */
  | 'not-sealed'
  /** It has seals that hold, and one of them is by another key than the one that was wanted. */
  | 'other-key'
  /** Its seals hold, and no stamp leads to the certificate that was wanted. */
  | 'other-authority'
  /** Something is not as it was written. */
  | 'wrong';

export interface Wanted {
  /** Ids of the keys, one of which each seal is to be made with; null for any. */
  keys: readonly string[] | null;
  /** Must a stamp lead to a certificate that was given? */
  stamp: boolean;
}

/** Outcome of an archive check. */
export function archiveOutcome(verdict: ArchiveVerdict, wanted: Wanted): ArchiveOutcome {
  const { evidence, faults, keys } = verdict;
  if (!evidence || faults.length > 0 || evidence.faults.length > 0) return 'wrong';
  if (keys.length === 0) return 'not-sealed';
  if (keys.some((key) => wanted.keys !== null && !wanted.keys.includes(key))) return 'other-key';
  return wanted.stamp && !evidence.stamps.some(({ trust }) => trust === 'trusted') ? 'other-authority' : 'sealed';
}
