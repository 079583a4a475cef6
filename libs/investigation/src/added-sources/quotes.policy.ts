import { type Article, type Topic } from '@corroborate/domain';
import { contentStems, splitSentences } from '@corroborate/text';

const QUOTES = { most: 3, shortest: 30, longest: 400 };

/** Sentences of a page most similar to the topic, verbatim and in page order. */
export function quotesOf({ text }: Pick<Article, 'text'>, topic: Pick<Topic, 'title' | 'summary'>): string[] {
  const story = new Set(contentStems(`${topic.title} ${topic.summary ?? ''}`));
  const candidates = splitSentences(text).flatMap(({ text: sentence }, at) => {
    const quote = sentence.trim();
    if (quote.length < QUOTES.shortest || quote.length > QUOTES.longest) return [];
    const shared = new Set(contentStems(quote).filter((stem) => story.has(stem))).size;
    return [{ quote, at, shared }];
  });
  return candidates
    .sort((a, b) => b.shared - a.shared || a.at - b.at)
    .slice(0, QUOTES.most)
    .sort((a, b) => a.at - b.at)
    .map(({ quote }) => quote);
}
