import type { SourceUse } from '@corroborate/db';

/** Most that one decision has shown by a browser. */
const MOST = 20;

/** Pure: the sources of a decision that somebody will want to see: those that count first, then those that dispute. */
export function sourcesToShow(uses: readonly Pick<SourceUse, 'sourceId' | 'counts' | 'stance'>[]): number[] {
  const counting = uses.filter(({ counts }) => counts);
  const disputing = uses.filter(({ counts, stance }) => !counts && stance === 'disputes');
  return [...counting, ...disputing].slice(0, MOST).map(({ sourceId }) => sourceId);
}
