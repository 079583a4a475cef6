import type { SourceUse } from '@corroborate/db';

/** Most that one decision has shown by a browser. */
const MOST = 20;

type Used = Pick<SourceUse, 'sourceId' | 'counts' | 'stance'>;

/** Pure: the sources of a decision that somebody will want to see: those that count first, then those that dispute. */
export function sourcesToShow(uses: readonly Used[]): number[] {
  const counting = uses.filter(({ counts }) => counts);
  const disputing = uses.filter(({ counts, stance }) => !counts && stance === 'disputes');
  return [...counting, ...disputing].slice(0, MOST).map(({ sourceId }) => sourceId);
}
