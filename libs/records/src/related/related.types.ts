import type { Instant, Reason, Topic, TopicGist } from '@corroborate/domain';

/** Stored topics that share something with this one, not yet evaluated. */
export type FindTopicsLike = (topic: Topic) => Promise<{ event: TopicGist[]; series: TopicGist[] }>;

/** Another stored topic. It provides context; whatever its level, it is not evidence. */
export interface RelatedTopic extends Pick<
  Topic,
  'externalId' | 'title' | 'verificationStatus' | 'status' | 'investigated'
> {
  topicId: number;
  /** ID of the topic's latest investigation. */
  investigationId: number | null;
  /** Date of the event, otherwise of the topic's discovery. */
  date: Instant | null;
  /** Relative to the topic's own date; null if either topic has no date. */
  when: 'before' | 'same time' | 'after' | null;
  /** 0–1: probability that it is the same event; null in a series. */
  score: number | null;
  /** True if both topics are based on one page: most likely a duplicate topic. */
  samePage: boolean;
  reasons: Reason[];
}

export interface RelatedTopics {
  /** Topics that are all pairwise compatible with being one event; most certain first. */
  sameEvent: RelatedTopic[];
  /** Topics about the same kind of event with the same actor or place at another time; nearest in time first. */
  sameSeries: RelatedTopic[];
}
