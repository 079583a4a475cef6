import { CorroborateError, type Topic } from '@corroborate/domain';
import { listContentStems } from '@corroborate/text';

/** Minimum number of content words in a note from which a different topic can be recognized. */
const MIN_TELLING_WORDS = 3;

/** Whether a free-text note is about a different topic: it has enough content words but shares none with the topic. */
function isOtherTopic({ title, summary, location, entities }: Topic, note: string): boolean {
  const asked = new Set(listContentStems(note));
  const own = new Set(listContentStems([title, summary ?? '', location ?? '', ...entities].join(' ')));
  return asked.size >= MIN_TELLING_WORDS && [...asked].every((stem) => !own.has(stem));
}

/** @throws CorroborateError `conflict` that suggests a separate investigation */
export function rejectOtherTopic(topic: Topic, note: string | null): void {
  if (note === null || !isOtherTopic(topic, note)) return;
  throw new CorroborateError('conflict', 'The brief is about a different subject than the topic.', {
    hint: 'Submit it as a separate topic, or name the topic in the brief.',
    details: { topicId: topic.id, offer: 'new-investigation' },
  });
}
