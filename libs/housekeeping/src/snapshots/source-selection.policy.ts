import type { SourceUse } from '@corroborate/db';

/** Maximum browser snapshots per decision. */
const MAX_SOURCES = 20;

/** The sources of a decision to show: counted ones first, then disputing ones. Pure. */
export function selectSources(uses: readonly Pick<SourceUse, 'sourceId' | 'counts' | 'stance'>[]): number[] {
  const counting = uses.filter(({ counts }) => counts);
  const disputing = uses.filter(({ counts, stance }) => !counts && stance === 'disputes');
  return [...counting, ...disputing].slice(0, MAX_SOURCES).map(({ sourceId }) => sourceId);
}
