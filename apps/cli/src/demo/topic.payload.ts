import type { PublicTopicPayload } from '@corroborate/queue';
import type { WorldTopic } from '@corroborate/sandbox';

/** A topic of the world, as the article pipeline would add it to the public queue. */
export function topicPayload(topic: WorldTopic): PublicTopicPayload {
  return {
    version: 1,
    topic: {
      external_id: topic.externalId,
      title: topic.title,
      summary: topic.summary,
      article_text: topic.articleText,
      url: topic.url,
      event_date: topic.eventDate,
      discovery_date: topic.discoveryDate,
      location: topic.location,
      entities: topic.entities,
      category: topic.category,
      language: topic.language,
      newsworthiness_score: topic.newsworthinessScore,
      status: topic.status,
      verification_status: topic.verificationStatus,
      source_count: topic.sourceCount,
      source_plan: topic.sourcePlan,
      verified_facts: topic.verifiedFacts,
      investigated: topic.investigated,
    },
  };
}
