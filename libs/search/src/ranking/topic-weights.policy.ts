import { memoizeByObject, type Topic } from '@corroborate/domain';
import { toStem, stemsAsWritten, wordsAsWritten } from '@corroborate/text';
import { topicTerms } from '../queries/topic-terms.policy';
import { TERM_WEIGHTS } from '../search.thresholds';

/** Stems that indicate the topic, with their weights and written forms. */
export interface TopicWeights {
  terms: Map<string, { weight: number; shown: string }>;
  /** Stems of each distinctive name. */
  names: string[][];
  total: number;
}

/** Memoized: hits are ranked several times per search against the same topic. */
export const topicWeights = memoizeByObject((topic: Topic): TopicWeights => {
  const found = topicTerms(topic);
  const terms: TopicWeights['terms'] = new Map();
  const add = (text: string, weight: number) => {
    for (const shown of wordsAsWritten(text)) {
      const [key] = stemsAsWritten(shown);
      if (key === undefined || (terms.get(key)?.weight ?? 0) >= weight) continue;
      terms.set(key, { weight, shown });
    }
  };
  found.extra.slice(0, 12).forEach((word) => add(word, TERM_WEIGHTS.summary));
  found.words.forEach((word) => add(word, TERM_WEIGHTS.title));
  if (found.place) add(found.place, TERM_WEIGHTS.place);
  found.numbers.forEach((number) => add(number, TERM_WEIGHTS.number));
  found.names.slice(0, 4).forEach((name) => add(name, TERM_WEIGHTS.name));
  const total = [...terms.values()].reduce((sum, { weight }) => sum + (weight > TERM_WEIGHTS.summary ? weight : 0), 0);
  return { terms, names: found.names.slice(0, 4).map((name) => wordsAsWritten(name).map(toStem)), total };
});
