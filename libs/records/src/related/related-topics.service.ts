import type { SameEventJudge, Topic, TopicGist } from '@corroborate/domain';
import { relatedTopics } from './related-topics.policy';
import type { FindTopicsLike, RelatedTopics } from './related.types';

/** Topics of the own database that tell of the same event or series. Asks nobody outside. */
export class RelatedTopicsService {
  constructor(
    private readonly find: FindTopicsLike,
    private readonly judge: SameEventJudge,
  ) {}

  async of(topic: Topic): Promise<RelatedTopics> {
    return relatedTopics(gistOf(topic), await this.find(topic), this.judge);
  }
}

const gistOf = (topic: Topic): TopicGist => ({
  ...topic,
  investigationId: null,
  text: (topic.summary ?? topic.articleText)?.slice(0, 1_000) ?? null,
});
