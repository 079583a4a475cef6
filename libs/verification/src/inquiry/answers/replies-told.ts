import { splitSentences, words } from '@corroborate/text';
import { replyIn } from '../../integrity/look.words';
import { tellersIn, type Captures, type QuestionCase } from './question-case';

export interface ToldReply {
  sourceId: number;
  quote: string;
}

/** Sentences of a page that are looked through. */
const MOST = 200;

/**
 * Sentences of credible pages in which somebody answers, or in which it is told that they do: they name them and have
 * the words of an answer ("Roe's lawyer said", "denied that").
 */
export function repliesTold(name: string, data: QuestionCase, captures: Captures): ToldReply[] {
  const last = words(name).at(-1)?.folded ?? '';
  if (last.length < 3) return [];
  const names = (text: string) => words(text).some(({ folded }) => folded === last || folded === `${last}'s`);
  return tellersIn(data, captures).flatMap(({ view, article }) =>
    splitSentences(article.text)
      .slice(0, MOST)
      .filter(({ text }) => names(text) && replyIn(text, article.language, 'reply') !== null)
      .slice(0, 1)
      .map(({ text }) => ({ sourceId: view.id, quote: text })),
  );
}
