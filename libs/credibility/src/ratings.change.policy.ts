import type { DomainRating } from '@corroborate/domain';

type RatedSite = Pick<DomainRating, 'site' | 'score'>;

/** Changes when one rating list replaces another. */
export interface RatingsChange {
  added: number;
  removed: number;
  unchanged: number;
  /** Sites with a changed score, largest change first. */
  changed: { site: string; from: number; to: number }[];
}

export function ratingsChange(before: readonly RatedSite[], after: readonly RatedSite[]): RatingsChange {
  const known = new Map(before.map(({ site, score }) => [site, score]));
  const both = after.flatMap(({ site, score }) => {
    const from = known.get(site);
    return from === undefined ? [] : [{ site, from, to: score }];
  });
  const changed = both.filter(({ from, to }) => from !== to);
  const distance = ({ from, to }: { from: number; to: number }) => Math.abs(to - from);
  return {
    added: after.length - both.length,
    removed: known.size - both.length,
    unchanged: both.length - changed.length,
    changed: changed.sort((a, b) => distance(b) - distance(a) || (a.site < b.site ? -1 : 1)),
  };
}
