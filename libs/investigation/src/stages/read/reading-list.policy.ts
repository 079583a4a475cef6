import type { RankedResult } from '@corroborate/domain';
import type { ModeProfile } from '../../investigation.thresholds';

/**
 * Which results are read: best first, no page twice, not too many of one site. What is cut for its site
 * comes back at the end when there is room, since a thin web is better read deep than not at all.
 */
export function readingList(results: RankedResult[], alreadyRead: Set<string>, profile: ModeProfile): RankedResult[] {
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
