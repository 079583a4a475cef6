import { type Article, type Topic } from '@corroborate/domain';
import { listContentStems, splitSentences } from '@corroborate/text';

const QUOTE_LIMITS = { most: 3, shortest: 30, longest: 400 };

/** Sentences of a page most similar to the topic, verbatim and in page order. */
export function selectQuotes({ text }: Pick<Article, 'text'>, topic: Pick<Topic, 'title' | 'summary'>): string[] {
  const story = new Set(listContentStems(`${topic.title} ${topic.summary ?? ''}`));
  const candidates = splitSentences(text).flatMap(({ text: sentence }, at) => {
    const quote = sentence.trim();
    if (quote.length < QUOTE_LIMITS.shortest || quote.length > QUOTE_LIMITS.longest) return [];
    const shared = new Set(listContentStems(quote).filter((stem) => story.has(stem))).size;
    return [{ quote, at, shared }];
  });
  return candidates
    .sort((a, b) => b.shared - a.shared || a.at - b.at)
    .slice(0, QUOTE_LIMITS.most)
    .sort((a, b) => a.at - b.at)
    .map(({ quote }) => quote);
}
