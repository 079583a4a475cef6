import { createReason, type Reason } from '@corroborate/domain';
import { findJokeCue, findRehearsalCue } from '@corroborate/text';
import { sentenceWithNeighbors, type PageModel, type PageSentence } from '../../rules/page/page.model';
import type { TopicModel } from '../../rules/topic/topic.model';

/**
 * Finds rehearsals, chatbot answers and self-declared jokes, in which the event did not happen. Does not apply to
 * topics about such things.
 */
export function findUnrealEvent(topic: TopicModel, page: PageModel, passage: PageSentence | undefined): Reason | null {
  const topicText = `${topic.title} . ${topic.core}`;
  const all = [page.headline, ...page.sentences];
  const own = [page.headline, ...(passage === undefined ? [] : [passage])];
  const beside = sentenceWithNeighbors(page, passage);
  const rehearsed = () =>
    firstMatch(own, (text) => findRehearsalCue(text)) ?? firstMatch(beside, (text) => findRehearsalCue(text, true));
  const words =
    (findRehearsalCue(topicText) === null ? rehearsed() : null) ??
    (findJokeCue(topicText) === null ? firstMatch(all, findJokeCue) : null);
  return words === null ? null : createReason('caution.unreal', { words });
}

const firstMatch = (sentences: readonly PageSentence[], find: (text: string) => string | null): string | null =>
  sentences.map(({ text }) => find(text)).find((words) => words !== null) ?? null;
