import type { ResultSource } from '../../api/result';

type Source = Pick<ResultSource, 'stance' | 'passage' | 'credibility_tier'>;

/** Stances that say something, what a reviewer must see first in front. */
const ORDER = ['disputes', 'supports', 'mentions'];

/** Sources with a passage: what disputes first, what only mentions the topic last, the most credible of each first. */
export const tellingSources = <S extends Source>(sources: S[]): S[] =>
  sources
    .filter(({ stance, passage }) => passage && ORDER.includes(stance))
    .sort((a, b) => ORDER.indexOf(a.stance) - ORDER.indexOf(b.stance) || a.credibility_tier - b.credibility_tier);
