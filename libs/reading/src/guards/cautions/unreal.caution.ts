import { because, type Reason } from '@corroborate/domain';
import { jokeWords, rehearsalWords } from '@corroborate/text';
import { around, type PageModel, type PageSentence } from '../../rules/page/page.model';
import type { TopicModel } from '../../rules/topic/topic.model';

/**
 * A rehearsal, a chatbot's answer or a self-declared joke: the event did not happen. Not applied to topics about such
 * things.
 */
export function unreal(topic: TopicModel, page: PageModel, passage: PageSentence | undefined): Reason | null {
  const topicText = `${topic.title} . ${topic.core}`;
  const all = [page.headline, ...page.sentences];
  const own = [page.headline, ...(passage === undefined ? [] : [passage])];
  const beside = around(page, passage);
  const rehearsed = () =>
    firstIn(own, (text) => rehearsalWords(text)) ?? firstIn(beside, (text) => rehearsalWords(text, true));
  const words =
    (rehearsalWords(topicText) === null ? rehearsed() : null) ??
    (jokeWords(topicText) === null ? firstIn(all, jokeWords) : null);
  return words === null ? null : because('caution.unreal', { words });
}

const firstIn = (sentences: readonly PageSentence[], find: (text: string) => string | null): string | null =>
  sentences.map(({ text }) => find(text)).find((words) => words !== null) ?? null;
