import { stampStart } from '@corroborate/text';
import type { Article, Passage } from '@corroborate/domain';
import { pairFeatures } from './body-stance.features';
import { reportLikelihoodFeatures, type ReportPair } from './report-likelihood.features';
import { readText } from '../page/text-parts';
import { REPORT_LIKELIHOOD_LIMITS } from '../stance.thresholds';
import { readModel, WEIGHTS } from './model';
import { chanceOf, type Weights } from './weights';

export const REPORT_LIKELIHOOD_WEIGHTS = readModel('report-likelihood', { weights: WEIGHTS }).weights;

/**
 * How likely a page on the event tells the topic as a fact, by traits learned from pages of invented newsrooms: shared
 * rare words and names, and words of doubt, denial and hearsay near them. 0–1. It knows nothing of the world, and takes
 * one event for its like: asked only of pages that rules have tied to the event and that say nothing against it.
 */
export const reportLikelihood = (pair: ReportPair, weights: Weights = REPORT_LIKELIHOOD_WEIGHTS): number =>
  chanceOf(reportLikelihoodFeatures(pair), weights);

/**
 * The sentence of a page's opening that comes closest to the topic's title; of a headline with byline and day only the
 * headline, where no sentence comes close.
 */
export function closestPassage(title: string, article: Article): Passage | null {
  const { closest } = pairFeatures(title, readText(article.text.slice(0, REPORT_LIKELIHOOD_LIMITS.opening)));
  const best = closest.find(({ text }) => stampStart(text) === null) ?? closest[0];
  if (!best) return null;
  const quote = best.text.slice(0, stampStart(best.text) || best.text.length);
  return { quote, start: best.start, end: best.start + quote.length };
}

/**
 * A year in the quoted sentence that is neither the event's, nor next to it, nor the topic's: what is told there was
 * then.
 */
export function otherYear(quote: string, topicText: string, eventDate: Date | null): string | null {
  const own = eventDate?.getUTCFullYear() ?? null;
  const years = quote.match(/\b(?:1[5-9]|20)\d\d\b/g) ?? [];
  return years.find((year) => !topicText.includes(year) && (own === null || Math.abs(Number(year) - own) > 1)) ?? null;
}
