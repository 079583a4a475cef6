import { stemsAsWritten } from '@corroborate/text';
import { TERM_WEIGHTS } from '../search.thresholds';
import type { TopicWeights } from './topic-weights.policy';

/** Typical reports contain about half of a topic's weighted words; this share counts as full relevance. */
const FULL_RELEVANCE_SHARE = 0.55;
/** Factor if the words occur but the names do not: probably a similar event elsewhere. */
const WITHOUT_NAMES_FACTOR = 0.5;

/** Relevance of a text to the topic (BM25 saturation, weights of the topic). */
export function computeRelevance(text: string, weights: TopicWeights) {
  const stems = stemsAsWritten(text);
  const counts = new Map<string, number>();
  for (const word of stems) counts.set(word, (counts.get(word) ?? 0) + 1);
  const { k1, b, usualLength } = TERM_WEIGHTS;
  const norm = k1 * (1 - b + (b * stems.length) / usualLength);
  let gained = 0;
  const matched: { shown: string; weight: number }[] = [];
  for (const [term, { weight, shown }] of weights.terms) {
    const count = counts.get(term) ?? 0;
    if (count === 0) continue;
    gained += (weight * count * (k1 + 1)) / (count + norm);
    matched.push({ shown, weight });
  }
  const named = weights.names.length === 0 || weights.names.some((name) => isNamePresent(name, counts));
  const value =
    weights.total === 0
      ? 0
      : Math.min(1, gained / (weights.total * FULL_RELEVANCE_SHARE)) * (named ? 1 : WITHOUT_NAMES_FACTOR);
  return {
    /** 0–1. */
    value,
    /** The topic's words found, highest weight first, as the topic writes them. */
    matched: matched.sort((x, y) => y.weight - x.weight).map(({ shown }) => shown),
    /** False if the topic has names and none occurs. */
    named,
  };
}

/** A name is present if more than half of its words occur. */
const isNamePresent = (name: string[], counts: Map<string, number>) =>
  name.filter((word) => counts.has(word)).length * 2 > name.length;
