import type { RatingScale } from '@corroborate/domain';
import { lexicon } from '@corroborate/text';
import { RATING_LIMITS as LIMITS } from '../stance.thresholds';

export type RatingVerdict = 'false' | 'true' | 'mixed';

const OF_WORD = lexicon('any', 'ratings', 'of').source;
const WRITTEN_RATING = new RegExp(String.raw`^\s*(\d{1,3}(?:[.,]\d{1,2})?)\s*(?:${OF_WORD})\s*(\d{1,3})\s*$`, 'iu');

/** Parses a rating in figures ("1 of 5", "2/10"); null for any other rating. */
export function parseWrittenScale(rating: string): RatingScale | null {
  const [, value, best] = WRITTEN_RATING.exec(rating.slice(0, 40)) ?? [];
  return value === undefined || best === undefined
    ? null
    : { value: Number(value.replace(',', '.')), best: Number(best), worst: null };
}

/** Verdict by position between worst (false) and best (true). Null if outside the scale, which means "not rated". */
export function scaleVerdict({ value, best, worst }: RatingScale): RatingVerdict | null {
  // The default for the worst value is 1 in schema.org, but publishers whose scale starts at 0 also omit it.
  const least = worst ?? (value === 0 ? 0 : 1);
  const place = (value - least) / (best - least);
  if (!(place >= 0 && place <= 1)) return null;
  if (place <= LIMITS.false) return 'false';
  return place >= LIMITS.true ? 'true' : 'mixed';
}
