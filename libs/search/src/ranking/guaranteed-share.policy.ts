import type { RankedResult } from '@corroborate/domain';
import { isTrustedSite, TRUSTED_STRATEGIES } from '../queries/trusted-groups.policy';
import { TRUSTED_SHARE } from '../search.thresholds';

/**
 * The best results, in order, with a guaranteed share for each trusted group; a single site gets one result. Only
 * relevant results qualify; without groups, these are simply the best.
 */
export function withGuaranteedShare(ranked: readonly RankedResult[], most: number): RankedResult[] {
  const share = Math.max(1, Math.floor(most * TRUSTED_SHARE.ofResults));
  const sites = new Set(ranked.flatMap(({ foundBy }) => foundBy.map(({ strategy }) => strategy)).filter(isTrustedSite));
  const owed = [...TRUSTED_STRATEGIES, ...sites].flatMap((strategy) =>
    ranked
      .filter(
        ({ score, foundBy }) => score >= TRUSTED_SHARE.leastScore && foundBy.some((by) => by.strategy === strategy),
      )
      .slice(0, isTrustedSite(strategy) ? 1 : share),
  );
  const kept = new Set(owed.slice(0, most));
  for (const result of ranked) {
    if (kept.size >= most) break;
    kept.add(result);
  }
  return ranked.filter((result) => kept.has(result));
}
