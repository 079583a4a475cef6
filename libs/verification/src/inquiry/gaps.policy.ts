import type { EvidenceGap } from '@corroborate/domain';

/** Removes duplicates and gaps already searched for, because the same words would find the same pages. */
export function removeSearchedGaps(gaps: readonly EvidenceGap[], searched: readonly EvidenceGap[]): EvidenceGap[] {
  const known = new Set(searched.map(keyOf));
  return gaps.filter((gap) => {
    const key = keyOf(gap);
    const isNew = !known.has(key);
    known.add(key);
    return isNew;
  });
}

const keyOf = ({ text }: EvidenceGap): string => text.trim().toLowerCase();
