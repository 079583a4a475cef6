import type { Instant, Reason, Topic, TopicGist } from '@corroborate/domain';

/** Topics of the own database that share something with one, before anybody judged them. */
export type FindTopicsLike = (topic: Topic) => Promise<{ event: TopicGist[]; series: TopicGist[] }>;

/** Another topic of the own database. It explains where a topic stands; whatever its level, it is no evidence. */
export interface RelatedTopic extends Pick<
  Topic,
  'externalId' | 'title' | 'verificationStatus' | 'status' | 'investigated'
> {
  topicId: number;
  /** The last investigation of it. */
  investigationId: number | null;
  /** Of the event, or else of its discovery. */
  date: Instant | null;
  /** Against the topic's own; null where one of them bears no date. */
  when: 'before' | 'same time' | 'after' | null;
  /** 0–1: how surely it is one event; null in a series. */
  score: number | null;
  /** Both stand on one page: the same topic twice, most likely. */
  samePage: boolean;
  reasons: Reason[];
}

export interface RelatedTopics {
  /** Every two of them may be one event; surest first. */
  sameEvent: RelatedTopic[];
  /** The same kind of event with the same actor or in the same place at another time; nearest in time first. */
  sameSeries: RelatedTopic[];
}
