import type { DomainRating } from '@corroborate/domain';

type Rated = Pick<DomainRating, 'site' | 'score'>;

/** What a list changes that is put in the place of another one. */
export interface RatingsChange {
  added: number;
  removed: number;
  unchanged: number;
  /** Those with another score, by how far it moves: farthest first. */
  changed: { site: string; from: number; to: number }[];
}

export function ratingsChange(before: readonly Rated[], after: readonly Rated[]): RatingsChange {
  const known = new Map(before.map(({ site, score }) => [site, score]));
  const both = after.flatMap(({ site, score }) => {
    const from = known.get(site);
    return from === undefined ? [] : [{ site, from, to: score }];
  });
  const changed = both.filter(({ from, to }) => from !== to);
  const far = ({ from, to }: { from: number; to: number }) => Math.abs(to - from);
  return {
    added: after.length - both.length,
    removed: known.size - both.length,
    unchanged: both.length - changed.length,
    changed: changed.sort((a, b) => far(b) - far(a) || (a.site < b.site ? -1 : 1)),
  };
}
