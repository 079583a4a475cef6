import { debunkWords, hearsayWords, lexicon } from '@corroborate/text';
import { STANCE_LIMITS } from '../stance.thresholds';
import { ratingOf } from './page-kind.policy';
import type { PageModel } from './page.model';

const said = (section: string): string => lexicon('en', 'page-kinds', section).source;
const RATING = new RegExp(
  String.raw`\b(?:${said('rating-lead')})\s*(?:${said('rating-link')}|:)?\s*:?\s*["“]?([\p{L}\s-]{3,30})`,
  'iu',
);

/** The last sentence that gives a rating, in three words; null where none does. */
export function ratingStated(page: PageModel): 'false' | 'true' | 'mixed' | null {
  for (const sentence of [...page.sentences].reverse()) {
    const stated = RATING.exec(sentence.text);
    if (stated?.[1]) return ratingOf(stated[1]);
  }
  return null;
}

/** How plainly a headline or lead calls a story wrong, whatever its verb: 2 in headline or lead, 1 elsewhere. */
export function debunkWeight(page: PageModel): number {
  if (debunkWords(page.headline.text)) return 2;
  const lead = page.sentences.slice(0, STANCE_LIMITS.lead);
  if (lead.some((sentence) => debunkWords(sentence.text) && hearsayWords(sentence.text))) return 2;
  return page.sentences.some((sentence) => debunkWords(sentence.text)) ? 1 : 0;
}
