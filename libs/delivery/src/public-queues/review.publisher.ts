import { Inject, Injectable } from '@nestjs/common';
import { DATABASE, type Database, type QueuedReview } from '@corroborate/db';
import { QueueHub, type PublicQueueItem, type PublicReviewPayload } from '@corroborate/queue';
import { LOG, type ProcessLog } from '@corroborate/telemetry/module';
import { QueuePublisher } from './queue.publisher';

const BATCH_SIZE = 200;

/** Keeps the public queue `reviews` in sync with the items held for review. */
@Injectable()
export class ReviewPublisher extends QueuePublisher<QueuedReview, PublicReviewPayload> {
  constructor(
    @Inject(DATABASE) { reviewQueue }: Database,
    @Inject(QueueHub) { reviews }: QueueHub,
    @Inject(LOG) log: ProcessLog,
  ) {
    super({ rows: reviewQueue, shelf: reviews, log, what: 'review items', batch: BATCH_SIZE, toOffer: toQueueItem });
  }
}

const toQueueItem = (item: QueuedReview): PublicQueueItem<PublicReviewPayload> => ({
  id: item.id,
  priority: item.priority,
  data: {
    version: 1,
    review_id: item.id,
    investigation_id: item.investigationId,
    topic_id: item.topicId,
    external_id: item.externalId,
    topic_title: item.topicTitle,
    reasons: item.reasons.map(({ reason, detail }) => ({ reason, detail })),
    priority: item.priority,
    current_level: item.currentLevel,
    recommended_level: item.recommendedLevel,
    created_at: item.createdAt,
  },
});
