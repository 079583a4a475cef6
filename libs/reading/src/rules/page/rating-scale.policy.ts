import type { RatingScale } from '@corroborate/domain';
import { lexicon } from '@corroborate/text';
import { RATING_LIMITS as LIMITS } from '../stance.thresholds';

export type RatingVerdict = 'false' | 'true' | 'mixed';

const OF_WORD = lexicon('any', 'ratings', 'of').source;
const WRITTEN_RATING = new RegExp(String.raw`^\s*(\d{1,3}(?:[.,]\d{1,2})?)\s*(?:${OF_WORD})\s*(\d{1,3})\s*$`, 'iu');

/** A numeric rating ("1 of 5", "2/10"); null for others. */
export function parseWrittenScale(rating: string): RatingScale | null {
  const [, value, best] = WRITTEN_RATING.exec(rating.slice(0, 40)) ?? [];
  return value === undefined || best === undefined
    ? null
    : { value: Number(value.replace(',', '.')), best: Number(best), worst: null };
}

/** Verdict from the position between worst (false) and best (true); null if out of range, as for "not rated". */
export function scaleVerdict({ value, best, worst }: RatingScale): RatingVerdict | null {
  // schema.org defaults worst to 1, but publishers whose scale starts at 0 omit it too.
  const least = worst ?? (value === 0 ? 0 : 1);
  const place = (value - least) / (best - least);
  if (!(place >= 0 && place <= 1)) return null;
  if (place <= LIMITS.false) return 'false';
  return place >= LIMITS.true ? 'true' : 'mixed';
}
