import { createReason, type Reason } from '@corroborate/domain';
import { findJokeCue, findRehearsalCue } from '@corroborate/text';
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
    firstIn(own, (text) => findRehearsalCue(text)) ?? firstIn(beside, (text) => findRehearsalCue(text, true));
  const words =
    (findRehearsalCue(topicText) === null ? rehearsed() : null) ??
    (findJokeCue(topicText) === null ? firstIn(all, findJokeCue) : null);
  return words === null ? null : createReason('caution.unreal', { words });
}

const firstIn = (sentences: readonly PageSentence[], find: (text: string) => string | null): string | null =>
  sentences.map(({ text }) => find(text)).find((words) => words !== null) ?? null;
