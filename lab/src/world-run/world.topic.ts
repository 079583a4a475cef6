import type { TopicDraft } from '@corroborate/domain';
import type { WorldTopic } from '@corroborate/sandbox';

/** A world's topic as the pipeline would send it; fields absent in the world stay absent. */
export function toTopicDraft(topic: WorldTopic): TopicDraft {
  // The loader has validated the shapes; JSON columns of a world are valid, because they were parsed from JSON.
  return topic as unknown as TopicDraft;
}
