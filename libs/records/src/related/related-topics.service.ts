import type { SameEventJudge, Topic, TopicGist } from '@corroborate/domain';
import { buildRelatedTopics } from './related-topics.policy';
import type { FindTopicsLike, RelatedTopics } from './related.types';

/** Stored topics about the same event or series. Makes no external calls. */
export class RelatedTopicsService {
  constructor(
    private readonly find: FindTopicsLike,
    private readonly judge: SameEventJudge,
  ) {}

  async of(topic: Topic): Promise<RelatedTopics> {
    return buildRelatedTopics(gistOf(topic), await this.find(topic), this.judge);
  }
}

const gistOf = (topic: Topic): TopicGist => ({
  ...topic,
  investigationId: null,
  text: (topic.summary ?? topic.articleText)?.slice(0, 1_000) ?? null,
});
