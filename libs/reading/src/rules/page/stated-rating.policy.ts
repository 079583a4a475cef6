import { findDebunkCue, findHearsayCue, lexicon } from '@corroborate/text';
import { STANCE_LIMITS } from '../stance.thresholds';
import type { PageModel } from './page.model';
import { readRating, type RatingVerdict } from './rating.policy';
import { RULES_LANGUAGES } from './rules-language.policy';

const STATED_RATINGS = [...RULES_LANGUAGES].map((language) => {
  const [lead, link] = ['lead', 'link'].map((section) => lexicon(language, 'ratings', section).source);
  const sign = String.raw`(?<!\p{L})(?:${lead})(?:\s+(?:${link})(?!\p{L})|\s*:)?\s*["“]?([\p{L}\p{N} ,'’/-]{3,60})`;
  return { language, pattern: new RegExp(sign, 'iu') };
});

/** Verdict of the last sentence with a rating; otherwise null. */
export function findStatedRating(page: PageModel): RatingVerdict | null {
  for (const { text } of [...page.sentences].reverse())
    for (const { language, pattern } of STATED_RATINGS) {
      const stated = pattern.exec(text)?.[1];
      if (stated !== undefined) return readRating(stated, language)?.verdict ?? null;
    }
  return null;
}

/** How clearly the page debunks a story: 2 in headline or lead, 1 elsewhere, or 0. */
export function debunkWeight(page: PageModel): number {
  if (findDebunkCue(page.headline.text)) return 2;
  const lead = page.sentences.slice(0, STANCE_LIMITS.lead);
  if (lead.some((sentence) => findDebunkCue(sentence.text) && findHearsayCue(sentence.text))) return 2;
  return page.sentences.some((sentence) => findDebunkCue(sentence.text)) ? 1 : 0;
}
