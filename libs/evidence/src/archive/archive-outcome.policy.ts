import type { ArchiveVerdict } from './verify-archive';

export type ArchiveOutcome =
  /** Nothing was changed, and a seal by the key that was wanted covers it. */
  | 'sealed'
  /** Nothing in it contradicts itself, and no seal vouches for it: whoever made it could have made it anew. */
  | 'not-sealed'
  /** It has seals that hold, and one of them is by another key than the one that was wanted. */
  | 'other-key'
  /** Something is not as it was written. */
  | 'wrong';

/** What an archive comes to, in one word. `wanted`: id of the key that it is to be sealed with; null for any. */
export function archiveOutcome(verdict: ArchiveVerdict, wanted: string | null): ArchiveOutcome {
  const { evidence, faults, keys } = verdict;
  if (!evidence || faults.length > 0 || evidence.faults.length > 0) return 'wrong';
  if (keys.length === 0) return 'not-sealed';
  return wanted !== null && keys.some((key) => key !== wanted) ? 'other-key' : 'sealed';
}
