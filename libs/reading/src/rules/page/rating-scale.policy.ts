import type { RatingScale } from '@corroborate/domain';
import { lexicon } from '@corroborate/text';
import { RATING_LIMITS as LIMITS } from '../stance.thresholds';

export type RatingVerdict = 'false' | 'true' | 'mixed';

const OF = lexicon('any', 'ratings', 'of').source;
const WRITTEN = new RegExp(String.raw`^\s*(\d{1,3}(?:[.,]\d{1,2})?)\s*(?:${OF})\s*(\d{1,3})\s*$`, 'iu');

/** A rating that is written as figures alone ("1 of 5", "2/10"); null for any other. */
export function writtenScale(rating: string): RatingScale | null {
  const [, value, best] = WRITTEN.exec(rating.slice(0, 40)) ?? [];
  return value === undefined || best === undefined
    ? null
    : { value: Number(value.replace(',', '.')), best: Number(best), worst: null };
}

/** Where the value is between worst (false) and best (true); null if it lies outside, as "not rated" does. */
export function scaleVerdict({ value, best, worst }: RatingScale): RatingVerdict | null {
  // By schema.org the worst is 1 if it is not given; publishers whose scale begins at 0 leave it out too.
  const least = worst ?? (value === 0 ? 0 : 1);
  const place = (value - least) / (best - least);
  if (!(place >= 0 && place <= 1)) return null;
  if (place <= LIMITS.false) return 'false';
  return place >= LIMITS.true ? 'true' : 'mixed';
}
