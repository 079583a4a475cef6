import type { RankedResult } from '@corroborate/domain';
import type { ModeProfile } from '../../investigation.thresholds';

/**
 * Selects results to read: best first, without duplicates, limited per site. Results over the site limit fill places
 * that are left, because if there are few results, more pages of one site are better than none.
 */
export function selectPagesToRead(
  results: RankedResult[],
  alreadyRead: Set<string>,
  profile: ModeProfile,
): RankedResult[] {
  const fresh = results.filter((result) => !alreadyRead.has(result.canonicalUrl) && !alreadyRead.has(result.url));
  const perSite = new Map<string, number>();
  const within: RankedResult[] = [];
  const beyond: RankedResult[] = [];
  for (const result of fresh) {
    const count = (perSite.get(result.site) ?? 0) + 1;
    perSite.set(result.site, count);
    (count <= profile.maxPagesPerSite ? within : beyond).push(result);
  }
  return [...within, ...beyond].slice(0, profile.maxPages);
}
