import type { TopicDraft } from '@corroborate/domain';
import type { WorldTopic } from '@corroborate/sandbox';

/** A world's topic as the pipeline would send it; what a world leaves open stays open. */
export function draftOf(topic: WorldTopic): TopicDraft {
  // The loader has checked the shapes; JSON columns of a world are JSON because they were parsed from it.
  return topic as unknown as TopicDraft;
}
