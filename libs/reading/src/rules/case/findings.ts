import { createReason, type Article, type Passage, type Reason } from '@corroborate/domain';
import type { PageSentence } from '../page/page.model';
import { coverage, type TopicModel } from '../topic/topic.model';
import type { PageCase } from './page-case';
import type { Finding, ChosenSentence } from './rule.types';

export const unrelatedFinding = (reason: Reason): Finding => ({
  stance: 'unrelated',
  strength: 0,
  passage: null,
  reasons: [reason],
});

/** A finding with the stance `mentions` that quotes the closest passage. */
export function mentionFinding({ topic, page }: PageCase, reasons: Reason[]): Finding {
  const sentence = closestSentence(topic, page.sentences);
  if (!sentence) return unrelatedFinding(reasons[0] ?? createReason('stance.nothing-to-quote'));
  const passage = { quote: sentence.text, start: sentence.start, end: sentence.end };
  return { stance: 'mentions', strength: 0.4, passage, reasons };
}

/** A finding with the stance `supports` that quotes one sentence; null if it cannot be quoted verbatim. */
export function supportFinding(
  { article, match }: PageCase,
  found: ChosenSentence | null,
  strength: number,
): Finding | null {
  const passage = found ? toPassage(found.sentence, article) : null;
  return found && passage ? { stance: 'supports', strength, passage, reasons: [found.reason, ...match.reasons] } : null;
}

/** The closest sentence. A sentence is preferred to a headline with byline and date. */
export function closestSentence(topic: TopicModel, sentences: readonly PageSentence[]): PageSentence | null {
  return closestLine(topic, preferWithoutByline(sentences.filter(({ start }) => start >= 0)));
}

/** Like `closestSentence`, but also considers headlines inside the text. */
export function closestLine(topic: TopicModel, lines: readonly PageSentence[]): PageSentence | null {
  const [first, ...others] = lines.filter(({ start }) => start >= 0);
  return others.reduce(
    (best, one) => (best && coverage(topic.terms, one.stems) > coverage(topic.terms, best.stems) ? one : best),
    first ?? null,
  );
}

/** Lines without byline and date, or all lines if there are none. */
const preferWithoutByline = (all: readonly PageSentence[]): readonly PageSentence[] => {
  const unstamped = all.filter(({ stamp }) => stamp === null);
  return unstamped.length > 0 ? unstamped : all;
};

/** The sentence as captured; null for a headline or a normalized text. */
export function toPassage(sentence: PageSentence | null, article: Article): Passage | null {
  if (!sentence || sentence.start < 0) return null;
  const quote = article.text.slice(sentence.start, sentence.end);
  return quote === sentence.text ? { quote, start: sentence.start, end: sentence.end } : null;
}

/** Strength from 0.45 to 1, derived from the share of words of the topic and the weight of the assertion. */
export const computeStrength = (share: number, weight: number): number =>
  Number(Math.min(1, 0.45 + 0.35 * share + 0.07 * weight).toFixed(2));
