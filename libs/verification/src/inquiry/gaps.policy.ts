import type { Gap } from '@corroborate/domain';

/** Gaps without duplicates and without those searched before: the same words would find the same pages. */
export function notSearched(gaps: readonly Gap[], searched: readonly Gap[]): Gap[] {
  const known = new Set(searched.map(keyOf));
  return gaps.filter((gap) => {
    const key = keyOf(gap);
    const isNew = !known.has(key);
    known.add(key);
    return isNew;
  });
}

const keyOf = ({ text }: Gap): string => text.trim().toLowerCase();
