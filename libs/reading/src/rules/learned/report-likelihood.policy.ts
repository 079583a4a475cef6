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
 * Probability, 0–1, that a page on the event reports the topic as fact, trained on synthetic news pages: shared rare
 * words and names, and nearby words of doubt, denial and hearsay. It has no world knowledge and confuses similar
 * events, so it is used only for pages that rules tied to the event without objection.
 */
export const reportLikelihood = (pair: ReportPair, weights: Weights = REPORT_LIKELIHOOD_WEIGHTS): number =>
  chanceOf(reportLikelihoodFeatures(pair), weights);

/**
 * The sentence of the opening most similar to the title; for a headline with byline and date only the headline, if no
 * sentence is similar.
 */
export function closestPassage(title: string, article: Article): Passage | null {
  const { closest } = pairFeatures(title, readText(article.text.slice(0, REPORT_LIKELIHOOD_LIMITS.opening)));
  const best = closest.find(({ text }) => stampStart(text) === null) ?? closest[0];
  if (!best) return null;
  const quote = best.text.slice(0, stampStart(best.text) || best.text.length);
  return { quote, start: best.start, end: best.start + quote.length };
}

/**
 * A year in the quoted sentence that is neither near the event nor in the topic, so the sentence is about another time.
 */
export function otherYear(quote: string, topicText: string, eventDate: Date | null): string | null {
  const own = eventDate?.getUTCFullYear() ?? null;
  const years = quote.match(/\b(?:1[5-9]|20)\d\d\b/g) ?? [];
  return years.find((year) => !topicText.includes(year) && (own === null || Math.abs(Number(year) - own) > 1)) ?? null;
}
